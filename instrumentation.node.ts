import { openProcessDoor } from "./lib/gateway/door/process-door";
import { startNames } from "./lib/gateway/gateways";
import { NamesFileError } from "./lib/gateway/names/name-files";
import { shareRule } from "./lib/loaders/request/share-rule";

export function start(): void {
  openProcessDoor(shareRule);
  // `npm run dev` holds the other end: when that process ends, for whatever reason, this one ends too.
  if (process.channel !== undefined) process.on("disconnect", () => process.exit(0));
  try {
    startNames();
  } catch (error) {
    if (!(error instanceof NamesFileError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}
