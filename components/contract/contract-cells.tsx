import { Count } from "@/components/entity/count";
import { HashText } from "@/components/entity/hash-text";
import { FactRows, type FactRow } from "@/components/transaction/page/fact-rows";
import type { AddressNetwork } from "@/lib/paths";
import type { Cells, ReadCells } from "@/lib/domain/contract/contract-report";
import { operationText } from "@/lib/domain/transaction/operation-text";
import { formatFriendly, type Address } from "@/lib/ton/address/address";
import type { CellGraph } from "@/lib/ton/cell/cell";
import type { Hash } from "@/lib/ton/value/hash";
import { codeName } from "@/lib/ton/contract/code-names";
import { BagCells } from "./bag-cells";
import { BagFiles } from "./bag-files";
import { DecodeLink } from "./decode-link";

interface ContractCellsProps {
  readonly network: AddressNetwork;
  readonly what: "code" | "data" | "library";
  /** Base name of downloaded files. */
  readonly fileName: string;
  readonly cells: Cells;
  /** The hash according to the service, if it has one. */
  readonly statedHash: Hash | null;
}

/** Larger trees are parsed in the browser, on demand. */
const MAX_CELLS_IN_PAGE = 250;

/** The cells of a contract's code or data: facts, downloads and the tree. */
export function ContractCells({ network, what, fileName, cells, statedHash }: ContractCellsProps) {
  if (cells.is !== "read") return <UnreadCells what={what} cells={cells} statedHash={statedHash} />;
  const { boc, bytes, graph, hash } = cells;
  return (
    <>
      <FactRows narrow="panel" rows={cellFacts(what, cells)} />
      {statedHash !== null && statedHash !== hash && (
        <p className="mt-2 max-w-prose text-warning">
          Hash mismatch: the data service reports <HashText hash={statedHash} />.
        </p>
      )}
      <BagCells boc={boc} graph={inPage(graph)} what={what} />
      <details className="mt-2 noscript:hidden print:hidden">
        <summary className="cursor-pointer text-link">Download or copy the {what}</summary>
        <BagFiles boc={boc} bytes={bytes} what={what} stem={fileName} />
      </details>
      <DecodeLink network={network} what={what} boc={boc} />
    </>
  );
}

function inPage(graph: CellGraph): CellGraph | null {
  return graph.cells.length > MAX_CELLS_IN_PAGE ? null : graph;
}

function cellFacts(
  what: ContractCellsProps["what"],
  { hash, graph, bits, depth, bytes }: ReadCells,
): FactRow[] {
  const name = what === "data" ? null : codeName(hash);
  const root = graph.cells[graph.roots[0] ?? 0];
  return [
    ["Contract type", name === null ? null : operationText(name)],
    ["Hash", <HashText key="hash" hash={hash} full what={`hash of the ${what}`} />],
    ["Cell type", root?.kind === "library" ? "Library reference" : null],
    ["Cells", <Count key="cells" value={graph.cells.length} />],
    ["Bits", <Count key="bits" value={bits} />],
    ["Depth", <Count key="depth" value={depth} />],
    ["Size, bytes", <Count key="bytes" value={bytes} />],
  ];
}

interface UnreadCellsProps {
  readonly what: string;
  readonly cells: Exclude<Cells, ReadCells>;
  readonly statedHash: Hash | null;
}

function UnreadCells({ what, cells, statedHash }: UnreadCellsProps) {
  return (
    <>
      {statedHash !== null && (
        <FactRows
          narrow="panel"
          rows={[["Hash", <HashText key="hash" hash={statedHash} full what={what} />]]}
        />
      )}
      <p className="mt-2 max-w-prose text-muted">
        {cells.is === "absent" && `No ${what}.`}
        {cells.is === "broken" && `Invalid BoC: ${cells.reason}.`}
        {cells.is === "large" && (
          <>
            Too large to show: <Count value={cells.bytes} /> bytes.
          </>
        )}
      </p>
    </>
  );
}

/** "EQAB…cdef-code" */
export function fileStem({ testnet }: AddressNetwork, account: Address, what: string): string {
  const friendly = formatFriendly(account, { bounceable: true, testnet });
  return `${friendly}-${what}`;
}
