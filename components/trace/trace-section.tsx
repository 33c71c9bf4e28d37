import type { ReactNode } from "react";
import { RefreshedError } from "@/components/error/refreshed-error";
import { StaleDataNotice } from "@/components/error/stale-data-notice";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { TraceOutcome } from "@/lib/domain/trace/outcome/trace-outcome";
import type { TraceView } from "@/lib/domain/trace/view/trace-view";
import type { ApiError, Result } from "@/lib/toncenter/error";
import { TraceExplorer } from "./trace-explorer";
import { TraceRefresher } from "./trace-refresher";

interface LoadedTrace {
  readonly view: TraceView;
  readonly outcome: TraceOutcome;
  readonly isPartial: boolean;
  readonly asOfMs: number;
  readonly problem: ApiError | null;
}

interface TraceSectionProps {
  readonly network: PageNetwork;
  readonly trace: Result<LoadedTrace>;
  /** Hash of the page's transaction. */
  readonly start: string;
  /** The details of the selected step. */
  readonly children: ReactNode;
}

/** The trace of the transaction, as far as the service has it. */
export function TraceSection({ network, trace, start, children }: TraceSectionProps) {
  const isUnfinished = trace.ok ? trace.value.outcome.isOngoing : trace.error.kind === "not-yet";
  return (
    <>
      {isUnfinished && <TraceRefresher />}
      {trace.ok ? (
        <TraceBody network={network} trace={trace.value} start={start}>
          {children}
        </TraceBody>
      ) : (
        <div className="grid gap-4">
          <NoTrace error={trace.error} />
          {children}
        </div>
      )}
    </>
  );
}

/** A missing trace is not an error: its message says why. */
function NoTrace({ error }: { readonly error: ApiError }) {
  return error.kind === "not-yet" || error.kind === "not-found" ? (
    <p className="max-w-prose text-muted">{error.message}</p>
  ) : (
    <RefreshedError error={error} />
  );
}

interface TraceBodyProps extends Omit<TraceSectionProps, "trace"> {
  readonly trace: LoadedTrace;
}

/** Whether some step did not simply succeed; if all did, the hero says so. */
function isNotable({ counts, isOngoing }: TraceOutcome): boolean {
  const { failed, incomplete, skipped, unknown, omitted, inFlight } = counts;
  return isOngoing || failed + incomplete + skipped + unknown + omitted + inFlight > 0;
}

function TraceBody({ network, trace, start, children }: TraceBodyProps) {
  const { view, outcome, isPartial, asOfMs, problem } = trace;
  return (
    <>
      {isPartial && (
        <p className="mb-3 max-w-prose text-sm text-muted">
          The trace is too large to be loaded whole: this is the transaction with its parent and children,
          joined with steps that were opened before. Open a step to add its neighbors.
        </p>
      )}
      {isNotable(outcome) && !isPartial && (
        <p className="mb-3 max-w-prose text-sm text-muted">{outcome.sentence}</p>
      )}
      {problem !== null && <StaleDataNotice problem={problem} asOfMs={asOfMs} />}
      <TraceExplorer network={network} trace={view} start={start}>
        {children}
      </TraceExplorer>
    </>
  );
}
