import type { Worker } from "node:worker_threads";
import { WorkerConnection, WorkerLost, type WorkerCall } from "./worker-connection";
import type { WorkerReply } from "./serve-requests";

export { WorkerLost };

/** The worker is alive but the request failed. */
export class RequestFailed extends Error {}

export type SendRequest = <Answer>(request: unknown) => Promise<Answer>;

export interface WorkerClientOptions {
  readonly start: () => Worker;
  /** The time limit of one call in milliseconds. */
  readonly deadline: number;
  /** How often a call is sent if its worker is lost before the answer. */
  readonly attempts: number;
  /**
   * The first requests to a new worker. They have a longer time limit, because starting is slow on a busy
   * machine.
   */
  readonly prepare: (sendRequest: SendRequest) => Promise<void>;
}

/** The time limit of a worker's start in milliseconds. */
const START_DEADLINE = 60_000;

/**
 * The host's side of one worker: calls are answered in order. When a worker is lost, only the call that it
 * was handling counts as an attempt; the calls after it go to the next worker in the same order.
 */
export class WorkerClient {
  readonly #waiting: WorkerCall[] = [];
  #connection: WorkerConnection | null = null;
  #starting: Promise<void> | null = null;
  #closed = false;

  constructor(private readonly options: WorkerClientOptions) {}

  get running(): boolean {
    return this.#connection !== null;
  }

  /** Starts the worker if there is none. */
  async ready(): Promise<void> {
    if (this.#connection === null) await this.#start();
  }

  call<Answer>(request: unknown): Promise<Answer> {
    const { deadline, attempts } = this.options;
    return new Promise<Answer>((resolve, reject) => {
      this.#waiting.push(workerCall(request, { deadline, attempts, resolve, reject }));
      this.#sendWaiting();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const worker = this.#connection?.worker;
    this.#connection = null;
    this.#sendWaiting();
    if (worker !== undefined) await worker.terminate();
  }

  #sendWaiting(): void {
    if (this.#closed) {
      for (const call of this.#waiting.splice(0)) call.fail(closed());
      return;
    }
    if (this.#connection === null) {
      if (this.#waiting.length > 0) this.#start().catch(() => null);
      return;
    }
    while (this.#connection.hasRoom) {
      const call = this.#waiting.shift();
      if (call === undefined) return;
      this.#connection.send(call);
    }
  }

  #start(): Promise<void> {
    if (this.#closed) return Promise.reject(closed());
    this.#starting ??= this.#prepare();
    return this.#starting;
  }

  async #prepare(): Promise<void> {
    const connection: WorkerConnection = new WorkerConnection(
      this.options.start(),
      () => this.#sendWaiting(),
      (unanswered, error) => {
        if (this.#connection === connection) this.#connection = null;
        this.#requeue(unanswered, error);
      },
    );
    const sendRequest: SendRequest = <Answer>(request: unknown) =>
      new Promise<Answer>((resolve, reject) =>
        connection.send(workerCall(request, { deadline: START_DEADLINE, attempts: 1, resolve, reject })),
      );
    try {
      await this.options.prepare(sendRequest);
      if (this.#closed) throw closed();
      this.#connection = connection;
    } catch (error) {
      await connection.worker.terminate();
      this.#requeue(this.#waiting.splice(0), error);
      throw error;
    } finally {
      this.#starting = null;
      this.#sendWaiting();
    }
  }

  /** Only the first of them was being handled. */
  #requeue(unanswered: readonly WorkerCall[], error: unknown): void {
    const [first] = unanswered;
    if (first === undefined) return;
    first.attempts -= error instanceof WorkerLost ? 1 : first.attempts;
    if (first.attempts > 0) this.#waiting.unshift(...unanswered);
    else {
      first.fail(error);
      this.#waiting.unshift(...unanswered.slice(1));
    }
    this.#sendWaiting();
  }
}

function closed(): WorkerLost {
  return new WorkerLost("the chain is closed");
}

interface WorkerCallOptions<Answer> extends Pick<WorkerCall, "deadline" | "attempts"> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

function workerCall<Answer>(request: unknown, options: WorkerCallOptions<Answer>): WorkerCall {
  const { deadline, attempts, resolve, reject } = options;
  return {
    request,
    deadline,
    attempts,
    answer: (reply: WorkerReply<Answer>) => {
      if (reply.kind === "answer") resolve(reply.answer);
      else reject(new RequestFailed(reply.reason));
    },
    fail: reject,
  };
}
