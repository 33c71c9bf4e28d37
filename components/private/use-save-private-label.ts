import { useEffect, useState } from "react";
import { MOST_NOTES, type PrivateNote } from "@/lib/domain/private/private-note";
import { privateNotes, type Keeping } from "@/lib/domain/private/private-notes-store";

const SAID_MS = 3_000;

const WORDS: Record<Keeping, string> = {
  kept: "Saved",
  "too-many": `There is room for ${MOST_NOTES} accounts. Remove one first.`,
  forbidden: "The browser keeps nothing for this page, or has no room left.",
};

/** Keeps notes of a network, and what became of it as words; that all went well is said for a moment only. */
export function useSaving(network: string) {
  const [said, setSaid] = useState<{ readonly words: string; readonly passing: boolean } | null>(null);
  useEffect(() => {
    if (said?.passing !== true) return;
    const timer = setTimeout(() => setSaid(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const save = (note: PrivateNote) => {
    const keeping = privateNotes.put(network, note);
    setSaid({ words: WORDS[keeping], passing: keeping === "kept" });
  };
  return { save, said: said?.words ?? "" };
}
