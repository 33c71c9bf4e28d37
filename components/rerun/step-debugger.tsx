"use client";

import { Counted } from "@/components/entity/counted";
import { useMemo, useState } from "react";
import { Count } from "@/components/entity/count";
import { useLineWindow } from "@/components/cell/use-line-window";
import { saveFile } from "@/components/contract/save-code-file";
import { VmSteps, type VmStep } from "@/lib/domain/rerun/vm-steps";
import type { PackedSteps } from "@/lib/ton/vm/vm-task";

interface StepDebuggerProps {
  readonly packed: PackedSteps;
  /** How many steps the chain counted. */
  readonly vmSteps: number | null;
}

/** The height of a row (h-8). */
const ROW_REM = 2;
const FIRST_HEIGHT = 480;

const AHEAD: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 12, PageUp: -12 };

/**
 * The steps of the virtual machine, of which only the visible ones are rendered, with the stack before the selected
 * one.
 */
export function StepDebugger({ packed, vmSteps }: StepDebuggerProps) {
  const steps = useMemo(() => new VmSteps(packed), [packed]);
  const { frame, advance, range, space, chosen, choose, open } = useLineWindow({
    count: steps.count,
    lineRem: ROW_REM,
    firstHeight: FIRST_HEIGHT,
    above: 3,
  });
  const [searched, setSearched] = useState("");
  const throwAt = useMemo(() => steps.throwAt(), [steps]);

  const found = searched.trim() === "" ? undefined : steps.find(searched, chosen);
  return (
    <div>
      <h4 className="mb-2 font-semibold">
        VM steps{" "}
        <span className="font-normal text-muted">
          <Count value={vmSteps ?? packed.steps} />
        </span>
      </h4>
      <div className="mb-3 flex flex-wrap items-center gap-2 print:hidden">
        <form
          role="search"
          aria-label="Steps"
          className="flex flex-wrap items-center gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            const next = steps.find(searched, chosen + 1);
            if (next !== null) open(next);
          }}
        >
          <input
            type="search"
            value={searched}
            aria-label="Instruction"
            placeholder="Instruction"
            spellCheck={false}
            onChange={({ currentTarget }) => setSearched(currentTarget.value)}
            className="w-44 rounded-control border border-edge bg-surface px-3 py-1"
          />
          <button type="submit" className="button">
            Find next
          </button>
        </form>
        {throwAt !== null && (
          <button type="button" onClick={() => open(throwAt)} className="button">
            Go to throw
          </button>
        )}
        <button type="button" onClick={() => saveFile("vm-steps.txt", steps.text())} className="button">
          Save as text
        </button>
        <output className="text-sm text-muted">{found === null ? "Not found" : ""}</output>
      </div>
      {steps.isCut && (
        <p className="mb-2 text-sm text-muted">The log is too long: its first steps are missing.</p>
      )}
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys go from step to step, of which each is a button */}
        <div
          ref={frame}
          onScroll={advance}
          onKeyDown={(event) => {
            const ahead = AHEAD[event.key];
            if (ahead === undefined) return;
            event.preventDefault();
            open(Math.min(steps.count - 1, Math.max(0, chosen + ahead)));
          }}
          role="region"
          aria-label="VM steps"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be scrolled must be reachable with the keyboard
          tabIndex={0}
          className="max-h-[30rem] overflow-y-auto rounded-control border border-line"
        >
          <ol style={space}>
            {Array.from({ length: range.to - range.from }, (_, at) => range.from + at).map((place) => (
              <StepRow
                key={place}
                step={steps.at(place)}
                place={place}
                count={steps.count}
                isChosen={place === chosen}
                choose={choose}
              />
            ))}
          </ol>
        </div>
        <StackPanel entries={steps.stackAt(chosen)} place={chosen} />
      </div>
    </div>
  );
}

interface StepRowProps {
  readonly step: VmStep | null;
  readonly place: number;
  readonly count: number;
  readonly isChosen: boolean;
  readonly choose: (place: number) => void;
}

function StepRow({ step, place, count, isChosen, choose }: StepRowProps) {
  if (step === null) return null;
  return (
    <li aria-setsize={count} aria-posinset={place + 1} className="h-8">
      <button
        type="button"
        tabIndex={-1}
        aria-pressed={isChosen}
        onClick={() => choose(place)}
        className="flex h-8 w-full cursor-pointer items-center gap-3 overflow-hidden px-3 text-start font-mono text-xs whitespace-nowrap -outline-offset-2 hover:bg-sunken aria-pressed:bg-link-soft"
      >
        <span className="w-12 shrink-0 text-end text-muted">{place + 1}</span>
        <span className={`min-w-0 flex-1 truncate ${step.isNote ? "text-warning" : ""}`}>
          <bdi>{step.instruction}</bdi>
        </span>
        <span className="shrink-0 text-muted">{step.used === null ? "" : `−${step.used}`}</span>
        <span className="w-16 shrink-0 text-end">{step.gas ?? ""}</span>
      </button>
    </li>
  );
}

/** The file has more. */
const MOST_ENTRIES = 255;

function StackPanel({ entries, place }: { readonly entries: readonly string[]; readonly place: number }) {
  const shown = entries.slice(0, MOST_ENTRIES);
  return (
    <div className="min-w-0 rounded-control border border-line p-3">
      <p className="mb-2 text-sm text-muted">
        Stack before step <Count value={place + 1} />:{" "}
        <Counted count={entries.length} one="entry" many="entries" />
      </p>
      <ol
        aria-label="Stack"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be scrolled must be reachable with the keyboard
        tabIndex={0}
        className="grid max-h-[26rem] grid-cols-1 gap-1 overflow-y-auto font-mono text-xs"
      >
        {shown.map((entry, depth) => (
          // oxlint-disable-next-line react/no-array-index-key -- an entry is its depth
          <li key={depth} className="flex gap-3">
            <span className="w-8 shrink-0 text-end text-muted">s{depth}</span>
            <bdi className="min-w-0 break-all">{entry}</bdi>
          </li>
        ))}
      </ol>
      {entries.length > shown.length && (
        <p className="mt-2 text-muted">{entries.length - shown.length} more</p>
      )}
    </div>
  );
}
