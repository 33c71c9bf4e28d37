import { useSyncExternalStore } from "react";
import type { PrivateRecord } from "../domain/private/private-record";
import { NO_RECORDS, privateRecords } from "../domain/private/private-records-store";

/** This visitor's private labels for accounts of a network, kept up to date. */
export function usePrivateRecords(network: string): readonly PrivateRecord[] {
  return useSyncExternalStore(
    privateRecords.subscribe,
    () => privateRecords.all(network),
    () => NO_RECORDS,
  );
}
