import "server-only";
import type { Clock } from "../gateway-clock";

export interface Rate {
  readonly perSecond: number;
  /** How many calls may start at once after an idle time. */
  readonly burst: number;
}

export interface BucketState {
  readonly configuredPerSecond: number;
  readonly currentPerSecond: number;
  readonly tokens: number;
  readonly pausedUntilMs: number | null;
}

/** After a 429 the rate is halved, but never below this fraction of the configured rate. */
const SLOWDOWN_FACTOR = 0.5;
const MIN_FRACTION = 0.05;
/** Time to recover from zero to the configured rate, linearly. */
const RECOVERY_MS = 60_000;
/** Refusals within this time of each other lower the rate only once. */
const SAME_REFUSAL_MS = 1_000;

/**
 * A token bucket for any rate, from one call in two seconds to hundreds a second. It slows down quickly when
 * the service answers 429 and recovers slowly, so that several instances without a common ledger still
 * converge on a rate that the service accepts.
 */
export class TokenBucket {
  readonly #rate: Rate;
  readonly #clock: Clock;
  #tokens: number;
  #perSecond: number;
  #atMs: number;
  #pausedUntilMs = 0;
  #loweredAtMs = Number.NEGATIVE_INFINITY;
  #share = 1;

  constructor(rate: Rate, clock: Clock) {
    this.#rate = rate;
    this.#clock = clock;
    this.#tokens = rate.burst;
    this.#perSecond = rate.perSecond;
    this.#atMs = clock.now();
  }

  /** Time until `count` tokens are available; 0 means now. For counts above the burst it is an estimate. */
  waitMs(count = 1): number {
    const nowMs = this.#advance();
    const missing = count - this.#tokens;
    const filling = missing <= 0 ? 0 : Math.ceil((missing / (this.#perSecond * this.#share)) * 1000);
    return Math.max(0, this.#pausedUntilMs - nowMs) + filling;
  }

  take(count = 1): boolean {
    if (this.waitMs(count) > 0) return false;
    this.#tokens -= count;
    return true;
  }

  /** To be called when the service has answered 429. */
  lower(): void {
    const nowMs = this.#advance();
    if (nowMs - this.#loweredAtMs < SAME_REFUSAL_MS) return;
    this.#loweredAtMs = nowMs;
    this.#perSecond = Math.max(this.#rate.perSecond * MIN_FRACTION, this.#perSecond * SLOWDOWN_FACTOR);
    this.#tokens = 0;
  }

  /** Starts no calls before `atMs` and accumulates no tokens until then. */
  pauseUntil(atMs: number): void {
    this.#advance();
    this.#pausedUntilMs = Math.max(this.#pausedUntilMs, atMs);
    this.#tokens = Math.min(this.#tokens, 1);
  }

  /** Limits the bucket to this share of the rate from now on; 1 is the full rate. */
  keepTo(share: number): void {
    if (share === this.#share) return;
    this.#advance();
    this.#share = share;
    this.#tokens = Math.min(this.#tokens, this.#mostTokens());
  }

  /** Caps the remaining tokens; negative if more was spent elsewhere than was available. */
  keepAtMost(tokens: number): void {
    this.#advance();
    this.#tokens = Math.min(this.#tokens, tokens);
  }

  state(): BucketState {
    const nowMs = this.#advance();
    return {
      configuredPerSecond: this.#rate.perSecond,
      currentPerSecond: this.#perSecond * this.#share,
      tokens: this.#tokens,
      pausedUntilMs: this.#pausedUntilMs > nowMs ? this.#pausedUntilMs : null,
    };
  }

  #advance(): number {
    const nowMs = this.#clock.now();
    if (nowMs < this.#atMs) {
      // The clock was set back. The remaining pause keeps its length.
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
    this.#tokens = Math.min(this.#mostTokens(), this.#tokens + gained * this.#share);
    this.#perSecond = Math.min(this.#rate.perSecond, this.#perSecond + perSecond2 * seconds);
  }

  /** At least one, or no call would ever start. */
  #mostTokens(): number {
    return Math.max(1, this.#rate.burst * this.#share);
  }
}
