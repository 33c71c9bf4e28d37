import { useSyncExternalStore } from "react";
import type { PrivateNote } from "../domain/private/private-note";
import { NO_NOTES, privateNotes } from "../domain/private/private-notes-store";

/** The private labels of this visitor for accounts of a network, kept current. */
export function usePrivateNotes(network: string): readonly PrivateNote[] {
  return useSyncExternalStore(
    privateNotes.subscribe,
    () => privateNotes.all(network),
    () => NO_NOTES,
  );
}
