import type { Store } from "../store/store";

const NOTE = "clock";

/** The network's time, in seconds since 1970: the machine's, moved by an offset, or standing still. */
export interface Clock {
  now(): number;
  /** Seconds that it is ahead of the machine's. */
  offset(): number;
  /** Moves it; to a time that is past it does not move. */
  moveTo(time: number): void;
  /** Stands still until it is moved or let go. */
  hold(): void;
  /** Goes on from where it stands. */
  release(): void;
}

type State = { readonly offset: number } | { readonly held: number };

function readState(text: string | null): State {
  const value: unknown = text === null ? null : JSON.parse(text);
  if (typeof value !== "object" || value === null) return { offset: 0 };
  if ("held" in value && typeof value.held === "number") return { held: value.held };
  return { offset: "offset" in value && typeof value.offset === "number" ? value.offset : 0 };
}

/** It outlives the process: a chain whose time went back could not make a block. */
export function openClock(
  store: Pick<Store, "note" | "setNote">,
  earliest: number,
  machine: () => number,
): Clock {
  let state = readState(store.note(NOTE));
  const timeOf = (at: State) => ("held" in at ? at.held : machine() + at.offset);
  const change = (next: State) => {
    state = next;
    store.setNote(NOTE, JSON.stringify(state));
  };
  const now = () => Math.max(earliest, timeOf(state));
  if (timeOf(state) < earliest)
    change("held" in state ? { held: earliest } : { offset: earliest - machine() });
  return {
    now,
    offset: () => now() - machine(),
    moveTo(time) {
      if (time <= now()) return;
      change("held" in state ? { held: time } : { offset: time - machine() });
    },
    hold: () => change({ held: now() }),
    release: () => change({ offset: now() - machine() }),
  };
}
