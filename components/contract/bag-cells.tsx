"use client";

import { CellTree } from "@/components/cell/cell-tree";
import { decodeProblem } from "@/components/decode/decode-problem";
import { useDecoding } from "@/components/decode/use-decoding";
import { ErrorNotice } from "@/components/error/error-notice";
import { Disclosure } from "@/components/ui/disclosure";
import type { CellGraph } from "@/lib/ton/cell/cell";

interface BagCellsProps {
  /** In base64. */
  readonly boc: string;
  /** Null if the browser has to parse them. */
  readonly graph: CellGraph | null;
  readonly what: string;
}

export function BagCells({ boc, graph, what }: BagCellsProps) {
  return (
    <div className="mt-3">
      <Disclosure summary={`Cells of the ${what}`}>
        {() => (graph === null ? <CellsReadInBrowser boc={boc} /> : <CellTree graph={graph} />)}
      </Disclosure>
    </div>
  );
}

function CellsReadInBrowser({ boc }: { readonly boc: string }) {
  const decoding = useDecoding(boc);
  if (decoding === null) return <p className="text-muted">Decoding…</p>;
  if (!decoding.ok) return <ErrorNotice error={decoding.error} />;
  const [item] = decoding.value.items;
  const [reading] = item?.readings ?? [];
  if (reading?.is === "bag") return <CellTree graph={reading.graph} />;
  const problem = item === undefined ? null : decodeProblem(item);
  return problem === null ? null : <ErrorNotice error={problem} />;
}
