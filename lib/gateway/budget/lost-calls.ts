import "server-only";
import type { ApiVersion } from "../../toncenter/endpoint";
import type { Clock } from "../gateway-clock";

export const LOST_CALLS = {
  /** Nobody waits longer for a service that answers nothing. */
  patienceMs: 2_000,
  /** A service that is slow gets more: so many times as long as its answers lately took. */
  slowFactor: 1.5,
  /** A single call can take long; so many that were sent one after the other, and none answered, are a service that hangs. */
  inARow: 3,
  /** For so long after a loss a single unanswered call is enough. */
  rememberedMs: 10_000,
} as const;

/** How much of the slowest answer lately one more answer leaves. */
const PEAK_DECAY = 0.8;

export interface AwaitedCall {
  /** Resolves when the call is taken for lost: to false if the service answers what was sent later. */
  readonly lost: Promise<{ readonly isSilent: boolean }>;
  /** It is over; `isAnswered`: the service, or the connection to it, has said something. */
  end(isAnswered: boolean): void;
  /**
   * Whether the answer of a lost call is to be waited for in the background: of one call at a time it is, or nobody would
   * learn that a service is slow rather than silent.
   */
  linger(): boolean;
}

interface Entry {
  readonly version: ApiVersion;
  readonly sentAtMs: number;
  /** It has waited for as long as one had patience when it was sent. */
  isDue: boolean;
  state: "open" | "lost" | "answered";
  lostAtMs: number;
  readonly lose: (loss: { readonly isSilent: boolean }) => void;
}

/**
 * Tells calls that will not be answered from calls that take long. A service that hangs answers nothing from some time on, so the
 * calls that are lost were sent one after the other; beside a slow one others are answered. Counted for each interface,
 * and for both together.
 */
export class LostCalls {
  readonly #clock: Clock;
  /** In the order of sending: the calls under way, those lost lately, and between them at most one answered of each interface. */
  #entries: Entry[] = [];
  #peakMs = 0;
  #lingering: Entry | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get patienceMs(): number {
    return Math.max(LOST_CALLS.patienceMs, this.#peakMs * LOST_CALLS.slowFactor);
  }

  sent(version: ApiVersion): AwaitedCall {
    let lose: Entry["lose"] = () => {};
    const lost = new Promise<{ readonly isSilent: boolean }>((resolve) => (lose = resolve));
    const sentAtMs = this.#clock.now();
    const entry: Entry = { version, sentAtMs, isDue: false, state: "open", lostAtMs: 0, lose };
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
    return this.#clock.after(this.patienceMs, () => {
      entry.isDue = true;
      if (entry.state === "open") this.#review();
    });
  }

  /** All that have waited long enough: a later call can show that an earlier one is lost, too. */
  #review(): void {
    const due = this.#entries.filter(
      ({ state, isDue }, place) => state === "open" && isDue && this.#isInLostRow(place),
    );
    for (const each of due) this.#lose(each);
    for (const each of due) each.lose({ isSilent: this.#isSilentSince(each) });
  }

  #isInLostRow(place: number): boolean {
    const version = this.#entries[place]?.version;
    return [this.#row(place, (each) => each.version === version), this.#row(place, () => true)].some(
      (row) => row.length >= LOST_CALLS.inARow || row.some(({ state }) => state === "lost"),
    );
  }

  /** The calls around one that were sent one after the other and not answered. */
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
      this.#peakMs = Math.max(tookMs, this.#peakMs * PEAK_DECAY + tookMs * (1 - PEAK_DECAY));
      entry.state = "answered";
    } else if (entry.state === "open") this.#lose(entry);
    this.#forget();
  }

  /** Keeps what still says something about a call under way, or about the next one. */
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
