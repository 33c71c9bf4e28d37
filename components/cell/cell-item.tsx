"use client";

import { Count } from "@/components/entity/count";
import { HashText } from "@/components/entity/hash-text";
import type { CellGraph } from "@/lib/ton/cell/cell";
import { CellBadges } from "./cell-badges";
import { CellData } from "./cell-data";
import type { CellLine } from "./cell-rows";
import type { CellForm } from "./cell-text";
import { CopyCells } from "./copy-cells";
import { indentOf } from "./indent";
import { counted } from "@/lib/text/counted";

interface CellItemProps {
  readonly graph: CellGraph;
  readonly line: CellLine;
  readonly form: CellForm;
}

export function CellItem({ graph, line: { index, cell, level, isRepeated }, form }: CellItemProps) {
  return (
    <li className="border-s border-line ps-3" style={{ marginInlineStart: indentOf(level) }}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        <span className="text-text">
          Cell <Count value={index} />
        </span>
        {isRepeated ? (
          <span>shown above</span>
        ) : (
          <>
            <span>{counted(cell.bits, "bit")}</span>
            <span>{counted(cell.refs.length, "reference")}</span>
            <span>depth {cell.depth}</span>
            <CellBadges cell={cell} />
            <span>
              <HashText hash={cell.hash} copy what="hash of the cell" />
            </span>
            <CopyCells graph={graph} index={index} />
          </>
        )}
      </div>
      {!isRepeated && cell.bits > 0 && (
        <p className="code-text text-xs break-all">
          <CellData cell={cell} form={form} />
        </p>
      )}
    </li>
  );
}
