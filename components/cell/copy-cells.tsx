"use client";

import type { MouseEvent } from "react";
import { writeBoc } from "@/lib/ton/cell/boc-writer";
import { bytesToBase64 } from "@/lib/ton/value/bytes";
import type { CellGraph } from "@/lib/ton/cell/cell";

interface CopyCellsProps {
  readonly graph: CellGraph;
  readonly index: number;
}

/** Copies the subtree of a cell, which is serialized on click only. */
export function CopyCells({ graph, index }: CopyCellsProps) {
  // `CopyListener` handles the same click later and copies what `data-copy` holds by then.
  const write = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.setAttribute("data-copy", bytesToBase64(writeBoc(graph, index), "standard"));
  };
  return (
    <button
      type="button"
      data-copy=""
      onClickCapture={write}
      aria-label={`Copy cell ${index} and its subtree as BoC`}
      className="cursor-pointer rounded-control border border-edge/60 px-1.5 py-0.5 text-xs hover:border-edge data-copied:text-positive noscript:hidden"
    >
      Copy as BoC
    </button>
  );
}
