import "server-only";
import { fail, ok, type RateLimited, type Result } from "../../toncenter/error";
import type { TokenBucket } from "./bucket";
import type { Clock } from "../gateway-clock";
import { LaneQueues } from "./lane-queues";
import { isMoreUrgent, LANE_POLICY, type Lane } from "./lanes";
import type { Ledger } from "./ledger";

export interface Ticket<T> {
  /** Rejects only with the signal's reason or with what the work itself threw. */
  readonly done: Promise<Result<T, RateLimited>>;
  /** Raises the urgency because a more urgent caller has joined. Does nothing once the work has begun. */
  promote(lane: Lane): void;
}

export interface SubmitOptions {
  /** Leaves the queue; work that has begun goes on. */
  readonly signal?: AbortSignal | undefined;
  /** The longest time that this caller can wait for its turn; the lane's own limit applies as well. */
  readonly waitMs?: number;
}

interface Waiting {
  lane: Lane;
  start(): void;
  refuse(): void;
  cancelTimer(): void;
}

/** The shortest retry delay to report, for queues that are full for another reason than the rate. */
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

  submit<T>(lane: Lane, work: () => Promise<T>, { signal, waitMs }: SubmitOptions = {}): Ticket<T> {
    const policy = LANE_POLICY[lane];
    const limitMs = Math.min(waitMs ?? policy.waitMs, policy.waitMs);
    let promote: Ticket<T>["promote"] = () => {};
    const done = new Promise<Result<T, RateLimited>>((resolve, reject) => {
      signal?.throwIfAborted();
      const refuse = () => resolve(fail(this.#refusal(job.lane)));
      const leave = () => {
        if (this.#queues.remove(job)) reject(signal?.reason);
        job.cancelTimer();
      };
      const job: Waiting = {
        lane,
        refuse,
        cancelTimer: () => {},
        start: () => {
          signal?.removeEventListener("abort", leave);
          this.#run(work).then((value) => resolve(ok(value)), reject);
        },
      };
      if (this.expectedWaitMs(lane) > limitMs || this.#queues.length(lane) >= policy.queueLength)
        return refuse();
      signal?.addEventListener("abort", leave, { once: true });
      promote = (to) => this.#promote(job, to);
      this.#enqueue(job, limitMs);
    });
    return { done, promote };
  }

  /** How long a call that joins this lane now would wait for its turn. */
  expectedWaitMs(lane: Lane): number {
    const ahead = this.#queues.aheadOf(lane);
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

  #refusal(lane: Lane): RateLimited {
    const retryAfterMs = Math.max(MIN_RETRY_DELAY_MS, this.expectedWaitMs(lane));
    return { kind: "rate-limited", whose: "queue", retryAfterMs };
  }

  #enqueue(job: Waiting, limitMs: number): void {
    job.cancelTimer = this.#clock.after(limitMs, () => {
      if (this.#queues.remove(job)) job.refuse();
    });
    this.#queues.push(job);
    this.#pump();
  }

  #promote(job: Waiting, lane: Lane): void {
    if (!isMoreUrgent(lane, job.lane) || !this.#queues.remove(job)) return;
    job.cancelTimer();
    job.lane = lane;
    this.#enqueue(job, LANE_POLICY[lane].waitMs);
  }

  /** Starts queued jobs as long as there are tokens and free slots. */
  #pump(): void {
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
