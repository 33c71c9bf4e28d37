import "server-only";
import { fail, ok, type RateLimited, type Result } from "../../toncenter/error";
import type { TokenBucket } from "./bucket";
import type { Clock } from "../gateway-clock";
import { LaneQueues, type Queued } from "./lane-queues";
import { isMoreUrgent, LANE_POLICY, type Lane } from "./lanes";
import type { Ledger } from "./ledger";

export interface Ticket<T> {
  /** Rejects only with the signal's reason or with what the work itself threw. */
  readonly done: Promise<Result<T, RateLimited>>;
  /** Another caller, possibly a more urgent one, waits for it too. Does nothing once the work has begun. */
  join(lane: Lane, visitor: string): void;
}

export interface SubmitOptions {
  /** Removes it from the queue; work that has begun goes on. */
  readonly signal?: AbortSignal | undefined;
  /** The longest time that this caller can wait for its turn; the lane's own limit applies as well. */
  readonly waitMs?: number;
  /** The visitors waiting for it; within a lane they take turns. */
  readonly visitors?: ReadonlySet<string>;
}

interface Waiting extends Queued {
  readonly visitors: Set<string>;
  start(): void;
  refuse(): void;
  cancelTimer(): void;
}

/** Calls without a visitor share one turn. */
export const NO_VISITOR = "";

/** The shortest retry delay to report, for queues that are full for a reason other than the rate. */
const MIN_RETRY_DELAY_MS = 250;

/**
 * Decides when each call to one service may start. Queue libraries take a token when a job is queued, or
 * order jobs when they arrive. Here the next job is chosen when a token becomes available, so that an
 * interactive call overtakes every queued poll; and because the expected wait is known beforehand, a call
 * that would wait too long is refused at once.
 */
export class Scheduler {
  readonly #bucket: TokenBucket;
  readonly #ledger: Ledger | null;
  readonly #concurrency: number;
  readonly #clock: Clock;
  readonly #queues = new LaneQueues<Waiting>();
  #inFlight = 0;
  #meanDurationMs = 200;
  #claiming = false;
  #ledgerOpensAtMs = 0;
  #cancelWake: () => void = () => {};

  constructor(bucket: TokenBucket, ledger: Ledger | null, concurrency: number, clock: Clock) {
    this.#bucket = bucket;
    this.#ledger = ledger;
    this.#concurrency = concurrency;
    this.#clock = clock;
  }

  submit<T>(
    lane: Lane,
    work: () => Promise<T>,
    { signal, waitMs, visitors = new Set([NO_VISITOR]) }: SubmitOptions = {},
  ): Ticket<T> {
    const policy = LANE_POLICY[lane];
    const limitMs = Math.min(waitMs ?? policy.waitMs, policy.waitMs);
    let join: Ticket<T>["join"] = () => {};
    const done = new Promise<Result<T, RateLimited>>((resolve, reject) => {
      signal?.throwIfAborted();
      const refuse = () => resolve(fail(this.#refusal(job)));
      const leave = () => {
        if (this.#queues.remove(job)) reject(signal?.reason);
        job.cancelTimer();
      };
      const job: Waiting = {
        lane,
        visitors: new Set(visitors),
        refuse,
        cancelTimer: () => {},
        start: () => {
          signal?.removeEventListener("abort", leave);
          this.#run(work).then((value) => resolve(ok(value)), reject);
        },
      };
      if (this.#shortestWaitMs(job) > limitMs || !this.#hasPlace(job)) return refuse();
      signal?.addEventListener("abort", leave, { once: true });
      join = (to, visitor) => this.#join(job, to, visitor);
      this.#enqueue(job, limitMs);
    });
    return { done, join };
  }

  /** How long a call that joins this lane now would wait for its turn. */
  expectedWaitMs(lane: Lane, visitor: string = NO_VISITOR): number {
    const ahead = this.#queues.aheadOf(lane, visitor);
    const overbooked = Math.max(0, this.#inFlight + ahead + 1 - this.#concurrency);
    const forPlaceMs = Math.ceil((overbooked / this.#concurrency) * this.#meanDurationMs);
    return Math.max(this.#bucket.waitMs(ahead + 1), forPlaceMs, this.#ledgerWaitMs());
  }

  queued(): Readonly<Record<Lane, number>> {
    return this.#queues.lengths();
  }

  get inFlight(): number {
    return this.#inFlight;
  }

  /** The shortest wait among the visitors waiting for it. */
  #shortestWaitMs({ lane, visitors }: Waiting): number {
    return Math.min(...[...visitors].map((visitor) => this.expectedWaitMs(lane, visitor)));
  }

  /** In a full lane the visitor with the most items gives up a place to one with fewer. */
  #hasPlace({ lane, visitors }: Waiting): boolean {
    if (this.#queues.length(lane) < LANE_POLICY[lane].queueLength) return true;
    for (const visitor of visitors) {
      const yielding = this.#queues.toYieldFor(lane, visitor);
      if (yielding === null || !this.#queues.remove(yielding)) continue;
      yielding.cancelTimer();
      yielding.refuse();
      return true;
    }
    return false;
  }

  #refusal(job: Waiting): RateLimited {
    const retryAfterMs = Math.max(MIN_RETRY_DELAY_MS, this.#shortestWaitMs(job));
    return { kind: "rate-limited", whose: "queue", retryAfterMs };
  }

  #enqueue(job: Waiting, limitMs: number): void {
    job.cancelTimer = this.#clock.after(limitMs, () => {
      if (this.#queues.remove(job)) job.refuse();
    });
    this.#queues.push(job);
    this.#pump();
  }

  #join(job: Waiting, lane: Lane, visitor: string): void {
    job.visitors.add(visitor);
    if (!isMoreUrgent(lane, job.lane)) {
      this.#queues.join(job, visitor);
      return;
    }
    if (!this.#queues.remove(job)) return;
    job.cancelTimer();
    job.lane = lane;
    this.#enqueue(job, LANE_POLICY[lane].waitMs);
  }

  /** Starts queued jobs as long as there are tokens and free slots. */
  #pump(): void {
    // Without the ledger the other instances' use is unknown, so each instance keeps to its share.
    if (this.#ledger !== null) this.#bucket.keepTo(this.#ledger.share);
    while (!this.#claiming && this.#inFlight < this.#concurrency && !this.#queues.empty) {
      const waitMs = Math.max(this.#bucket.waitMs(), this.#ledgerWaitMs());
      if (waitMs > 0) {
        this.#cancelWake();
        this.#cancelWake = this.#clock.after(waitMs, () => {
          // Relies on the timer rather than the date: the clock may have been set back meanwhile.
          this.#ledgerOpensAtMs = 0;
          this.#pump();
        });
        return;
      }
      if (this.#ledger?.active === true) void this.#claim(this.#ledger);
      else this.#startNext();
    }
  }

  /** Claims from the shared ledger. The next job is chosen when the answer arrives, not when the claim is sent. */
  async #claim(ledger: Ledger): Promise<void> {
    this.#claiming = true;
    const waitMs = await ledger.claim();
    this.#claiming = false;
    if (waitMs > 0) this.#ledgerOpensAtMs = this.#clock.now() + waitMs;
    else this.#startNext();
    this.#pump();
  }

  #ledgerWaitMs(): number {
    return Math.max(0, this.#ledgerOpensAtMs - this.#clock.now());
  }

  #startNext(): void {
    const job = this.#queues.shift();
    if (job === undefined) return;
    this.#bucket.take();
    job.cancelTimer();
    job.start();
  }

  async #run<T>(work: () => Promise<T>): Promise<T> {
    const startedMs = this.#clock.now();
    this.#inFlight += 1;
    try {
      return await work();
    } finally {
      this.#inFlight -= 1;
      this.#meanDurationMs += (this.#clock.now() - startedMs - this.#meanDurationMs) * 0.1;
      this.#pump();
    }
  }
}
