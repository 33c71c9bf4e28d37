import { CellTree } from "@/components/cell/cell-tree";
import { Count } from "@/components/entity/count";
import { HashText } from "@/components/entity/hash-text";
import { Name } from "@/components/entity/name";
import { FactList, known, type FactRow } from "@/components/transaction/fact-list";
import { Section } from "@/components/ui/section";
import { readComment, type CellGraph } from "@/lib/ton/cell";
import { isOpcode } from "@/lib/ton/opcode";
import { opcodeName } from "@/lib/ton/opcode-names";

const LONGEST_COMMENT = 2_000;

/** What is in a bag of cells, as far as it shows without knowing what it was made for. */
export function BagView({ graph, bytes }: { readonly graph: CellGraph; readonly bytes: number }) {
  return (
    <div className="grid grid-cols-1 gap-10">
      <Section title="Bag of cells">
        <FactList
          rows={[
            ["Cells", <Count key="cells" value={graph.cells.length} />],
            ["Size in bytes", <Count key="bytes" value={bytes} />],
            ...graph.roots.flatMap((root, place) => rootFacts(graph, root, place)),
          ]}
        />
      </Section>
      <Section title="Cells">
        <CellTree graph={graph} />
      </Section>
    </div>
  );
}

function rootFacts(graph: CellGraph, root: number, place: number): readonly FactRow[] {
  const cell = graph.cells[root];
  if (cell === undefined) return [];
  const of = graph.roots.length === 1 ? "" : ` ${place + 1}`;
  const comment = (text: string) => <Name text={text} max={LONGEST_COMMENT} />;
  return [
    [`Root hash${of}`, <HashText key="hash" hash={cell.hash} full what="root hash" />],
    [`Depth${of}`, <Count key="depth" value={cell.depth} />],
    [`Opcode${of}`, operation(cell.bits, cell.data)],
    [`Text${of}`, known(readComment(graph, root), comment)],
  ];
}

/** The first 32 bits, which say in the body of a message what is asked for. */
function operation(bits: number, data: string) {
  const opcode = `0x${data.slice(0, 8)}`;
  if (bits < 32 || !isOpcode(opcode)) return null;
  const name = opcodeName(opcode);
  return (
    <>
      <span className="font-mono slashed-zero">{opcode}</span>
      {name !== null && ` ${name}, if it is the body of a message`}
    </>
  );
}
