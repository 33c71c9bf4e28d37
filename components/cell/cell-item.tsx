"use client";

import { Count } from "@/components/entity/count";
import { HashText } from "@/components/entity/hash-text";
import { Badge } from "@/components/ui/badge";
import type { CellGraph } from "@/lib/ton/cell/cell";
import type { CellLine } from "./cell-rows";
import { CopyCells } from "./copy-cells";
import { counted } from "@/lib/text/counted";

/** Indentation stops here, so that deep cells still fit on the screen. */
const MAX_INDENT = 10;

interface CellItemProps {
  readonly graph: CellGraph;
  readonly line: CellLine;
}

export function CellItem({ graph, line: { index, cell, level, isRepeated } }: CellItemProps) {
  const steps = Math.min(level, MAX_INDENT);
  // Of a narrow screen a part only, also with large letters.
  const step = `min(${steps * 0.75}rem, ${steps * 1.5}vw)`;
  return (
    <li className="border-s border-line ps-3" style={{ marginInlineStart: step }}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        <span className="text-text">
          Cell <Count value={index} />
        </span>
        <span>depth {level}</span>
        {isRepeated ? (
          <span>shown above</span>
        ) : (
          <>
            <span>{cell.bits} bits</span>
            <span>{counted(cell.refs.length, "reference")}</span>
            {cell.kind !== "ordinary" && <Badge>{cell.kind}</Badge>}
            <span>
              <HashText hash={cell.hash} copy what="hash of the cell" />
            </span>
            <CopyCells graph={graph} index={index} />
          </>
        )}
      </div>
      {!isRepeated && cell.data !== "" && (
        <p className="font-mono text-xs break-all slashed-zero">{cell.data}</p>
      )}
    </li>
  );
}
