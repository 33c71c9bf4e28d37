import type { Worker } from "node:worker_threads";
import type { WorkerReply } from "./serve-requests";

/** The worker ended, by itself or because it exceeded the time limit. */
export class WorkerLost extends Error {}

/** A request to a worker with its callbacks. */
export interface WorkerCall {
  readonly request: unknown;
  /** The time limit in milliseconds, counted from when all previous calls are answered. */
  readonly deadline: number;
  /** How often it may still be sent. */
  attempts: number;
  answer(reply: WorkerReply<never>): void;
  fail(error: unknown): void;
}

/** Requests sent ahead, so that the worker need not wait for the host to process an answer. */
const MAX_UNANSWERED = 32;

/** A running worker and the calls that it has not answered. It answers in order. */
export class WorkerConnection {
  readonly #sent: WorkerCall[] = [];
  #timer: NodeJS.Timeout | undefined = undefined;
  #ended = false;

  /**
   * `onRoom` is called when another call can be sent, and `onLost` once, with the unanswered calls, when
   * the worker is lost.
   */
  constructor(
    readonly worker: Worker,
    private readonly onRoom: () => void,
    private readonly onLost: (unanswered: readonly WorkerCall[], error: WorkerLost) => void,
  ) {
    worker.on("message", (reply: WorkerReply<never>) => this.#receive(reply));
    worker.once("exit", () => this.#end());
    worker.on("error", (cause) => this.#end(cause));
  }

  get hasRoom(): boolean {
    return this.#sent.length < MAX_UNANSWERED;
  }

  send(call: WorkerCall): void {
    this.#sent.push(call);
    this.worker.postMessage(call.request, []);
    if (this.#sent.length === 1) this.#watch();
  }

  #watch(): void {
    clearTimeout(this.#timer);
    const [first] = this.#sent;
    if (first !== undefined) this.#timer = setTimeout(() => void this.worker.terminate(), first.deadline);
  }

  #receive(reply: WorkerReply<never>): void {
    const answered = this.#sent.shift();
    this.#watch();
    // Before the answer, which may keep the host busy.
    this.onRoom();
    answered?.answer(reply);
  }

  #end(cause?: unknown): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#timer);
    this.onLost(this.#sent.splice(0), new WorkerLost("the worker has ended", { cause }));
  }
}
