import "server-only";
import type { Clock } from "../../gateway/gateway-clock";
import { kindOf, type LiveSubject } from "../../domain/live/live-subject";
import type { LiveStates } from "./load-live-states";

/** Balances are polled less often than pending transactions, which change within seconds. */
const PAUSE_MS = { account: 6_000, pending: 2_500, message: 2_500 } as const;
/** The newest block does not wait longer than this for the other states. */
const WAIT_MS = 1_000;

interface LiveWatchParts {
  readonly load: (subjects: readonly LiveSubject[]) => Promise<LiveStates>;
  readonly clock: Clock;
  readonly onBug: (error: unknown) => void;
}

/** The last state found for each subscribed subject, fetched again when it is due. */
export class LiveWatch {
  readonly #parts: LiveWatchParts;
  #known = new Map<LiveSubject, { readonly state: string | null; readonly loadedMs: number }>();
  #isLoading = false;

  constructor(parts: LiveWatchParts) {
    this.#parts = parts;
  }

  /** The known states of these subjects; forgets all others. */
  async next(subjects: readonly LiveSubject[]): Promise<LiveStates> {
    const subscribed = new Set(subjects);
    for (const subject of this.#known.keys()) if (!subscribed.has(subject)) this.#known.delete(subject);
    const due = subjects.filter((subject) => this.#isDue(subject));
    if (due.length > 0 && !this.#isLoading) await this.#shortly(this.#refresh(due));
    return new Map(
      subjects.flatMap((subject) => {
        const state = this.#known.get(subject)?.state ?? null;
        return state === null ? [] : [[subject, state] as const];
      }),
    );
  }

  #isDue(subject: LiveSubject): boolean {
    const known = this.#known.get(subject);
    const ageMs = this.#parts.clock.now() - (known?.loadedMs ?? 0);
    return known === undefined || ageMs < 0 || ageMs >= PAUSE_MS[kindOf(subject)];
  }

  async #refresh(subjects: readonly LiveSubject[]): Promise<void> {
    const { load, clock, onBug } = this.#parts;
    this.#isLoading = true;
    const loadedMs = clock.now();
    try {
      const states = await load(subjects);
      for (const subject of subjects) {
        const before = this.#known.get(subject)?.state ?? null;
        this.#known.set(subject, { state: states.get(subject) ?? before, loadedMs });
      }
    } catch (error) {
      onBug(error);
    } finally {
      this.#isLoading = false;
    }
  }

  async #shortly(loading: Promise<void>): Promise<void> {
    let stopTimer = () => {};
    const late = new Promise<void>((resolve) => (stopTimer = this.#parts.clock.after(WAIT_MS, resolve)));
    await Promise.race([loading, late]);
    stopTimer();
  }
}
