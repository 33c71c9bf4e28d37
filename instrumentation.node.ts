import { inspect } from "node:util";
import { openProcessDoor } from "./lib/gateway/door/process-door";
import { startNames } from "./lib/gateway/gateways";
import { NamesFileError } from "./lib/gateway/names/name-files";
import { allNetworks } from "./lib/loaders/request/page-networks";
import { routeRule } from "./lib/loaders/request/route-rule";
import { shareRule } from "./lib/loaders/request/share-rule";

export function start(): void {
  // `npm run dev` holds the other end: when that process ends, for whatever reason, this one ends too.
  if (process.channel !== undefined) process.on("disconnect", () => process.exit(0));
  try {
    openProcessDoor(shareRule, routeRule(allNetworks()));
    startNames();
  } catch (error) {
    // Next would go on and answer every request with an error.
    const isNamesFile = error instanceof NamesFileError;
    process.stderr.write(`${isNamesFile ? error.message : inspect(error)}\n`);
    process.exit(isNamesFile ? 2 : 1);
  }
}
