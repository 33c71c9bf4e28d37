import "server-only";
import { endpointId, type ApiVersion, type Endpoint } from "../../toncenter/endpoint";
import type { Clock } from "../gateway-clock";

export const LOST_CALLS = {
  /** The longest wait while the service answers nothing. */
  lostAfterMs: 2_000,
  /** A slow service gets longer: this many times the duration of its recent answers. */
  slowFactor: 1.5,
  /** A single call can take long; this many consecutive calls without an answer mean that the service hangs. */
  inARow: 3,
  /** For this long after a loss, a single unanswered call is enough. */
  rememberedMs: 10_000,
  /** An endpoint is fast if its answers take at most this part of the limit: a single call to it is not slow, but lost. */
  fastPart: 0.1,
} as const;

/** How far each further answer lets the recent peak duration decay: of all calls, and of the calls to one endpoint. */
const PEAK_DECAY = { all: 0.8, endpoint: 0.98 } as const;

export interface AwaitedCall {
  /** Resolves when the call counts as lost: to `isSilent: true` if there is reason to believe that the service hangs. */
  readonly lost: Promise<{ readonly isSilent: boolean }>;
  /** Ends the call; `isAnswered`: the service, or the connection to it, has responded. */
  end(isAnswered: boolean): void;
  /**
   * Whether to wait in the background for the answer of a lost call. One call at a time is kept, otherwise a slow
   * service could not be told from a silent one.
   */
  linger(): boolean;
}

interface Entry {
  readonly endpoint: string;
  readonly version: ApiVersion;
  readonly isFastEndpoint: boolean;
  readonly sentAtMs: number;
  /** It has waited for as long as the limit was when it was sent. */
  isDue: boolean;
  state: "open" | "lost" | "answered";
  lostAtMs: number;
  readonly lose: (loss: { readonly isSilent: boolean }) => void;
}

/**
 * Tells calls that will not be answered from calls that take long. A service that hangs answers nothing from some
 * point on, so its lost calls are consecutive; a slow service still answers other calls. Counted for each interface,
 * and for both together. Of an endpoint that is always fast, even a single call is lost.
 */
export class LostCalls {
  readonly #clock: Clock;
  /**
   * In the order of sending: calls in flight, recently lost calls, and between them at most one answered call of each
   * interface.
   */
  #entries: Entry[] = [];
  #peakMs = 0;
  readonly #endpointPeaksMs = new Map<string, number>();
  #lingering: Entry | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get lostAfterMs(): number {
    return Math.max(LOST_CALLS.lostAfterMs, this.#peakMs * LOST_CALLS.slowFactor);
  }

  sent(endpoint: Endpoint): AwaitedCall {
    let lose: Entry["lose"] = () => {};
    const lost = new Promise<{ readonly isSilent: boolean }>((resolve) => (lose = resolve));
    const id = endpointId(endpoint);
    const entry: Entry = {
      endpoint: id,
      version: endpoint.version,
      isFastEndpoint: (this.#endpointPeaksMs.get(id) ?? Infinity) <= this.lostAfterMs * LOST_CALLS.fastPart,
      sentAtMs: this.#clock.now(),
      isDue: false,
      state: "open",
      lostAtMs: 0,
      lose,
    };
    this.#forget();
    this.#entries.push(entry);
    let stopTimer = this.#reviewLater(entry);
    return {
      lost,
      end: (isAnswered) => {
        stopTimer();
        stopTimer = () => {};
        this.#end(entry, isAnswered);
      },
      linger: () => {
        if (this.#lingering !== null) return false;
        this.#lingering = entry;
        return true;
      },
    };
  }

  #reviewLater(entry: Entry): () => void {
    return this.#clock.after(this.lostAfterMs, () => {
      entry.isDue = true;
      if (entry.state === "open") this.#review();
    });
  }

  /** Reviews all calls that have waited long enough: a later call can show that an earlier one is lost, too. */
  #review(): void {
    const due = [...this.#entries.entries()].filter(([, { state, isDue }]) => state === "open" && isDue);
    const inRow = due.filter(([place]) => this.#isInLostRow(place)).map(([, each]) => each);
    const single = due.map(([, each]) => each).filter((each) => each.isFastEndpoint && !inRow.includes(each));
    for (const each of [...inRow, ...single]) this.#lose(each);
    for (const each of inRow) each.lose({ isSilent: this.#isSilentSince(each) });
    for (const each of single) each.lose({ isSilent: false });
  }

  #isInLostRow(place: number): boolean {
    const version = this.#entries[place]?.version;
    return [this.#row(place, (each) => each.version === version), this.#row(place, () => true)].some(
      (row) => row.length >= LOST_CALLS.inARow || row.some(({ state }) => state === "lost"),
    );
  }

  /** The run of consecutive unanswered calls around this one. */
  #row(place: number, counts: (entry: Entry) => boolean): readonly Entry[] {
    const before = this.#entries.slice(0, place).filter(counts);
    const after = this.#entries.slice(place).filter(counts);
    const end = after.findIndex(({ state }) => state === "answered");
    return [
      ...before.slice(before.findLastIndex(({ state }) => state === "answered") + 1),
      ...(end < 0 ? after : after.slice(0, end)),
    ];
  }

  #isSilentSince(entry: Entry): boolean {
    const later = this.#entries.slice(this.#entries.indexOf(entry) + 1);
    return !later.some(({ state, version }) => state === "answered" && version === entry.version);
  }

  #lose(entry: Entry): void {
    entry.state = "lost";
    entry.lostAtMs = this.#clock.now();
  }

  #end(entry: Entry, isAnswered: boolean): void {
    if (this.#lingering === entry) this.#lingering = null;
    if (isAnswered) {
      const tookMs = Math.max(0, this.#clock.now() - entry.sentAtMs);
      this.#peakMs = decayedPeak(this.#peakMs, tookMs, PEAK_DECAY.all);
      const endpointPeakMs = this.#endpointPeaksMs.get(entry.endpoint) ?? tookMs;
      this.#endpointPeaksMs.set(entry.endpoint, decayedPeak(endpointPeakMs, tookMs, PEAK_DECAY.endpoint));
      entry.state = "answered";
    } else if (entry.state === "open") this.#lose(entry);
    this.#forget();
  }

  /** Drops entries that no longer affect the verdict on a call in flight or on the next one. */
  #forget(): void {
    const nowMs = this.#clock.now();
    const kept: Entry[] = [];
    let answered = new Set<ApiVersion>();
    for (const each of this.#entries) {
      const ageMs = nowMs - each.lostAtMs;
      if (each.state === "lost" && (ageMs < 0 || ageMs >= LOST_CALLS.rememberedMs)) continue;
      if (each.state !== "answered") answered = new Set();
      else if (kept.length === 0 || answered.has(each.version)) continue;
      else answered.add(each.version);
      kept.push(each);
    }
    this.#entries = kept;
  }
}

function decayedPeak(peakMs: number, tookMs: number, decay: number): number {
  return Math.max(tookMs, peakMs * decay + tookMs * (1 - decay));
}
