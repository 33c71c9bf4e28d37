import "server-only";
import type { Clock } from "../gateway-clock";

export interface BreakerState {
  readonly state: "closed" | "open" | "half-open";
  readonly failures: number;
  readonly nextProbeAtMs: number | null;
}

export const BREAKER = { failuresToOpen: 5, firstRestMs: 5_000, longestRestMs: 60_000 } as const;

/**
 * Stops calling a service that does not answer, so that pages show their last good data at once instead
 * of after a timeout. After a rest a single probe is let through, and its result decides for all other calls.
 */
export class Breaker {
  readonly #clock: Clock;
  #failures = 0;
  #restMs: number = BREAKER.firstRestMs;
  #openedAtMs: number | null = null;
  #probing = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** When calls are allowed again, or null if they are allowed now. */
  restingUntilMs(): number | null {
    if (this.#openedAtMs === null) return null;
    const nowMs = this.#clock.now();
    // A clock that was set back must not prolong the rest.
    this.#openedAtMs = Math.min(this.#openedAtMs, nowMs);
    const untilMs = this.#openedAtMs + this.#restMs;
    if (nowMs < untilMs) return untilMs;
    return this.#probing ? nowMs + BREAKER.firstRestMs : null;
  }

  /** Like `restingUntilMs`; a caller that gets null has to call `report` afterwards. */
  enter(): number | null {
    const untilMs = this.restingUntilMs();
    if (untilMs === null) this.#probing = this.#openedAtMs !== null;
    return untilMs;
  }

  report(alive: boolean): void {
    const probed = this.#probing;
    this.#probing = false;
    if (alive) {
      this.#failures = 0;
      this.#openedAtMs = null;
      this.#restMs = BREAKER.firstRestMs;
      return;
    }
    this.#failures += 1;
    if (probed) this.#restMs = Math.min(BREAKER.longestRestMs, this.#restMs * 2);
    // Calls that were in flight when the breaker opened do not prolong the rest.
    if (probed || (this.#openedAtMs === null && this.#failures >= BREAKER.failuresToOpen)) {
      this.#openedAtMs = this.#clock.now();
    }
  }

  state(): BreakerState {
    const untilMs = this.restingUntilMs();
    const state =
      this.#openedAtMs === null ? "closed" : this.#probing || untilMs === null ? "half-open" : "open";
    return { state, failures: this.#failures, nextProbeAtMs: state === "closed" ? null : untilMs };
  }
}
