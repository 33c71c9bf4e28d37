import { useSyncExternalStore, type ReactNode } from "react";
import { Count } from "@/components/entity/count";
import { ErrorNotice } from "@/components/error/error-notice";
import type { ExportProgress, ExportRun } from "@/lib/domain/export/export-run";
import type { ApiError } from "@/lib/toncenter/error";

interface ExportProgressViewProps {
  readonly run: Pick<ExportRun<unknown>, "subscribe" | "read" | "start" | "stop">;
  readonly what: string;
  readonly onAgain: () => void;
}

/** The progress of an export, with buttons to stop, resume or retry. */
export function ExportProgressView({ run, what, onAgain }: ExportProgressViewProps) {
  const progress = useSyncExternalStore(run.subscribe, run.read, run.read);
  const { phase, rows, rowsRead, problem } = progress;
  const isUnderWay = phase === "running" || phase === "waiting";
  const canGoOn = phase === "stopped" || phase === "failed";
  return (
    <div className="grid gap-3">
      <output>
        {SENTENCES[phase](
          <>
            <Count value={rows} /> {rows === 1 ? what : `${what}s`}
          </>,
          problem,
        )}
        {rowsRead > rows && isUnderWay && (
          <>
            {" "}
            of <Count value={rowsRead} /> scanned
          </>
        )}
      </output>
      {isUnderWay && <progress aria-label="Export" className="h-1 w-full accent-(--link)" />}
      {problem !== null && <ErrorNotice error={problem} willRetry={isUnderWay} />}
      <div className="flex flex-wrap gap-3">
        {isUnderWay && (
          <button type="button" onClick={run.stop} className="button">
            Stop
          </button>
        )}
        {canGoOn && (
          <button type="button" onClick={() => void run.start()} className="button">
            Resume
          </button>
        )}
        {!isUnderWay && (
          <button type="button" onClick={onAgain} className="button">
            New export
          </button>
        )}
      </div>
    </div>
  );
}

const SENTENCES: Readonly<
  Record<ExportProgress["phase"], (rows: ReactNode, problem: ApiError | null) => ReactNode>
> = {
  running: (rows) => <>{rows} so far</>,
  waiting: (rows, problem) => (
    <>
      {rows} so far, {problem?.kind === "rate-limited" ? "waiting for the request limit" : "trying again"}
    </>
  ),
  stopped: (rows) => <>Stopped: {rows} saved</>,
  failed: (rows) => <>Failed: {rows} saved</>,
  unwritable: () => "Cannot write to the file",
  done: (rows) => <>Done: {rows} saved</>,
};
