import "server-only";
import type { Clock } from "../clock";

export interface Rate {
  readonly perSecond: number;
  /** How many may go at once after a quiet time. */
  readonly burst: number;
}

export interface BucketState {
  readonly configuredPerSecond: number;
  readonly currentPerSecond: number;
  readonly tokens: number;
  readonly pausedUntilMs: number | null;
}

/** After "too many" the rate is halved, but never below this part of what is configured. */
const LOWER_BY = 0.5;
const FLOOR_PART = 0.05;
/** From zero back to the configured rate; the way back is a straight line. */
const RECOVERY_MS = 60_000;
/** Refusals that come this close together are one piece of news. */
const SAME_NEWS_MS = 1_000;

/**
 * A token bucket for any rate, half a request a second as well as hundreds. It gives way quickly when
 * the service says "too many" and comes back slowly, so that several instances that know nothing of
 * each other still find a common rate.
 */
export class TokenBucket {
  readonly #rate: Rate;
  readonly #clock: Clock;
  #tokens: number;
  #perSecond: number;
  #atMs: number;
  #pausedUntilMs = 0;
  #loweredAtMs = Number.NEGATIVE_INFINITY;

  constructor(rate: Rate, clock: Clock) {
    this.#rate = rate;
    this.#clock = clock;
    this.#tokens = rate.burst;
    this.#perSecond = rate.perSecond;
    this.#atMs = clock.now();
  }

  /** How long until `count` tokens are there; 0 means now. Counts above the burst serve as an estimate. */
  waitMs(count = 1): number {
    const nowMs = this.#advance();
    const missing = count - this.#tokens;
    const filling = missing <= 0 ? 0 : Math.ceil((missing / this.#perSecond) * 1000);
    return Math.max(0, this.#pausedUntilMs - nowMs) + filling;
  }

  take(count = 1): boolean {
    if (this.waitMs(count) > 0) return false;
    this.#tokens -= count;
    return true;
  }

  /** The service said "too many". */
  lower(): void {
    const nowMs = this.#advance();
    if (nowMs - this.#loweredAtMs < SAME_NEWS_MS) return;
    this.#loweredAtMs = nowMs;
    this.#perSecond = Math.max(this.#rate.perSecond * FLOOR_PART, this.#perSecond * LOWER_BY);
    this.#tokens = 0;
  }

  /** Nothing goes before `atMs`, and nothing piles up meanwhile. */
  pauseUntil(atMs: number): void {
    this.#advance();
    this.#pausedUntilMs = Math.max(this.#pausedUntilMs, atMs);
    this.#tokens = Math.min(this.#tokens, 1);
  }

  state(): BucketState {
    const nowMs = this.#advance();
    return {
      configuredPerSecond: this.#rate.perSecond,
      currentPerSecond: this.#perSecond,
      tokens: this.#tokens,
      pausedUntilMs: this.#pausedUntilMs > nowMs ? this.#pausedUntilMs : null,
    };
  }

  #advance(): number {
    const nowMs = this.#clock.now();
    if (nowMs < this.#atMs) {
      // The clock was set back. What is left of the pause stays as long as it was.
      this.#pausedUntilMs -= this.#atMs - nowMs;
      this.#loweredAtMs -= this.#atMs - nowMs;
    }
    const from = Math.max(this.#atMs, Math.min(nowMs, this.#pausedUntilMs));
    this.#refill(Math.max(0, nowMs - from) / 1000);
    this.#atMs = nowMs;
    return nowMs;
  }

  #refill(seconds: number): void {
    const perSecond2 = this.#rate.perSecond / (RECOVERY_MS / 1000);
    const recovering = Math.min(seconds, (this.#rate.perSecond - this.#perSecond) / perSecond2);
    const gained = this.#perSecond * seconds + perSecond2 * recovering * (seconds - recovering / 2);
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + gained);
    this.#perSecond = Math.min(this.#rate.perSecond, this.#perSecond + perSecond2 * seconds);
  }
}
