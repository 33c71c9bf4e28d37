"use client";

import dynamic from "next/dynamic";
import { useMemo, useState } from "react";
import type { CellGraph } from "@/lib/ton/cell/cell";
import { CellItem } from "./cell-item";
import { cellLines } from "./cell-rows";
import { CELL_FORMS, type CellForm } from "./cell-text";

/** Few trees are that long. */
const CellWindow = dynamic(async () => (await import("./cell-window")).CellWindow);

/** Longer trees have a separate window, which renders only the visible lines. */
const WHOLE_LINES = 150;
/** Every cell of the largest bag that is read, with all of its references. */
const MAX_LINES = 500_000;

/** The tree of cells in the order of references. */
export function CellTree({ graph }: { readonly graph: CellGraph }) {
  const [form, setForm] = useState<CellForm>("Hex");
  const lines = useMemo(() => cellLines(graph, MAX_LINES), [graph]);
  return (
    <>
      <div
        role="group"
        aria-label="Data"
        className="mb-3 flex w-max max-w-full overflow-x-auto rounded-control bg-sunken p-[3px] noscript:hidden"
      >
        {CELL_FORMS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === form}
            onClick={() => setForm(name)}
            className="segment"
          >
            {name}
          </button>
        ))}
      </div>
      {lines.length > WHOLE_LINES ? (
        <CellWindow key={graph.cells.length} graph={graph} lines={lines} form={form} />
      ) : (
        <ol className="grid grid-cols-1 gap-2">
          {lines.map((line, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- a cell can have several lines: their place is what they are
            <CellItem key={place} graph={graph} line={line} form={form} />
          ))}
        </ol>
      )}
    </>
  );
}
