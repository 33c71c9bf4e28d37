import type { Address } from "../../ton/address/address";
import { MAX_RECORDS, readRecord, saysSomething, type PrivateRecord } from "./private-record";
import { openPrivateStore, type StoreResult } from "./private-store";

type Records = readonly PrivateRecord[];

export const NO_RECORDS: Records = [];

const store = openPrivateStore<PrivateRecord>({
  // Keeps the name of earlier versions, whose labels are still stored.
  name: "private-notes",
  most: MAX_RECORDS,
  read: readRecord,
  idOf: ({ address }) => address,
});

/** The record about an account, which may be empty. */
export function recordOf(records: Records, address: Address): PrivateRecord {
  return records.find((record) => record.address === address) ?? { address, name: "", watched: false };
}

/** The private labels and watched accounts of each network, in the order in which they were added. */
export const privateRecords = {
  ...store,
  /** Replaces the record about the account; an empty record removes it. */
  put(network: string, record: PrivateRecord): StoreResult {
    const before = store.all(network);
    const isNew = before.every(({ address }) => address !== record.address);
    const after = isNew
      ? [...before, record]
      : before.map((kept) => (kept.address === record.address ? record : kept));
    return store.keep(network, after.filter(saysSomething));
  },
};
