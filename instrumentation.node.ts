import { settings } from "./lib/gateway/networks";
import { openVisits } from "./lib/gateway/visitor/visit";

export function start(): void {
  openVisits(settings().trustedProxies);
  // `npm start` holds the other end: when that process ends, for whatever reason, this one ends too.
  if (process.channel !== undefined) process.on("disconnect", () => process.exit(0));
}
