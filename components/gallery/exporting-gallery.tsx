"use client";

import { ExportForm } from "@/components/export/export-form";
import { ExportProgressView } from "@/components/export/export-progress";
import { Section } from "@/components/ui/section";
import type { ExportProgress } from "@/lib/domain/export/export-run";

const nothing = () => {};
const LIMIT = { kind: "rate-limited", whose: "service", retryAfterMs: 12_000 } as const;
const DOWN = { kind: "upstream", cause: "refused", status: 502, message: "bad gateway" } as const;

const STATES: readonly ExportProgress[] = [
  { phase: "running", rows: 1_500, rowsRead: 4_000, problem: null },
  { phase: "waiting", rows: 1_500, rowsRead: 1_500, problem: LIMIT },
  { phase: "stopped", rows: 1_500, rowsRead: 1_500, problem: null },
  { phase: "failed", rows: 1_500, rowsRead: 1_500, problem: DOWN },
  { phase: "unwritable", rows: 500, rowsRead: 500, problem: null },
  { phase: "done", rows: 5_000, rowsRead: 5_000, problem: null },
];

const RUNS = STATES.map((state) => ({
  phase: state.phase,
  run: { read: () => state, subscribe: () => nothing, start: () => Promise.resolve(), stop: nothing },
}));

/** Every state of an export. */
export function Exporting() {
  return (
    <Section title="Saving a list as a file">
      <div className="grid gap-6">
        <ExportForm what="blocks" onStart={nothing} />
        {RUNS.map(({ phase, run }) => (
          <ExportProgressView key={phase} run={run} what="blocks" onAgain={nothing} />
        ))}
      </div>
    </Section>
  );
}
