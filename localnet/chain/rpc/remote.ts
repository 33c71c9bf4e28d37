import type { Worker } from "node:worker_threads";
import type { Reply } from "./serve";

/** The worker ended, by itself or because it did not answer in time. */
export class WorkerLost extends Error {}
/** The worker lives and could not do what it was asked for. */
export class RequestFailed extends Error {}

export type Ask = <Answer>(request: unknown) => Promise<Answer>;

export interface RemoteOptions {
  readonly start: () => Worker;
  /** Milliseconds that one call may take. */
  readonly deadline: number;
  /** How often a call is made whose worker ends before it answers. */
  readonly attempts: number;
  /** What a new worker is asked before all else. To begin takes long on a busy machine, and may. */
  readonly prepare: (ask: Ask) => Promise<void>;
}

/** Milliseconds that a worker may take to begin. */
const BEGINNING = 60_000;

/** The host's side of one worker: one call at a time, each with a deadline from the moment it is sent. */
export class Remote {
  #worker: Worker | null = null;
  #before: Promise<unknown> = Promise.resolve();
  #calls = 0;
  #closed = false;

  constructor(private readonly options: RemoteOptions) {}

  get running(): boolean {
    return this.#worker !== null;
  }

  #forget(worker: Worker): void {
    if (this.#worker === worker) this.#worker = null;
  }

  async #live(): Promise<Worker> {
    if (this.#closed) throw new WorkerLost("the chain is closed");
    if (this.#worker !== null) return this.#worker;
    const worker = this.options.start();
    worker.once("exit", () => this.#forget(worker));
    worker.on("error", () => this.#forget(worker));
    this.#worker = worker;
    try {
      await this.options.prepare((request) => this.#exchange(worker, request, BEGINNING));
    } catch (error) {
      this.#forget(worker);
      await worker.terminate();
      throw error;
    }
    return worker;
  }

  async #exchange<Answer>(
    worker: Worker,
    request: unknown,
    deadline = this.options.deadline,
  ): Promise<Answer> {
    const id = (this.#calls += 1);
    return await new Promise<Answer>((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        worker.off("message", hear).off("exit", lose).off("error", lose);
      };
      const lose = (cause?: unknown) => {
        end();
        this.#forget(worker);
        reject(new WorkerLost("the worker has ended", { cause }));
      };
      const hear = (reply: Reply<Answer>) => {
        if (reply.id !== id) return;
        end();
        if (reply.kind === "answer") resolve(reply.answer);
        else reject(new RequestFailed(reply.reason));
      };
      const timer = setTimeout(() => {
        lose();
        void worker.terminate();
      }, deadline);
      worker.on("message", hear).once("exit", lose).once("error", lose);
      worker.postMessage({ id, request }, []);
    });
  }

  async #attempt<Answer>(request: unknown, left: number): Promise<Answer> {
    try {
      return await this.#exchange<Answer>(await this.#live(), request);
    } catch (error) {
      if (!(error instanceof WorkerLost) || left <= 1 || this.#closed) throw error;
      return await this.#attempt<Answer>(request, left - 1);
    }
  }

  #queue<Answer>(run: () => Promise<Answer>): Promise<Answer> {
    const turn = this.#before.then(run);
    this.#before = turn.catch(() => null);
    return turn;
  }

  /** Starts the worker if there is none. */
  async ready(): Promise<void> {
    await this.#queue(() => this.#live());
  }

  call<Answer>(request: unknown): Promise<Answer> {
    return this.#queue(() => this.#attempt<Answer>(request, this.options.attempts));
  }

  async close(): Promise<void> {
    this.#closed = true;
    const worker = this.#worker;
    this.#worker = null;
    if (worker !== null) await worker.terminate();
  }
}
