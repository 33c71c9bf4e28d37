import { privateNotes } from "@/lib/domain/private/private-notes-store";
import type { PrivateNote } from "@/lib/domain/private/private-note";
import { folded } from "@/lib/text/fold";

const SHOWN = 5;

/** The accounts whose private label has the text in it: those whose label begins with it first. Nothing is sent. */
export function labelsIn(notes: readonly PrivateNote[], text: string): readonly PrivateNote[] {
  const searched = folded(text.trim());
  if (searched === "") return [];
  const found = notes.flatMap((note) => {
    const at = folded(note.name).indexOf(searched);
    return at < 0 ? [] : [{ note, at }];
  });
  return found
    .toSorted((a, b) => a.at - b.at)
    .slice(0, SHOWN)
    .map(({ note }) => note);
}

export function privateLabelMatches(network: string, text: string): readonly PrivateNote[] {
  return labelsIn(privateNotes.all(network), text);
}
