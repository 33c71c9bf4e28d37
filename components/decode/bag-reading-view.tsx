import type { ReactNode } from "react";
import { BodyView } from "@/components/message/body/body-view";
import { CellTree } from "@/components/cell/cell-tree";
import { Disassembly } from "@/components/contract/disassembly";
import { Count } from "@/components/entity/count";
import { HashText } from "@/components/entity/hash-text";
import { FactRows, type FactRow } from "@/components/transaction/page/fact-rows";
import { PageLink } from "@/components/ui/page-link";
import { Section } from "@/components/ui/section";
import type { BagReading, DecodedRoot } from "@/lib/domain/decode/decode-report";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { operationText } from "@/lib/domain/transaction/operation-text";
import { searchPath, sendMessagePath } from "@/lib/paths";
import type { Body, Value } from "@/lib/ton/bodies/value";
import { methodName } from "@/lib/ton/contract/method-names";
import { opcodeName } from "@/lib/ton/contract/opcode-names";
import { isOpcode } from "@/lib/ton/contract/opcode";
import { readingName } from "./reading-name";
import { SchemeReader } from "./scheme-reader";

interface BagReadingProps {
  readonly network: PageNetwork;
  readonly reading: BagReading;
}

interface BagReadingViewProps extends BagReadingProps {
  /** Where the service's answers differ from ours. */
  readonly opinion?: ReactNode;
}

const unnamed = () => undefined;

/** A bag of cells: what it is, and its cells. */
export function BagReadingView({ network, reading, opinion }: BagReadingViewProps) {
  const { graph, roots, bytes } = reading;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 gap-4">
          {roots.map((root, place) => (
            <Section
              // oxlint-disable-next-line react/no-array-index-key -- one cell can be two of the roots
              key={place}
              title={roots.length === 1 ? readingName(reading) : `Root ${place + 1}`}
            >
              <RootView network={network} root={root} reading={reading} />
            </Section>
          ))}
          {opinion}
        </div>
        <Section title="BoC">
          <FactRows
            narrow="card"
            rows={[
              ["Cells", <Count key="cells" value={graph.cells.length} />],
              [
                "Size",
                <span key="bytes">
                  <Count value={bytes} /> bytes
                </span>,
              ],
              ...graph.roots.slice(0, roots.length).flatMap((root, place) => rootFacts(reading, root, place)),
            ]}
          />
        </Section>
      </div>
      <Section title="Cells" count={<Count value={graph.cells.length} />}>
        <CellTree graph={graph} />
      </Section>
    </div>
  );
}

function rootFacts({ graph }: BagReading, root: number, place: number): readonly FactRow[] {
  const cell = graph.cells[root];
  if (cell === undefined) return [];
  const of = graph.roots.length === 1 ? "" : ` ${place + 1}`;
  return [
    [`Root hash${of}`, <HashText key="hash" hash={cell.hash} full what="root hash" />],
    [`Depth${of}`, <Count key="depth" value={cell.depth} />],
    [`Cell type${of}`, cell.kind === "ordinary" ? null : operationText(cell.kind)],
    [`Level${of}`, cell.level === 0 ? null : cell.level],
  ];
}

interface RootViewProps extends BagReadingProps {
  readonly root: DecodedRoot;
}

function RootView({ network, root, reading }: RootViewProps) {
  const body = root.body.is === "read" ? [root.body.body] : [];
  const [first, ...others] =
    root.leads === "body" ? [...body, ...root.structures] : [...root.structures, ...body];
  return (
    <>
      {first === undefined ? (
        <UnknownRoot root={root} reading={reading} />
      ) : (
        <BodyView body={first} place={{ network, nameOf: unnamed, folds: isLong(first) }} />
      )}
      {root.code !== null && <CodeFacts code={root.code} />}
      <SchemeReader network={network} graph={reading.graph} root={root.index} />
      {root.messageHash !== null && (
        <p className="mt-3 wrap-anywhere">
          <span className="text-muted">Normalized message hash: </span>
          <PageLink href={searchPath(network, root.messageHash)} className="font-mono text-sm">
            {root.messageHash}
          </PageLink>
        </p>
      )}
      {root.messageHash !== null && reading.boc !== null && reading.roots.length === 1 && (
        <p className="mt-3">
          <PageLink href={sendMessagePath(network, reading.boc)}>Review and send this message</PageLink>
        </p>
      )}
      {root.code !== null && reading.boc !== null && reading.roots.length === 1 && (
        <details className="mt-3">
          <summary className="cursor-pointer text-link">Disassembly</summary>
          <div className="mt-2">
            <Disassembly boc={reading.boc} name="code" isLibrary={false} />
          </div>
        </details>
      )}
      {others.map((other) => (
        <OtherReading key={other.name} network={network} body={other} />
      ))}
    </>
  );
}

/** As many fields as fit on a screen or two. */
const MOST_OPEN = 60;

function countOf(value: Value): number {
  if (value.is === "group") return value.fields.reduce((sum, field) => sum + countOf(field.value), 1);
  if (value.is === "body") return value.body.fields.reduce((sum, field) => sum + countOf(field.value), 1);
  return value.is === "list" ? value.items.reduce((sum, item) => sum + countOf(item), 1) : 1;
}

function isLong({ fields }: Body): boolean {
  return fields.reduce((sum, { value }) => sum + countOf(value), 0) > MOST_OPEN;
}

/** Another reading of the cells. */
function OtherReading({ network, body }: { readonly network: PageNetwork; readonly body: Body }) {
  return (
    <details className="mt-3">
      <summary className="cursor-pointer text-link">Could also be: {operationText(body.name)}</summary>
      <div className="mt-2">
        <BodyView body={body} place={{ network, nameOf: unnamed }} />
      </div>
    </details>
  );
}

/** Without a layout there is at most an opcode. */
function UnknownRoot({ root, reading }: Omit<RootViewProps, "network">) {
  const cell = reading.graph.cells[root.index];
  const opcode = `0x${cell?.data.slice(0, 8) ?? ""}`;
  if (root.code !== null) return null;
  if (cell === undefined || cell.bits < 32 || !isOpcode(opcode))
    return <p className="text-muted">No opcode</p>;
  const name = opcodeName(opcode);
  return (
    <FactRows
      narrow="card"
      rows={[
        [
          "Opcode",
          <span key="opcode">
            <span className="code-text">{opcode}</span>
            {name !== null && ` ${name}`}
          </span>,
        ],
      ]}
    />
  );
}

function CodeFacts({ code: { name, methods } }: { readonly code: NonNullable<DecodedRoot["code"]> }) {
  return (
    <FactRows
      narrow="card"
      rows={[
        ["Contract", name === null ? null : operationText(name)],
        ["Methods", methods.length === 0 ? null : methods.map((id) => methodName(id).name ?? id).join(", ")],
      ]}
    />
  );
}
