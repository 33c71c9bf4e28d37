import { settings } from "./lib/gateway/networks";
import { openVisits } from "./lib/gateway/visitor/visit";

export function start(): void {
  openVisits(settings().trustedProxies);
  // `npm start` holds the other end: when it is gone, however it went, so are we.
  if (process.channel !== undefined) process.on("disconnect", () => process.exit(0));
}
