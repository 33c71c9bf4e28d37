import type { ApiError } from "../../toncenter/error";
import type { Ask } from "../list/list-controller";
import type { PageOutcome } from "../list/page-outcome";
import type { IdOf } from "../list/merge";
import type { ExportColumn } from "./column";
import { EXPORT_FORMATS, type ExportFormatName } from "./format";
import { countsAsFailure, patienceMs } from "./patience";
import type { ExportSink } from "./sink";
import { isOver, nextStep, setOut, stepped, type Walk } from "./walk";

/** What is exported, and where to. */
export interface ExportPlan<R> {
  /** Of the list on screen: its first row is the file's. */
  readonly pin: string | null;
  readonly idOf: IdOf<R>;
  readonly columns: readonly ExportColumn<R>[];
  /** Filters that the service does not have. */
  readonly keeps: (row: R) => boolean;
  /** Null: all that there are. */
  readonly most: number | null;
  readonly format: ExportFormatName;
  readonly sink: ExportSink;
}

/** What an export needs of the world. */
export interface ExportWorld<R> {
  /** A page of the list. It throws only when the signal says so. */
  readonly load: (ask: Ask, signal: AbortSignal) => Promise<PageOutcome<R>>;
  /** Ends at once when the signal says so. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** "unwritable" is about the file, all else about the rows. */
type Phase = "running" | "waiting" | "stopped" | "failed" | "unwritable" | "done";

export interface ExportProgress {
  readonly phase: Phase;
  /** In the file. */
  readonly rows: number;
  /** Looked at: more than there are in the file, where a filter is. */
  readonly met: number;
  /** What is waited for, or why nothing more comes. */
  readonly problem: ApiError | null;
}

/** An export under way. What is in the file stays there, however it ends, and it can go on from there. */
export class ExportRun<R> {
  readonly #plan: ExportPlan<R>;
  readonly #world: ExportWorld<R>;
  readonly #listeners = new Set<() => void>();
  #walk: Walk<R>;
  #isBegun = false;
  #leaving = new AbortController();
  #progress: ExportProgress = { phase: "running", rows: 0, met: 0, problem: null };

  constructor(plan: ExportPlan<R>, world: ExportWorld<R>) {
    this.#plan = plan;
    this.#world = world;
    this.#walk = setOut(plan.pin);
  }

  readonly read = (): ExportProgress => this.#progress;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  readonly stop = (): void => this.#leaving.abort();

  /** Begins, or goes on after it was stopped or failed. */
  readonly go = async (): Promise<void> => {
    this.#leaving = new AbortController();
    this.#tell({ phase: "running", problem: null });
    try {
      const end = await this.#walkOn(this.#leaving.signal);
      if (end.phase === "done") await this.#write([]);
      await this.#plan.sink.keep();
      this.#tell(end);
    } catch {
      this.#tell({ phase: "unwritable", problem: null });
    }
  };

  async #walkOn(signal: AbortSignal): Promise<Pick<ExportProgress, "phase" | "problem">> {
    let failures = 0;
    while (!isOver(this.#walk) && this.#wanted() > 0) {
      const ask = nextStep(this.#walk, this.#wanted());
      const outcome = await this.#asked(ask, signal);
      if (outcome === null) return { phase: "stopped", problem: null };
      const problem = outcome.problem ?? outcome.page.problem;
      if (outcome.page !== null && problem === null) {
        failures = 0;
        const { walk, rows } = stepped(this.#walk, ask, outcome.page, this.#plan.idOf);
        await this.#write(rows);
        this.#walk = walk;
        this.#tell({ phase: "running", met: walk.met, problem: null });
        if (walk.list.failure !== null) return { phase: "failed", problem: walk.list.failure.problem };
      } else if (problem !== null) {
        const waitMs = patienceMs(problem, failures);
        if (waitMs === null) return { phase: "failed", problem };
        if (countsAsFailure(problem)) failures += 1;
        this.#tell({ phase: "waiting", problem });
        await this.#world.wait(waitMs, signal);
      }
    }
    return { phase: "done", problem: null };
  }

  /** How many rows there is still room for. */
  #wanted(): number {
    return (this.#plan.most ?? Infinity) - this.#progress.rows;
  }

  /** Null when it was told to stop. */
  async #asked(ask: Ask, signal: AbortSignal): Promise<PageOutcome<R> | null> {
    if (signal.aborted) return null;
    try {
      return await this.#world.load(ask, signal);
    } catch (cause) {
      if (signal.aborted) return null;
      throw cause;
    }
  }

  async #write(rows: readonly R[]): Promise<void> {
    const { columns, format, keeps, sink } = this.#plan;
    const kept = rows.filter((row) => keeps(row)).slice(0, this.#wanted());
    const { head, lines } = EXPORT_FORMATS[format];
    const text = `${this.#isBegun ? "" : head(columns)}${lines(columns, kept)}`;
    if (text === "") return;
    await sink.write(text);
    this.#isBegun = true;
    this.#tell({ rows: this.#progress.rows + kept.length });
  }

  #tell(change: Partial<ExportProgress>): void {
    this.#progress = { ...this.#progress, ...change };
    for (const listener of this.#listeners) listener();
  }
}
