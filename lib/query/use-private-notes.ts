import { useSyncExternalStore } from "react";
import type { PrivateNote } from "../domain/private/private-note";
import { NO_NOTES, privateNotes } from "../domain/private/private-notes-store";

/** What this visitor has noted about accounts of a network, as it is now. */
export function usePrivateNotes(network: string): readonly PrivateNote[] {
  return useSyncExternalStore(
    privateNotes.subscribe,
    () => privateNotes.all(network),
    () => NO_NOTES,
  );
}
