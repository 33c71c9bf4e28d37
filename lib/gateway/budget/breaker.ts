import "server-only";
import type { Clock } from "../gateway-clock";

export interface BreakerState {
  readonly state: "closed" | "open" | "half-open";
  readonly failures: number;
  readonly nextProbeAtMs: number | null;
}

export const BREAKER = { failuresToOpen: 5, restMs: 2_000 } as const;

/**
 * Stops calling a service that does not answer, so that pages show their last good data at once instead
 * of after a timeout. After a rest a single probe is let through, and its result decides for all other calls. The rest
 * does not grow, and a probe that gets no answer does not prolong it: a service that is back is noticed by the next
 * probe, however long it was away.
 */
export class Breaker {
  readonly #clock: Clock;
  #failures = 0;
  /** When it opened, or when the last probe was let through. */
  #restsSinceMs: number | null = null;
  #probing = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** When calls are allowed again, or null if they are allowed now. */
  restingUntilMs(): number | null {
    if (this.#restsSinceMs === null) return null;
    const nowMs = this.#clock.now();
    // A clock that was set back must not prolong the rest.
    this.#restsSinceMs = Math.min(this.#restsSinceMs, nowMs);
    const untilMs = this.#restsSinceMs + BREAKER.restMs;
    return nowMs < untilMs ? untilMs : null;
  }

  /** Like `restingUntilMs`; a caller that gets null has to call `report` afterwards. */
  enter(): number | null {
    const untilMs = this.restingUntilMs();
    if (untilMs === null && this.#restsSinceMs !== null) {
      this.#restsSinceMs = this.#clock.now();
      this.#probing = true;
    }
    return untilMs;
  }

  report(alive: boolean): void {
    this.#probing = false;
    if (alive) {
      this.#failures = 0;
      this.#restsSinceMs = null;
      return;
    }
    this.#failures += 1;
    // Calls that were in flight when the breaker opened do not prolong the rest.
    if (this.#restsSinceMs === null && this.#failures >= BREAKER.failuresToOpen)
      this.#restsSinceMs = this.#clock.now();
  }

  state(): BreakerState {
    const untilMs = this.restingUntilMs();
    const state =
      this.#restsSinceMs === null ? "closed" : this.#probing || untilMs === null ? "half-open" : "open";
    return { state, failures: this.#failures, nextProbeAtMs: state === "closed" ? null : untilMs };
  }
}
