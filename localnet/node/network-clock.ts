import type { Store } from "../store/store";

const NOTE = "clock";

/** Network time in Unix seconds: the system clock plus an offset, or a fixed time. */
export interface NetworkClock {
  now(): number;
  /** Seconds ahead of the system clock. */
  offset(): number;
  /** Moves forward only. */
  moveTo(time: number): void;
  /** Stops the clock; only `moveTo` changes it until `release`. */
  hold(): void;
  /** Continues from the held time. */
  release(): void;
}

type ClockState = { readonly offset: number } | { readonly held: number };

function readState(text: string | null): ClockState {
  const value: unknown = text === null ? null : JSON.parse(text);
  if (typeof value !== "object" || value === null) return { offset: 0 };
  if ("held" in value && typeof value.held === "number") return { held: value.held };
  return { offset: "offset" in value && typeof value.offset === "number" ? value.offset : 0 };
}

/** The state is stored, because a chain cannot make blocks if its time goes back after a restart. */
export function openClock(
  store: Pick<Store, "note" | "setNote">,
  earliest: number,
  systemTime: () => number,
): NetworkClock {
  let state = readState(store.note(NOTE));
  const timeOf = (at: ClockState) => ("held" in at ? at.held : systemTime() + at.offset);
  const change = (next: ClockState) => {
    state = next;
    store.setNote(NOTE, JSON.stringify(state));
  };
  const now = () => Math.max(earliest, timeOf(state));
  if (timeOf(state) < earliest)
    change("held" in state ? { held: earliest } : { offset: earliest - systemTime() });
  return {
    now,
    offset: () => now() - systemTime(),
    moveTo(time) {
      if (time <= now()) return;
      change("held" in state ? { held: time } : { offset: time - systemTime() });
    },
    hold: () => change({ held: now() }),
    release: () => change({ offset: now() - systemTime() }),
  };
}
