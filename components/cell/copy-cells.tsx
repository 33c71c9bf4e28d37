"use client";

import type { MouseEvent } from "react";
import { writeBoc } from "@/lib/ton/cell/boc-writer";
import { bytesToBase64 } from "@/lib/ton/value/bytes";
import { bytesToHex } from "@/lib/ton/value/write-hex";
import type { CellGraph } from "@/lib/ton/cell/cell";

interface CopyCellsProps {
  readonly graph: CellGraph;
  readonly index: number;
}

interface BocForm {
  readonly name: string;
  readonly label: (cell: string) => string;
  readonly write: (bytes: Uint8Array) => string;
}

const FORMS: readonly BocForm[] = [
  {
    name: "Copy BoC",
    label: (cell) => `Copy ${cell} and its subtree as BoC`,
    write: (bytes) => bytesToBase64(bytes, "standard"),
  },
  { name: "Hex", label: (cell) => `Copy ${cell} and its subtree as BoC in hex`, write: bytesToHex },
];

/** Copies the subtree of a cell, which is serialized on click only. */
export function CopyCells({ graph, index }: CopyCellsProps) {
  return (
    <span className="inline-flex gap-1 noscript:hidden">
      {FORMS.map(({ name, label, write }) => (
        <button
          key={name}
          type="button"
          data-copy=""
          // `CopyListener` handles the same click later and copies what `data-copy` holds by then.
          onClickCapture={({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
            currentTarget.setAttribute("data-copy", write(writeBoc(graph, index)));
          }}
          aria-label={label(`cell ${index}`)}
          className="cursor-pointer rounded-control border border-edge/60 px-1.5 py-0.5 text-xs hover:border-edge data-copied:text-positive"
        >
          {name}
        </button>
      ))}
    </span>
  );
}
