import type { Worker } from "node:worker_threads";
import type { Reply } from "./serve";

/** The worker ended, by itself or because it did not answer in time. */
export class WorkerLost extends Error {}

/** One thing that a worker is asked. */
export interface Errand {
  readonly request: unknown;
  /** Milliseconds that it may take, from when all before it are answered. */
  readonly deadline: number;
  /** How often it may still be asked. */
  attempts: number;
  answer(reply: Reply<never>): void;
  fail(error: unknown): void;
}

/** So many are sent ahead: a worker need not wait until its host has time for the answer. */
const MOST_AHEAD = 32;

/** A living worker, and what it was asked and has not answered. It answers in turn. */
export class Line {
  readonly #sent: Errand[] = [];
  #timer: NodeJS.Timeout | undefined = undefined;
  #ended = false;

  /** `moved` is told when there is room again, `ended` what was never answered: once, when the worker is lost. */
  constructor(
    readonly worker: Worker,
    private readonly moved: () => void,
    private readonly ended: (unanswered: readonly Errand[], error: WorkerLost) => void,
  ) {
    worker.on("message", (reply: Reply<never>) => this.#hear(reply));
    worker.once("exit", () => this.#end());
    worker.on("error", (cause) => this.#end(cause));
  }

  get hasRoom(): boolean {
    return this.#sent.length < MOST_AHEAD;
  }

  send(errand: Errand): void {
    this.#sent.push(errand);
    this.worker.postMessage(errand.request, []);
    if (this.#sent.length === 1) this.#watch();
  }

  #watch(): void {
    clearTimeout(this.#timer);
    const [first] = this.#sent;
    if (first !== undefined) this.#timer = setTimeout(() => void this.worker.terminate(), first.deadline);
  }

  #hear(reply: Reply<never>): void {
    const answered = this.#sent.shift();
    this.#watch();
    // Before the answer, which may be long work for the host.
    this.moved();
    answered?.answer(reply);
  }

  #end(cause?: unknown): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#timer);
    this.ended(this.#sent.splice(0), new WorkerLost("the worker has ended", { cause }));
  }
}
