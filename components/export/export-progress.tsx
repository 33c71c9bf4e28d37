import { useSyncExternalStore, type ReactNode } from "react";
import { Count } from "@/components/entity/count";
import { ErrorNotice } from "@/components/error/error-notice";
import type { ExportProgress, ExportRun } from "@/lib/domain/export/export-run";
import { BUTTON_CLASS } from "../ui/button-class";

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
        )}
        {rowsRead > rows && isUnderWay && (
          <>
            {" "}
            of <Count value={rowsRead} /> looked through
          </>
        )}
      </output>
      {isUnderWay && <progress aria-label="Export" className="h-1 w-full accent-(--link)" />}
      {problem !== null && <ErrorNotice error={problem} asksAgain={isUnderWay} />}
      <div className="flex flex-wrap gap-3">
        {isUnderWay && (
          <button type="button" onClick={run.stop} className={BUTTON_CLASS}>
            Stop
          </button>
        )}
        {canGoOn && (
          <button type="button" onClick={() => void run.start()} className={BUTTON_CLASS}>
            Go on
          </button>
        )}
        {!isUnderWay && (
          <button type="button" onClick={onAgain} className={BUTTON_CLASS}>
            Another export
          </button>
        )}
      </div>
    </div>
  );
}

const SENTENCES: Readonly<Record<ExportProgress["phase"], (rows: ReactNode) => ReactNode>> = {
  running: (rows) => <>{rows} so far</>,
  waiting: (rows) => <>{rows} so far; it goes on by itself</>,
  stopped: (rows) => <>Stopped: {rows} are saved</>,
  failed: (rows) => <>It did not come to the end: {rows} are saved</>,
  unwritable: () => "The file cannot be written to",
  done: (rows) => <>Done: {rows} are saved</>,
};
