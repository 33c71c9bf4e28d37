import type { Address } from "../../ton/address/address";
import { MAX_RECORDS, readRecord, type PrivateRecord } from "./private-record";
import { readRecordsFile } from "./records-file";
import { privateRecords } from "./private-records-store";
import type { StoreResult } from "./private-store";

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
  "too-many": `the limit is ${MAX_RECORDS} accounts`,
  forbidden: "browser storage is full or disabled",
};

/**
 * Merges a file into the stored labels and removes none: names from the file win, and accounts that are watched
 * here stay watched. Returns a text if the file cannot be read.
 */
export function importRecords(text: string, networks: readonly string[]): ImportReport | string {
  const file = readRecordsFile(text);
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
  const records = new Map(privateRecords.all(network).map((record) => [record.address, record]));
  const before = new Map(records);
  const places = new Map<Address, string>();
  const refused: Refusal[] = [];
  for (const [index, account] of accounts.entries()) {
    const where = `${network}, account ${index + 1}`;
    const read = readRecord(account);
    if (typeof read === "string") refused.push({ where, why: read });
    else if (!records.has(read.address) && records.size >= MAX_RECORDS)
      refused.push({ where, why: NOT_KEPT["too-many"] });
    else {
      records.set(read.address, merged(records.get(read.address), read));
      places.set(read.address, where);
    }
  }
  const touched = [...places.keys()];
  const added = touched.filter((address) => !before.has(address));
  const changed = touched.filter(
    (address) => !added.includes(address) && !isSame(before.get(address), records.get(address)),
  );
  const keeping =
    added.length + changed.length === 0 ? "kept" : privateRecords.keep(network, [...records.values()]);
  const same = touched.length - added.length - changed.length;
  if (keeping === "kept") return { added: added.length, changed: changed.length, same, refused };
  const lost = [...added, ...changed].map((address) => ({
    where: places.get(address) ?? network,
    why: NOT_KEPT[keeping],
  }));
  return { added: 0, changed: 0, same, refused: [...refused, ...lost] };
}

function merged(kept: PrivateRecord | undefined, read: PrivateRecord): PrivateRecord {
  return kept === undefined
    ? read
    : { ...kept, name: read.name === "" ? kept.name : read.name, watched: kept.watched || read.watched };
}

function isSame(one: PrivateRecord | undefined, other: PrivateRecord | undefined): boolean {
  return one?.name === other?.name && one?.watched === other?.watched;
}

function refuseAll(where: string, why: string): ImportReport {
  return { added: 0, changed: 0, same: 0, refused: [{ where: where.slice(0, 40), why }] };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
