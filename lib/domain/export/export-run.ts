import type { ApiError } from "../../toncenter/error";
import type { ListRequest } from "../list/list-start";
import type { PageOutcome } from "../list/page-outcome";
import type { IdOf } from "../list/unique-rows";
import type { ExportColumn } from "./export-column";
import { EXPORT_FORMATS, type ExportFormatName } from "./export-format";
import { isPageFailure, pageRetryDelayMs } from "./retry-delay";
import type { ExportSink } from "./export-sink";
import { isOver, nextPageRequest, startOfList, withNextPage, type ListProgress } from "./list-progress";

/** What is exported, and where to. */
export interface ExportPlan<R> {
  /** The pin of the list on screen, so that the file starts with the same row. */
  readonly pin: string | null;
  readonly idOf: IdOf<R>;
  readonly columns: readonly ExportColumn<R>[];
  /** Filters that the service does not support. */
  readonly keeps: (row: R) => boolean;
  /** Null: all rows. */
  readonly maxRows: number | null;
  readonly format: ExportFormatName;
  readonly sink: ExportSink;
}

/** What an export depends on, replaceable in tests. */
export interface ExportEnvironment<R> {
  /** Loads a page of the list. Throws only when aborted by the signal. */
  readonly load: (request: ListRequest, signal: AbortSignal) => Promise<PageOutcome<R>>;
  /** Returns at once when aborted by the signal. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** "unwritable" is about the file, all other reasons about the rows. */
type Phase = "running" | "waiting" | "stopped" | "failed" | "unwritable" | "done";

export interface ExportProgress {
  readonly phase: Phase;
  /** Rows in the file. */
  readonly rows: number;
  /** Rows read: with a filter, more than are in the file. */
  readonly rowsRead: number;
  /** Why the export waits or has ended. */
  readonly problem: ApiError | null;
}

/** A running export. Whatever was written stays in the file, however the export ends, and it can be resumed. */
export class ExportRun<R> {
  readonly #plan: ExportPlan<R>;
  readonly #environment: ExportEnvironment<R>;
  readonly #listeners = new Set<() => void>();
  #listProgress: ListProgress<R>;
  #hasHeader = false;
  #abort = new AbortController();
  #progress: ExportProgress = { phase: "running", rows: 0, rowsRead: 0, problem: null };

  constructor(plan: ExportPlan<R>, environment: ExportEnvironment<R>) {
    this.#plan = plan;
    this.#environment = environment;
    this.#listProgress = startOfList(plan.pin);
  }

  readonly read = (): ExportProgress => this.#progress;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  readonly stop = (): void => this.#abort.abort();

  /** Starts, or resumes after a stop or a failure. */
  readonly start = async (): Promise<void> => {
    this.#abort = new AbortController();
    this.#update({ phase: "running", problem: null });
    try {
      const end = await this.#run(this.#abort.signal);
      if (end.phase === "done") await this.#write([]);
      await this.#plan.sink.flush();
      this.#update(end);
    } catch {
      this.#update({ phase: "unwritable", problem: null });
    }
  };

  async #run(signal: AbortSignal): Promise<Pick<ExportProgress, "phase" | "problem">> {
    let failures = 0;
    while (!isOver(this.#listProgress) && this.#remaining() > 0) {
      const request = nextPageRequest(this.#listProgress, this.#remaining());
      const outcome = await this.#load(request, signal);
      if (outcome === null) return { phase: "stopped", problem: null };
      const problem = outcome.problem ?? outcome.page.problem;
      if (outcome.page !== null && problem === null) {
        failures = 0;
        const { progress, rows } = withNextPage(this.#listProgress, request, outcome.page, this.#plan.idOf);
        await this.#write(rows);
        this.#listProgress = progress;
        this.#update({ phase: "running", rowsRead: progress.rowsRead, problem: null });
        if (progress.list.failure !== null)
          return { phase: "failed", problem: progress.list.failure.problem };
      } else if (problem !== null) {
        const waitMs = pageRetryDelayMs(problem, failures);
        if (waitMs === null) return { phase: "failed", problem };
        if (isPageFailure(problem)) failures += 1;
        this.#update({ phase: "waiting", problem });
        await this.#environment.wait(waitMs, signal);
      }
    }
    return { phase: "done", problem: null };
  }

  /** How many more rows may be written. */
  #remaining(): number {
    return (this.#plan.maxRows ?? Infinity) - this.#progress.rows;
  }

  /** Null when it was stopped. */
  async #load(request: ListRequest, signal: AbortSignal): Promise<PageOutcome<R> | null> {
    if (signal.aborted) return null;
    try {
      return await this.#environment.load(request, signal);
    } catch (cause) {
      if (signal.aborted) return null;
      throw cause;
    }
  }

  async #write(rows: readonly R[]): Promise<void> {
    const { columns, format, keeps, sink } = this.#plan;
    const kept = rows.filter((row) => keeps(row)).slice(0, this.#remaining());
    const { head, lines } = EXPORT_FORMATS[format];
    const text = `${this.#hasHeader ? "" : head(columns)}${lines(columns, kept)}`;
    if (text === "") return;
    await sink.write(text);
    this.#hasHeader = true;
    this.#update({ rows: this.#progress.rows + kept.length });
  }

  #update(change: Partial<ExportProgress>): void {
    this.#progress = { ...this.#progress, ...change };
    for (const listener of this.#listeners) listener();
  }
}
