import "server-only";
import type { ApiVersion } from "../../toncenter/endpoint";
import type { ApiErrorKind } from "../../toncenter/error";
import type { Clock } from "../gateway-clock";
import type { Lane } from "../budget/lanes";

/** One attempt at a call, for metrics, the log and the status page. Contains no secrets. */
export interface CallRecord {
  readonly network: string;
  readonly endpoint: string;
  readonly lane: Lane;
  readonly attempt: number;
  readonly outcome: "ok" | ApiErrorKind;
  /** The service's HTTP status, null if it did not answer. */
  readonly status: number | null;
  readonly durationMs: number;
  readonly characters: number;
  /** Whether the service itself failed; a refused request is not a failure of the service. */
  readonly failed: boolean;
}

export interface Bar {
  readonly fromMs: number;
  readonly ok: number;
  readonly failed: number;
}

const BAR_MS = 10_000;
const BARS = 60;

/** The recent history of calls to one service: short, bounded, in memory. */
export class Journal {
  readonly #clock: Clock;
  readonly #bars = new Map<number, { ok: number; failed: number }>();
  readonly #versions: Record<ApiVersion, string | null> = { v2: null, v3: null };
  #lastSuccessMs: number | null = null;
  #lastFailure: { readonly atMs: number; readonly kind: ApiErrorKind } | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  record({ outcome, failed }: Pick<CallRecord, "outcome" | "failed">): void {
    const nowMs = this.#clock.now();
    const bar = this.#bar(Math.floor(nowMs / BAR_MS));
    bar[failed ? "failed" : "ok"] += 1;
    if (!failed) this.#lastSuccessMs = nowMs;
    else if (outcome !== "ok") this.#lastFailure = { atMs: nowMs, kind: outcome };
  }

  noteVersion(version: ApiVersion, reported: string | null): void {
    this.#versions[version] = reported ?? this.#versions[version];
  }

  /** The last ten minutes, idle times included, oldest first. */
  bars(): readonly Bar[] {
    const last = Math.floor(this.#clock.now() / BAR_MS);
    return Array.from({ length: BARS }, (_, place) => {
      const number = last - BARS + 1 + place;
      const bar = this.#bars.get(number);
      return { fromMs: number * BAR_MS, ok: bar?.ok ?? 0, failed: bar?.failed ?? 0 };
    });
  }

  get versions(): Readonly<Record<ApiVersion, string | null>> {
    return { ...this.#versions };
  }

  get lastSuccessMs(): number | null {
    return this.#lastSuccessMs;
  }

  get lastFailure(): { readonly atMs: number; readonly kind: ApiErrorKind } | null {
    return this.#lastFailure;
  }

  #bar(number: number): { ok: number; failed: number } {
    const existing = this.#bars.get(number);
    if (existing !== undefined) return existing;
    const bar = { ok: 0, failed: 0 };
    this.#bars.set(number, bar);
    for (const old of this.#bars.keys()) if (old <= number - BARS || old > number) this.#bars.delete(old);
    return bar;
  }
}
