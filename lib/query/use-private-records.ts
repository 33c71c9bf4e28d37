import { useSyncExternalStore } from "react";
import type { PrivateRecord } from "../domain/private/private-record";
import { NO_RECORDS, privateRecords } from "../domain/private/private-records-store";

/** The private labels of this visitor for accounts of a network, kept current. */
export function usePrivateRecords(network: string): readonly PrivateRecord[] {
  return useSyncExternalStore(
    privateRecords.subscribe,
    () => privateRecords.all(network),
    () => NO_RECORDS,
  );
}
