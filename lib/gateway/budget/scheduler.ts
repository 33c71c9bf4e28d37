import "server-only";
import { fail, ok, type RateLimited, type Result } from "../../toncenter/error";
import type { TokenBucket } from "./bucket";
import type { Clock } from "../clock";
import { LaneQueues } from "./lane-queues";
import { isMoreUrgent, LANE_POLICY, type Lane } from "./lanes";
import type { Ledger } from "./ledger";

export interface Ticket<T> {
  /** Rejects only with the signal's reason or with what the work itself threw. */
  readonly done: Promise<Result<T, RateLimited>>;
  /** Somebody more urgent waits for this too. Does nothing once the work has begun. */
  promote(lane: Lane): void;
}

export interface SubmitOptions {
  /** Gives up the place in the queue; work that has begun goes on. */
  readonly signal?: AbortSignal | undefined;
  /** The longest that this caller can wait for its turn; the lane's own limit holds as well. */
  readonly waitMs?: number;
}

interface Waiting {
  lane: Lane;
  start(): void;
  refuse(): void;
  cancelTimer(): void;
}

/** A queue that is full for another reason than time still has to name one. */
const LEAST_RETRY_MS = 250;

/**
 * Gives every request to one service its turn. Our own rather than a queue library: those take a token
 * when a job is queued, or order jobs when they arrive. Here who is next is decided at the moment when
 * the token is there, so that a person overtakes every poll that still waits; and nobody waits in vain,
 * because the expected wait is known beforehand and is the answer when it is too long.
 */
export class Scheduler {
  readonly #bucket: TokenBucket;
  readonly #ledger: Ledger | null;
  readonly #concurrency: number;
  readonly #clock: Clock;
  readonly #queues = new LaneQueues<Waiting>();
  #inFlight = 0;
  #meanMs = 200;
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

  /** How long a request that joins this lane now waits for its turn. */
  expectedWaitMs(lane: Lane): number {
    const ahead = this.#queues.aheadOf(lane);
    const overbooked = Math.max(0, this.#inFlight + ahead + 1 - this.#concurrency);
    const forPlaceMs = Math.ceil((overbooked / this.#concurrency) * this.#meanMs);
    return Math.max(this.#bucket.waitMs(ahead + 1), forPlaceMs, this.#ledgerWaitMs());
  }

  queued(): Readonly<Record<Lane, number>> {
    return this.#queues.lengths();
  }

  get inFlight(): number {
    return this.#inFlight;
  }

  #refusal(lane: Lane): RateLimited {
    const retryAfterMs = Math.max(LEAST_RETRY_MS, this.expectedWaitMs(lane));
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

  /** Starts whoever is next, as long as there are tokens and free places. */
  #pump(): void {
    while (!this.#claiming && this.#inFlight < this.#concurrency && !this.#queues.empty) {
      const waitMs = Math.max(this.#bucket.waitMs(), this.#ledgerWaitMs());
      if (waitMs > 0) {
        this.#cancelWake();
        this.#cancelWake = this.#clock.after(waitMs, () => {
          // By the timer, not by the date: somebody may have set the clock back meanwhile.
          this.#ledgerOpensAtMs = 0;
          this.#pump();
        });
        return;
      }
      if (this.#ledger?.active === true) void this.#claim(this.#ledger);
      else this.#startNext();
    }
  }

  /** Asks the ledger of all instances. Who is next is decided by the time of the answer, not of the question. */
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
      this.#meanMs += (this.#clock.now() - startedMs - this.#meanMs) * 0.1;
      this.#pump();
    }
  }
}
