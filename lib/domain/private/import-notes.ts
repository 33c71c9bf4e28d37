import type { Address } from "../../ton/address/address";
import { MAX_NOTES, readNote, type PrivateNote } from "./private-note";
import { readNotesFile } from "./notes-file";
import { privateNotes, type StoreResult } from "./private-notes-store";

interface Refusal {
  /** The entry in the file, counted from one: "mainnet, account 3". */
  readonly where: string;
  readonly why: string;
}

export interface ImportReport {
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly refused: readonly Refusal[];
}

const NOT_KEPT: Record<Exclude<StoreResult, "kept">, string> = {
  "too-many": `the limit is ${MAX_NOTES} accounts`,
  forbidden: "browser storage is full or disabled",
};

/**
 * Merges a file into the stored labels and removes none: names from the file win, and accounts that are watched
 * here stay watched. Returns a text if the file cannot be read.
 */
export function importNotes(text: string, networks: readonly string[]): ImportReport | string {
  const file = readNotesFile(text);
  if (typeof file === "string") return file;
  const reports = [...file].map(([network, accounts]) => {
    if (!networks.includes(network)) return refuseAll(network, "unknown network");
    if (!Array.isArray(accounts)) return refuseAll(network, "not a list");
    return importNetwork(network, accounts);
  });
  return {
    added: sum(reports.map(({ added }) => added)),
    changed: sum(reports.map(({ changed }) => changed)),
    same: sum(reports.map(({ same }) => same)),
    refused: reports.flatMap(({ refused }) => refused),
  };
}

function importNetwork(network: string, accounts: readonly unknown[]): ImportReport {
  const notes = new Map(privateNotes.all(network).map((note) => [note.address, note]));
  const before = new Map(notes);
  const places = new Map<Address, string>();
  const refused: Refusal[] = [];
  for (const [index, account] of accounts.entries()) {
    const where = `${network}, account ${index + 1}`;
    const read = readNote(account);
    if (typeof read === "string") refused.push({ where, why: read });
    else if (!notes.has(read.address) && notes.size >= MAX_NOTES)
      refused.push({ where, why: NOT_KEPT["too-many"] });
    else {
      notes.set(read.address, merged(notes.get(read.address), read));
      places.set(read.address, where);
    }
  }
  const touched = [...places.keys()];
  const added = touched.filter((address) => !before.has(address));
  const changed = touched.filter(
    (address) => !added.includes(address) && !isSame(before.get(address), notes.get(address)),
  );
  const keeping =
    added.length + changed.length === 0 ? "kept" : privateNotes.keep(network, [...notes.values()]);
  const same = touched.length - added.length - changed.length;
  if (keeping === "kept") return { added: added.length, changed: changed.length, same, refused };
  const lost = [...added, ...changed].map((address) => ({
    where: places.get(address) ?? network,
    why: NOT_KEPT[keeping],
  }));
  return { added: 0, changed: 0, same, refused: [...refused, ...lost] };
}

function merged(kept: PrivateNote | undefined, read: PrivateNote): PrivateNote {
  return kept === undefined
    ? read
    : { ...kept, name: read.name === "" ? kept.name : read.name, watched: kept.watched || read.watched };
}

function isSame(one: PrivateNote | undefined, other: PrivateNote | undefined): boolean {
  return one?.name === other?.name && one?.watched === other?.watched;
}

function refuseAll(where: string, why: string): ImportReport {
  return { added: 0, changed: 0, same: 0, refused: [{ where: where.slice(0, 40), why }] };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
