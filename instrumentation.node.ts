import { openProcessDoor } from "./lib/gateway/door/process-door";
import { startNames } from "./lib/gateway/gateways";
import { NamesFileError } from "./lib/gateway/names/name-files";
import { allNetworks } from "./lib/loaders/request/page-networks";
import { routeRule } from "./lib/loaders/request/route-rule";
import { shareRule } from "./lib/loaders/request/share-rule";

export function start(): void {
  openProcessDoor(shareRule, routeRule(allNetworks()));
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
