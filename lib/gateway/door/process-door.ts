import "server-only";
import { subscribe } from "node:diagnostics_channel";
import { readFileSync } from "node:fs";
import { Server } from "node:http";
import { processRedis } from "../gateways";
import { systemClock } from "../gateway-clock";
import { logError } from "../observe/log";
import { observePages } from "../observe/metrics";
import { requestObserver } from "../observe/process-observer";
import { PageCache } from "../page-cache/page-cache";
import { SharedPages } from "../page-cache/shared-pages";
import { settings } from "../process-settings";
import { visitorLimit } from "../visitor/visitor-limit";
import { openCompressedFiles } from "./compressed-files";
import { openDoor, putDoorBefore, type Door, type DoorPages, type ShareRule } from "./door";
import type { RouteRule } from "./prepare-page";

/**
 * `scripts/start/server.mjs`, which is not bundled, finds the door under the first name, and passes the location of the
 * build's files under the second.
 */
const DOOR = Symbol.for("shardscope.door");
const DOORKEEPER = Symbol.for("shardscope.doorkeeper");

/**
 * Opens the door of this process once its code is loaded. In production our own server passes every request through
 * the door. Any other server (`next start`) would run without limits, so the process ends here.
 */
export function openProcessDoor(share: ShareRule, route: RouteRule): void {
  const shared: typeof globalThis & { [DOOR]?: Door; [DOORKEEPER]?: string } = globalThis;
  const { trustedProxies } = settings();
  const limit = visitorLimit();
  const observer = requestObserver();
  const folder = shared[DOORKEEPER];
  if (folder !== undefined) {
    const files = openCompressedFiles(folder);
    const pages = openSharedPages(share);
    shared[DOOR] = openDoor({ trustedProxies, limit, files, route, pages, observer, onBug });
    return;
  }
  if (process.env.NODE_ENV === "development") {
    // Pages change with their code.
    guardDevelopmentServers(openDoor({ trustedProxies, limit, route, pages: null, observer, onBug }));
    return;
  }
  process.stderr.write(
    "This server has no limits of its own. Start the explorer with `npm start`, or with .next/standalone/server.js after `npm run build`.\n",
  );
  process.exit(2);
}

const onBug = (error: unknown) => logError("door", error);

function openSharedPages(rule: ShareRule): DoorPages | null {
  const { pageCacheBytes } = settings();
  if (pageCacheBytes === 0) return null;
  const redis = processRedis();
  const shared = redis === null ? null : new SharedPages(redis, pageConfiguration());
  const cache = new PageCache({ maxBytes: pageCacheBytes, clock: systemClock, shared, onBug });
  observePages(() => cache.counts);
  return { cache, rule };
}

/** What the pages of two instances must have in common before the instances exchange them. */
function pageConfiguration(): string {
  const { networks, defaultNetwork, namesFiles, pictures, ipfsGateway, tonStorageGateway } = settings();
  const build = readFileSync(".next/BUILD_ID", "utf8");
  return JSON.stringify({
    build,
    networks,
    defaultNetwork,
    namesFiles,
    pictures,
    ipfsGateway,
    tonStorageGateway,
  });
}

/** Next's error overlay posts to paths of its own, e.g. for stack traces. Only `next dev` handles them. */
const DEVELOPMENT_TOOLS = "/__nextjs";

/** `next dev` restarts its own server as files change. Node announces a request before its server handles it. */
function guardDevelopmentServers(door: Door): void {
  const guarded = new WeakSet<Server>();
  subscribe("http.server.request.start", (message) => {
    const { server }: { server?: unknown } = typeof message === "object" && message !== null ? message : {};
    if (!(server instanceof Server) || guarded.has(server)) return;
    guarded.add(server);
    putDoorBefore(server, (request, response, pass) => {
      if (request.url?.startsWith(DEVELOPMENT_TOOLS) === true) pass(request, response);
      else door(request, response, pass);
    });
  });
}
