import "server-only";
import { isMoreUrgent, type Lane } from "../budget/lanes";

/** Whom the answer is for, and how urgent it is. */
export interface Caller {
  readonly lane: Lane;
  readonly visitor: string;
}

/** A fetch and its waiting callers; further and more urgent callers can join while it is queued. */
export class FetchTask {
  readonly #controller = new AbortController();
  readonly #visitors: Set<string>;
  #lane: Lane;
  #join: (lane: Lane, visitor: string) => void = () => {};
  waiters = 0;
  /** True while the service works on it: its token is spent, and it runs to the end even if all callers have left. */
  isRunning = false;

  constructor({ lane, visitor }: Caller) {
    this.#lane = lane;
    this.#visitors = new Set([visitor]);
  }

  get lane(): Lane {
    return this.#lane;
  }

  /** All visitors who have requested it so far. */
  get visitors(): ReadonlySet<string> {
    return this.#visitors;
  }

  /** Aborted when all callers have left while it was queued. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get isAwaited(): boolean {
    return this.waiters > 0;
  }

  /** Sets the function that notifies the queue of new callers. */
  onJoin(join: (lane: Lane, visitor: string) => void): void {
    this.#join = join;
  }

  join({ lane, visitor }: Caller): void {
    if (!isMoreUrgent(lane, this.#lane) && this.#visitors.has(visitor)) return;
    this.#visitors.add(visitor);
    if (isMoreUrgent(lane, this.#lane)) this.#lane = lane;
    this.#join(lane, visitor);
  }

  leave(reason: unknown): void {
    this.waiters -= 1;
    if (this.waiters === 0 && !this.isRunning) this.#controller.abort(reason);
  }
}

interface Flight<T> {
  readonly task: FetchTask;
  readonly done: Promise<T>;
}

/** Merges simultaneous equal calls into one fetch. */
export class Flights<T> {
  readonly #open = new Map<string, Flight<T>>();

  get count(): number {
    return this.#open.size;
  }

  /** Rejects with the reason of the caller's own signal; the other waiting callers are not affected. */
  join(
    key: string,
    caller: Caller,
    signal: AbortSignal | undefined,
    start: (task: FetchTask) => Promise<T>,
  ): Promise<T> {
    if (signal?.aborted === true) return Promise.reject(signal.reason);
    const existing = this.#open.get(key);
    // A flight that all callers have left is about to be removed from the queue and cannot be joined.
    const flight =
      existing === undefined || existing.task.signal.aborted ? this.#begin(key, caller, start) : existing;
    flight.task.join(caller);
    return waitFor(flight, signal);
  }

  /** One more visitor waits for a caller, and so for what that caller fetches. */
  also(key: string, visitor: string): void {
    const task = this.#open.get(key)?.task;
    task?.join({ lane: task.lane, visitor });
  }

  #begin(key: string, caller: Caller, start: (task: FetchTask) => Promise<T>): Flight<T> {
    const task = new FetchTask(caller);
    const done = start(task).finally(() => {
      if (this.#open.get(key)?.task === task) this.#open.delete(key);
    });
    // When all callers have left, nobody handles its rejection.
    done.catch(() => {});
    const flight = { task, done };
    this.#open.set(key, flight);
    return flight;
  }
}

function waitFor<T>({ task, done }: Flight<T>, signal: AbortSignal | undefined): Promise<T> {
  task.waiters += 1;
  if (signal === undefined) return done;
  return new Promise((resolve, reject) => {
    const leave = () => {
      task.leave(signal.reason);
      reject(signal.reason);
    };
    signal.addEventListener("abort", leave, { once: true });
    const stay = () => signal.removeEventListener("abort", leave);
    done.then(resolve, reject).finally(stay);
  });
}
