import type { Worker } from "node:worker_threads";
import type { Reply } from "./serve";

/** The worker ended, by itself or because it did not answer in time. */
export class WorkerLost extends Error {}
/** The worker lives and could not do what it was asked for. */
export class RequestFailed extends Error {}

/** The host's side of one worker: one call at a time, each with a deadline from the moment it is sent. */
export class Remote {
  #worker: Worker | null = null;
  #before: Promise<unknown> = Promise.resolve();
  #calls = 0;
  #closed = false;

  constructor(
    private readonly start: () => Worker,
    private readonly deadline: number,
  ) {}

  get running(): boolean {
    return this.#worker !== null;
  }

  #forget(worker: Worker): void {
    if (this.#worker === worker) this.#worker = null;
  }

  #live(): Worker {
    if (this.#closed) throw new WorkerLost("the chain is closed");
    if (this.#worker !== null) return this.#worker;
    const worker = this.start();
    worker.once("exit", () => this.#forget(worker));
    worker.on("error", () => this.#forget(worker));
    this.#worker = worker;
    return worker;
  }

  async #send<Answer>(request: unknown): Promise<Answer> {
    const worker = this.#live();
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
      }, this.deadline);
      worker.on("message", hear).once("exit", lose).once("error", lose);
      worker.postMessage({ id, request }, []);
    });
  }

  call<Answer>(request: unknown): Promise<Answer> {
    const turn = this.#before.then(() => this.#send<Answer>(request));
    this.#before = turn.catch(() => null);
    return turn;
  }

  async close(): Promise<void> {
    this.#closed = true;
    const worker = this.#worker;
    this.#worker = null;
    if (worker !== null) await worker.terminate();
  }
}
