import { BodyView } from "@/components/message/body/body-view";
import { CellTree } from "@/components/cell/cell-tree";
import { Count } from "@/components/entity/count";
import { HashText } from "@/components/entity/hash-text";
import { FactRows, type FactRow } from "@/components/transaction/page/fact-rows";
import { Section } from "@/components/ui/section";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { readBody } from "@/lib/ton/bodies/read-body";
import type { CellGraph } from "@/lib/ton/cell/cell";
import { isOpcode } from "@/lib/ton/contract/opcode";
import { opcodeName } from "@/lib/ton/contract/opcode-names";

/** Values of a body on the page. */
const MAX_LINES = 400;

interface BagViewProps {
  readonly network: PageNetwork;
  readonly graph: CellGraph;
  readonly bytes: number;
}

/** What can be said about a bag of cells without knowing its purpose. */
export function BagView({ network, graph, bytes }: BagViewProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Section title="BoC">
        <FactRows
          rows={[
            ["Cells", <Count key="cells" value={graph.cells.length} />],
            [
              "Size",
              <span key="bytes">
                <Count value={bytes} /> bytes
              </span>,
            ],
            ...graph.roots.flatMap((root, place) => rootFacts(network, graph, root, place)),
          ]}
        />
      </Section>
      <Section title="Cells">
        <CellTree graph={graph} />
      </Section>
    </div>
  );
}

function rootFacts(network: PageNetwork, graph: CellGraph, root: number, place: number): readonly FactRow[] {
  const cell = graph.cells[root];
  if (cell === undefined) return [];
  const of = graph.roots.length === 1 ? "" : ` ${place + 1}`;
  return [
    [`Root hash${of}`, <HashText key="hash" hash={cell.hash} full what="root hash" />],
    [`Depth${of}`, <Count key="depth" value={cell.depth} />],
    [`Opcode${of}`, operation(cell.bits, cell.data)],
    [`Message body${of}`, body(network, graph, root)],
  ];
}

const unnamed = () => undefined;

/** Cells do not say what they are, so this only assumes the body of a message. */
function body(network: PageNetwork, graph: CellGraph, root: number) {
  const decoding = readBody(graph, root, { fromOutside: null, kinds: [], most: MAX_LINES });
  if (decoding.is !== "read") return null;
  return <BodyView body={decoding.body} place={{ network, nameOf: unnamed }} />;
}

/** The first 32 bits: the opcode, if this is a message body. */
function operation(bits: number, data: string) {
  const opcode = `0x${data.slice(0, 8)}`;
  if (bits < 32 || !isOpcode(opcode)) return null;
  const name = opcodeName(opcode);
  return (
    <>
      <span className="font-mono slashed-zero">{opcode}</span>
      {name !== null && ` ${name}`}
    </>
  );
}
