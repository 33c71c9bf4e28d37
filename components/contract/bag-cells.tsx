"use client";

import { CellTree } from "@/components/cell/cell-tree";
import { useBag } from "@/components/decode/use-bag";
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
  const bag = useBag(boc);
  if (bag === null) return <p className="text-muted">Decoding…</p>;
  return bag.ok ? <CellTree graph={bag.value.graph} /> : <ErrorNotice error={bag.error} />;
}
