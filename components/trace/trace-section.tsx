import { RefreshedError } from "@/components/error/refreshed-error";
import { StaleDataNotice } from "@/components/error/stale-data-notice";
import { Time } from "@/components/entity/time";
import { Section } from "@/components/ui/section";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { TraceOutcome } from "@/lib/domain/trace/trace-outcome";
import type { TraceView } from "@/lib/domain/trace/trace-view";
import type { ApiError, Result } from "@/lib/toncenter/error";
import { TraceExplorer } from "./trace-explorer";
import { TraceRefresher } from "./trace-refresher";

interface LoadedTrace {
  readonly view: TraceView;
  readonly outcome: TraceOutcome;
  readonly times: { readonly start_utime: number; readonly end_utime: number | null };
  readonly asOfMs: number;
  readonly problem: ApiError | null;
}

interface TraceSectionProps {
  readonly network: PageNetwork;
  readonly trace: Result<LoadedTrace>;
  /** Hash of the page's transaction. */
  readonly start: string;
}

/** The trace of the transaction, as far as the service has it. */
export function TraceSection({ network, trace, start }: TraceSectionProps) {
  const isUnfinished = trace.ok ? trace.value.outcome.isOngoing : trace.error.kind === "not-yet";
  return (
    <Section title="Trace">
      {isUnfinished && <TraceRefresher />}
      {trace.ok ? (
        <TraceBody network={network} trace={trace.value} start={start} />
      ) : (
        <NoTrace error={trace.error} />
      )}
    </Section>
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

function TraceBody({ network, trace: { view, outcome, times, asOfMs, problem }, start }: TraceBodyProps) {
  return (
    <>
      <p className="mb-3 max-w-prose">
        {outcome.sentence} <TraceTimes {...times} />
      </p>
      {problem !== null && <StaleDataNotice problem={problem} asOfMs={asOfMs} />}
      <TraceExplorer network={network} trace={view} start={start} />
    </>
  );
}

function TraceTimes({ start_utime: start, end_utime: end }: LoadedTrace["times"]) {
  return (
    <span className="text-muted">
      It began <Time atMs={start * 1_000} detail />
      {end !== null && ` and took ${end === start ? "less than a second" : `${end - start}\u00A0s`}`}.
    </span>
  );
}
