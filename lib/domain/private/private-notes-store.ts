import type { Address } from "../../ton/address/address";
import { MOST_NOTES, readNote, saysSomething, type PrivateNote } from "./private-note";

/** What became of something that was to be kept. */
export type Keeping = "kept" | "too-many" | "forbidden";

type Notes = readonly PrivateNote[];

export const NO_NOTES: Notes = [];

const listeners = new Set<() => void>();
/** Reading the same text twice gives the same notes, which is how React knows that nothing has changed. */
const lastRead = new Map<string, { readonly text: string; readonly notes: Notes }>();

function keyOf(network: string): string {
  return `private-notes:${network}`;
}

function textOf(network: string): string {
  try {
    return localStorage.getItem(keyOf(network)) ?? "";
  } catch {
    // Storage can be forbidden.
    return "";
  }
}

/** What cannot be read is left out, wherever it came from. */
function notesIn(text: string): Notes {
  try {
    const kept: unknown = JSON.parse(text);
    if (!Array.isArray(kept)) return NO_NOTES;
    const read = kept.slice(0, MOST_NOTES).flatMap((value) => {
      const note = readNote(value);
      return typeof note === "string" ? [] : [[note.address, note] as const];
    });
    return [...new Map(read).values()];
  } catch {
    return NO_NOTES;
  }
}

function all(network: string): Notes {
  const text = textOf(network);
  const before = lastRead.get(network);
  if (before?.text === text) return before.notes;
  const notes = text === "" ? NO_NOTES : notesIn(text);
  lastRead.set(network, { text, notes });
  return notes;
}

function keep(network: string, notes: Notes): Keeping {
  if (notes.length > MOST_NOTES) return "too-many";
  try {
    if (notes.length === 0) localStorage.removeItem(keyOf(network));
    else localStorage.setItem(keyOf(network), JSON.stringify(notes));
  } catch {
    return "forbidden";
  }
  for (const listener of listeners) listener();
  return "kept";
}

/** What is noted about one account, which may be nothing. */
export function noteOf(notes: Notes, address: Address): PrivateNote {
  return notes.find((note) => note.address === address) ?? { address, name: "", watched: false };
}

/**
 * What a visitor has noted about accounts, for each network, in the order in which it came. It is kept in this
 * browser alone. Every change begins with what is kept at that moment, so tabs do not undo each other's.
 */
export const privateNotes = {
  all,
  keep,
  /** In the place of what was noted about the account; a note that says nothing takes it away. */
  put(network: string, note: PrivateNote): Keeping {
    const before = all(network);
    const isNew = before.every(({ address }) => address !== note.address);
    const after = isNew
      ? [...before, note]
      : before.map((kept) => (kept.address === note.address ? note : kept));
    return keep(network, after.filter(saysSomething));
  },
  /** Hears of changes here and in other tabs. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    window.addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("storage", listener);
    };
  },
};
