"use client";

import { Count } from "@/components/entity/count";
import type { CellGraph } from "@/lib/ton/cell/cell";
import { counted } from "@/lib/text/counted";
import { CellBadges } from "./cell-badges";
import { CellData } from "./cell-data";
import { CellPanel } from "./cell-panel";
import type { CellLine } from "./cell-rows";
import type { CellForm } from "./cell-text";
import { indentOf } from "./indent";
import { useLineWindow } from "./use-line-window";

/** The height of a line (h-12). */
const LINE_REM = 3;
const FIRST_HEIGHT = 600;

interface CellWindowProps {
  readonly graph: CellGraph;
  readonly lines: readonly CellLine[];
  readonly form: CellForm;
}

/** A long tree, of which only the visible lines are rendered; the selected cell is shown in full below it. */
export function CellWindow({ graph, lines, form }: CellWindowProps) {
  const { frame, advance, range, space, chosen, choose, open } = useLineWindow({
    count: lines.length,
    lineRem: LINE_REM,
    firstHeight: FIRST_HEIGHT,
    above: 2,
  });
  const line = lines[chosen];
  return (
    <>
      <div
        ref={frame}
        onScroll={advance}
        role="region"
        aria-label="Cell tree"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be scrolled must be reachable with the keyboard
        tabIndex={0}
        className="max-h-[60vh] overflow-y-auto rounded-control border border-line noscript:max-h-none"
      >
        <ol className="noscript:!pb-0" style={space}>
          {lines.slice(range.from, range.to).map((one, at) => (
            <WindowLine
              // oxlint-disable-next-line react/no-array-index-key -- a cell can have several lines: their place is what they are
              key={range.from + at}
              line={one}
              form={form}
              isChosen={range.from + at === chosen}
              place={range.from + at}
              count={lines.length}
              choose={choose}
            />
          ))}
        </ol>
      </div>
      <p className="mt-2 text-sm text-muted">
        <Count value={lines.length} /> lines
        <span className="hidden noscript:inline">; all of them need JavaScript</span>
      </p>
      {line !== undefined && <CellPanel graph={graph} lines={lines} line={line} form={form} open={open} />}
    </>
  );
}

interface WindowLineProps {
  readonly line: CellLine;
  readonly form: CellForm;
  readonly isChosen: boolean;
  readonly place: number;
  readonly count: number;
  readonly choose: (place: number) => void;
}

function WindowLine({
  line: { index, cell, level, isRepeated },
  form,
  isChosen,
  place,
  count,
  choose,
}: WindowLineProps) {
  return (
    <li aria-setsize={count} aria-posinset={place + 1} className="h-12 overflow-hidden">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={() => choose(place)}
        className="block h-12 w-full cursor-pointer overflow-hidden px-3 py-1 text-start -outline-offset-2 hover:bg-sunken aria-pressed:bg-link-soft"
      >
        <span
          className="flex items-center gap-x-3 whitespace-nowrap"
          style={{ paddingInlineStart: indentOf(level) }}
        >
          <span>
            Cell <Count value={index} />
          </span>
          <span className="text-muted">
            {isRepeated
              ? "shown above"
              : `${counted(cell.bits, "bit")}, ${counted(cell.refs.length, "reference")}`}
          </span>
          <CellBadges cell={cell} />
        </span>
        <span
          className="block truncate code-text text-xs text-muted"
          style={{ paddingInlineStart: indentOf(level) }}
        >
          <CellData cell={cell} form={form} />
        </span>
      </button>
    </li>
  );
}
