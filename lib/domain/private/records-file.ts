import * as v from "valibot";
import { parsedJson } from "../../text/parsed-json";
import type { PrivateRecord } from "./private-record";

const FORMAT = "shardscope-accounts";
const VERSION = 1;

/** Identifies our files, since visitors can rename them. */
const RecordsFile = v.object({
  format: v.literal(FORMAT),
  version: v.number(),
  networks: v.record(v.string(), v.unknown()),
});

/** The records of each network as a file that `readRecordsFile` can read. */
export function writeRecordsFile(networks: ReadonlyMap<string, readonly PrivateRecord[]>): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, networks: Object.fromEntries(networks) }, null, 2)}\n`;
}

/** The unchecked records of each network; a text if it is not a file of this format. */
export function readRecordsFile(text: string): ReadonlyMap<string, unknown> | string {
  const file = v.safeParse(RecordsFile, parsedJson(text));
  if (!file.success) return "Not a watchlist export of this explorer.";
  const { version, networks } = file.output;
  if (version !== VERSION) return "The file was exported by an incompatible version.";
  return new Map(Object.entries(networks));
}
