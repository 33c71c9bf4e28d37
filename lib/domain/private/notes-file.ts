import * as v from "valibot";
import type { PrivateNote } from "./private-note";

const FORMAT = "shardscope-accounts";
const VERSION = 1;

/** Identifies our files, since people can rename them. */
const NotesFile = v.object({
  format: v.literal(FORMAT),
  version: v.number(),
  networks: v.record(v.string(), v.unknown()),
});

/** The notes of each network as a file that `readNotesFile` can read. */
export function writeNotesFile(networks: ReadonlyMap<string, readonly PrivateNote[]>): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, networks: Object.fromEntries(networks) }, null, 2)}\n`;
}

/** The unchecked notes of each network; a text if it is no file of this format. */
export function readNotesFile(text: string): ReadonlyMap<string, unknown> | string {
  const file = v.safeParse(NotesFile, parsed(text));
  if (!file.success) return "Not a watchlist export of this explorer.";
  const { version, networks } = file.output;
  if (version !== VERSION) return "The file was exported by an incompatible version.";
  return new Map(Object.entries(networks));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
