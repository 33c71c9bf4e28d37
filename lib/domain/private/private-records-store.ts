import type { Address } from "../../ton/address/address";
import { MAX_RECORDS, readRecord, saysSomething, type PrivateRecord } from "./private-record";

/** The result of storing something. */
export type StoreResult = "kept" | "too-many" | "forbidden";

type Records = readonly PrivateRecord[];

export const NO_RECORDS: Records = [];

const listeners = new Set<() => void>();
/** Equal text yields the same object, so that React sees no change. */
const lastRead = new Map<string, { readonly text: string; readonly records: Records }>();

/** Named as in earlier versions, whose labels are still there. */
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
function recordsIn(text: string): Records {
  try {
    const kept: unknown = JSON.parse(text);
    if (!Array.isArray(kept)) return NO_RECORDS;
    const read = kept.slice(0, MAX_RECORDS).flatMap((value) => {
      const record = readRecord(value);
      return typeof record === "string" ? [] : [[record.address, record] as const];
    });
    return [...new Map(read).values()];
  } catch {
    return NO_RECORDS;
  }
}

function all(network: string): Records {
  const text = textOf(network);
  const before = lastRead.get(network);
  if (before?.text === text) return before.records;
  const records = text === "" ? NO_RECORDS : recordsIn(text);
  lastRead.set(network, { text, records });
  return records;
}

function keep(network: string, records: Records): StoreResult {
  if (records.length > MAX_RECORDS) return "too-many";
  try {
    if (records.length === 0) localStorage.removeItem(keyOf(network));
    else localStorage.setItem(keyOf(network), JSON.stringify(records));
  } catch {
    return "forbidden";
  }
  for (const listener of listeners) listener();
  return "kept";
}

/** The record about an account, which may be empty. */
export function recordOf(records: Records, address: Address): PrivateRecord {
  return records.find((record) => record.address === address) ?? { address, name: "", watched: false };
}

/**
 * The private labels and watched accounts of each network, in the order in which they were added. They are stored
 * in this browser only. Every change starts from what is stored at that moment, so tabs do not undo each other's.
 */
export const privateRecords = {
  all,
  keep,
  /** Replaces the record about the account; an empty record removes it. */
  put(network: string, record: PrivateRecord): StoreResult {
    const before = all(network);
    const isNew = before.every(({ address }) => address !== record.address);
    const after = isNew
      ? [...before, record]
      : before.map((kept) => (kept.address === record.address ? record : kept));
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
