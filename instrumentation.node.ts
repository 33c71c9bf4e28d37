import { startNames } from "./lib/gateway/gateways";
import { NamesFileError } from "./lib/gateway/names/name-files";
import { settings } from "./lib/gateway/networks";
import { trackRequests } from "./lib/gateway/visitor/request-context";

export function start(): void {
  trackRequests(settings().trustedProxies);
  // `npm start` holds the other end: when that process ends, for whatever reason, this one ends too.
  if (process.channel !== undefined) process.on("disconnect", () => process.exit(0));
  try {
    startNames();
  } catch (error) {
    if (!(error instanceof NamesFileError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}
