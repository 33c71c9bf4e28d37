import * as v from "valibot";
import type { PrivateNote } from "./private-note";

const FORMAT = "shardscope-accounts";
const VERSION = 1;

/** A name that people give to their own file says nothing; this does. */
const NotesFile = v.object({
  format: v.literal(FORMAT),
  version: v.number(),
  networks: v.record(v.string(), v.unknown()),
});

/** Notes of each network, for people to keep and for `readNotesFile`. */
export function writeNotesFile(networks: ReadonlyMap<string, readonly PrivateNote[]>): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, networks: Object.fromEntries(networks) }, null, 2)}\n`;
}

/** What a file says of each network, yet to be read; or why it is no such file. */
export function readNotesFile(text: string): ReadonlyMap<string, unknown> | string {
  const file = v.safeParse(NotesFile, parsed(text));
  if (!file.success) return "It is not a file of names and watched accounts that was exported here.";
  const { version, networks } = file.output;
  if (version !== VERSION)
    return "It was made by another version of this explorer, and cannot be read by this one.";
  return new Map(Object.entries(networks));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
