import type { Worker } from "node:worker_threads";
import { Line, WorkerLost, type Errand } from "./line";
import type { Reply } from "./serve";

export { WorkerLost };

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

/**
 * The host's side of one worker: calls are answered in turn. Of a worker that is lost the call that it
 * did not answer is to blame; those behind it are for the next worker, in the same order.
 */
export class Remote {
  readonly #waiting: Errand[] = [];
  #line: Line | null = null;
  #beginning: Promise<void> | null = null;
  #closed = false;

  constructor(private readonly options: RemoteOptions) {}

  get running(): boolean {
    return this.#line !== null;
  }

  /** Starts the worker if there is none. */
  async ready(): Promise<void> {
    if (this.#line === null) await this.#begin();
  }

  call<Answer>(request: unknown): Promise<Answer> {
    const { deadline, attempts } = this.options;
    return new Promise<Answer>((resolve, reject) => {
      this.#waiting.push(errandOf(request, { deadline, attempts, resolve, reject }));
      this.#move();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const worker = this.#line?.worker;
    this.#line = null;
    this.#move();
    if (worker !== undefined) await worker.terminate();
  }

  #move(): void {
    if (this.#closed) {
      for (const errand of this.#waiting.splice(0)) errand.fail(closed());
      return;
    }
    if (this.#line === null) {
      if (this.#waiting.length > 0) this.#begin().catch(() => null);
      return;
    }
    while (this.#line.hasRoom) {
      const errand = this.#waiting.shift();
      if (errand === undefined) return;
      this.#line.send(errand);
    }
  }

  #begin(): Promise<void> {
    if (this.#closed) return Promise.reject(closed());
    this.#beginning ??= this.#prepare();
    return this.#beginning;
  }

  async #prepare(): Promise<void> {
    const line: Line = new Line(
      this.options.start(),
      () => this.#move(),
      (unanswered, error) => {
        if (this.#line === line) this.#line = null;
        this.#giveBack(unanswered, error);
      },
    );
    const ask: Ask = <Answer>(request: unknown) =>
      new Promise<Answer>((resolve, reject) =>
        line.send(errandOf(request, { deadline: BEGINNING, attempts: 1, resolve, reject })),
      );
    try {
      await this.options.prepare(ask);
      if (this.#closed) throw closed();
      this.#line = line;
    } catch (error) {
      await line.worker.terminate();
      this.#giveBack(this.#waiting.splice(0), error);
      throw error;
    } finally {
      this.#beginning = null;
      this.#move();
    }
  }

  /** The first of them is to blame. */
  #giveBack(unanswered: readonly Errand[], error: unknown): void {
    const [first] = unanswered;
    if (first === undefined) return;
    first.attempts -= error instanceof WorkerLost ? 1 : first.attempts;
    if (first.attempts > 0) this.#waiting.unshift(...unanswered);
    else {
      first.fail(error);
      this.#waiting.unshift(...unanswered.slice(1));
    }
    this.#move();
  }
}

function closed(): WorkerLost {
  return new WorkerLost("the chain is closed");
}

interface ErrandOptions<Answer> extends Pick<Errand, "deadline" | "attempts"> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

function errandOf<Answer>(request: unknown, options: ErrandOptions<Answer>): Errand {
  const { deadline, attempts, resolve, reject } = options;
  return {
    request,
    deadline,
    attempts,
    answer: (reply: Reply<Answer>) => {
      if (reply.kind === "answer") resolve(reply.answer);
      else reject(new RequestFailed(reply.reason));
    },
    fail: reject,
  };
}
