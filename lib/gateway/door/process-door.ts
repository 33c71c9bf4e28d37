import "server-only";
import { subscribe } from "node:diagnostics_channel";
import { Server } from "node:http";
import { settings } from "../process-settings";
import { visitorLimit } from "../visitor/visitor-limit";
import { openCompressedFiles } from "./compressed-files";
import { openDoor, putDoorBefore, type Door } from "./door";

/** `scripts/server.mjs`, which no bundler has read, finds the door under the first name, and says by the second where the files of the build are. */
const DOOR = Symbol.for("shardscope.door");
const DOORKEEPER = Symbol.for("shardscope.doorkeeper");

/**
 * Opens the door of this process, once its code is loaded. In production the server is ours and passes every request
 * through it; one that is not (`next start`) would serve without limits, so it ends here.
 */
export function openProcessDoor(): void {
  const shared: typeof globalThis & { [DOOR]?: Door; [DOORKEEPER]?: string } = globalThis;
  const { trustedProxies } = settings();
  const limit = visitorLimit();
  const folder = shared[DOORKEEPER];
  if (folder !== undefined) {
    shared[DOOR] = openDoor({ trustedProxies, limit, files: openCompressedFiles(folder) });
    return;
  }
  if (process.env.NODE_ENV === "development") {
    guardDevelopmentServers(openDoor({ trustedProxies, limit }));
    return;
  }
  process.stderr.write(
    "This server has no limits of its own. Start the explorer with `npm start`, or with .next/standalone/server.js after `npm run build`.\n",
  );
  process.exit(2);
}

/** `next dev` restarts its own server as files change. Node announces a request before its server handles it. */
function guardDevelopmentServers(door: Door): void {
  const guarded = new WeakSet<Server>();
  subscribe("http.server.request.start", (message) => {
    const { server }: { server?: unknown } = typeof message === "object" && message !== null ? message : {};
    if (!(server instanceof Server) || guarded.has(server)) return;
    guarded.add(server);
    putDoorBefore(server, door);
  });
}
