"use client";

import { Count } from "@/components/entity/count";
import { Counted } from "@/components/entity/counted";
import { HashText } from "@/components/entity/hash-text";
import { Fact, Facts } from "@/components/ui/fact-list";
import type { CellGraph } from "@/lib/ton/cell/cell";
import { CellBadges } from "./cell-badges";
import { CellData } from "./cell-data";
import type { CellLine } from "./cell-rows";
import type { CellForm } from "./cell-text";
import { CopyCells } from "./copy-cells";

interface CellPanelProps {
  readonly graph: CellGraph;
  readonly lines: readonly CellLine[];
  readonly line: CellLine;
  readonly form: CellForm;
  /** Goes to a line, by its index. */
  readonly open: (place: number) => void;
}

/** One cell of a long tree, in full. */
export function CellPanel({ graph, lines, line: { index, cell }, form, open }: CellPanelProps) {
  return (
    <div className="mt-4 rounded-xl bg-sunken p-4" aria-live="polite">
      <p className="mb-2 flex flex-wrap items-center gap-3 font-semibold">
        Cell {index}
        <CellBadges cell={cell} />
        <CopyCells graph={graph} index={index} />
      </p>
      <Facts narrow="card">
        <Fact name="Hash">
          <HashText hash={cell.hash} full what="hash of the cell" />
        </Fact>
        <Fact name="Size">
          <Counted count={cell.bits} one="bit" />, depth <Count value={cell.depth} />
        </Fact>
        {cell.refs.length > 0 && (
          <Fact name="References">
            <span className="flex flex-wrap gap-x-3">
              {cell.refs.map((ref, place) => (
                <button
                  // oxlint-disable-next-line react/no-array-index-key -- a cell can refer to another one twice
                  key={place}
                  type="button"
                  onClick={() => open(lines.findIndex((other) => other.index === ref))}
                  className="cursor-pointer text-link hover:underline"
                >
                  Cell {ref}
                </button>
              ))}
            </span>
          </Fact>
        )}
        {cell.bits > 0 && (
          <Fact name="Data">
            <span className="code-text text-xs break-all">
              <CellData cell={cell} form={form} />
            </span>
          </Fact>
        )}
      </Facts>
    </div>
  );
}
