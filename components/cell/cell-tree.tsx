"use client";

import { Count } from "@/components/entity/count";
import { BUTTON_CLASS } from "@/components/ui/button-class";
import { useMemo, useState } from "react";
import type { CellGraph } from "@/lib/ton/cell/cell";
import { cellLines, countLines } from "./cell-rows";
import { CellItem } from "./cell-item";

const LINES_STEP = 100;

/** The tree of cells in the order of references. Large bags are shown in steps. */
export function CellTree({ graph }: { readonly graph: CellGraph }) {
  const [maxLines, setMaxLines] = useState(LINES_STEP);
  const lines = useMemo(() => cellLines(graph, maxLines), [graph, maxLines]);
  const remaining = countLines(graph) - lines.length;
  return (
    <>
      <ol className="grid grid-cols-1 gap-2">
        {lines.map((line, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a cell can have several lines: their place is what they are
          <CellItem key={place} graph={graph} line={line} />
        ))}
      </ol>
      {remaining > 0 && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
          <Count value={remaining} /> more cells
          <button
            type="button"
            onClick={() => setMaxLines(maxLines + LINES_STEP)}
            className={`${BUTTON_CLASS} noscript:hidden`}
          >
            Show {Math.min(LINES_STEP, remaining)} more
          </button>
        </p>
      )}
    </>
  );
}
