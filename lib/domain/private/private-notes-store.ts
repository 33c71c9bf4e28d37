import type { Address } from "../../ton/address/address";
import { MAX_NOTES, readNote, saysSomething, type PrivateNote } from "./private-note";

/** The result of storing something. */
export type StoreResult = "kept" | "too-many" | "forbidden";

type Notes = readonly PrivateNote[];

export const NO_NOTES: Notes = [];

const listeners = new Set<() => void>();
/** Equal text yields the same object, so that React sees no change. */
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

/** Unreadable entries are left out. */
function notesIn(text: string): Notes {
  try {
    const kept: unknown = JSON.parse(text);
    if (!Array.isArray(kept)) return NO_NOTES;
    const read = kept.slice(0, MAX_NOTES).flatMap((value) => {
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

function keep(network: string, notes: Notes): StoreResult {
  if (notes.length > MAX_NOTES) return "too-many";
  try {
    if (notes.length === 0) localStorage.removeItem(keyOf(network));
    else localStorage.setItem(keyOf(network), JSON.stringify(notes));
  } catch {
    return "forbidden";
  }
  for (const listener of listeners) listener();
  return "kept";
}

/** The note about an account, which may be empty. */
export function noteOf(notes: Notes, address: Address): PrivateNote {
  return notes.find((note) => note.address === address) ?? { address, name: "", watched: false };
}

/**
 * The private labels and watched accounts of each network, in the order in which they were added. They are stored
 * in this browser only. Every change starts from what is stored at that moment, so tabs do not undo each other's.
 */
export const privateNotes = {
  all,
  keep,
  /** Replaces the note about the account; an empty note removes it. */
  put(network: string, note: PrivateNote): StoreResult {
    const before = all(network);
    const isNew = before.every(({ address }) => address !== note.address);
    const after = isNew
      ? [...before, note]
      : before.map((kept) => (kept.address === note.address ? note : kept));
    return keep(network, after.filter(saysSomething));
  },
  /** Calls the listener on changes in this and other tabs. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    window.addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("storage", listener);
    };
  },
};
