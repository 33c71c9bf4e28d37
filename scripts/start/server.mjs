/**
 * The production server. The build copies it to .next/standalone/server.js, in place of the one that Next writes there:
 * requests reach Next only through the door (lib/gateway/door), which Next loads with the other code of the explorer.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL(".", import.meta.url));
const port = Number(process.env.PORT) || 3000;
const hostname = process.env.HOSTNAME || "127.0.0.1";

/**
 * How long open responses may take after a signal. The parent process waits for five seconds (scripts/start/children.mjs).
 */
const LAST_RESPONSES_MS = 3_000;

const DOOR = Symbol.for("shardscope.door");
const DOORKEEPER = Symbol.for("shardscope.doorkeeper");

// The parent process holds the other end: when it ends, for whatever reason, this one ends too.
if (process.channel !== undefined) process.on("disconnect", () => process.exit(0));

process.chdir(folder);
const { config } = JSON.parse(readFileSync(`${folder}.next/required-server-files.json`, "utf8"));
Object.assign(process.env, {
  NODE_ENV: "production",
  // As in Next's own server file: without it Next would look for next.config.js.
  __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify({ ...config, distDir: "./.next" }),
});

Reflect.set(globalThis, DOORKEEPER, `${folder}.next/static`);
const require = createRequire(import.meta.url);
/** @type {(options: object) => { prepare(): Promise<void>, close(): Promise<void>, getRequestHandler(): (request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => Promise<void> }} */
const next = require("next");
// Next adds a WebSocket listener to the server of the first request, unless it is given a server. Only development
// uses WebSockets: without a listener Node treats an upgrade as the plain request that it also is.
const app = next({ dev: false, dir: folder, hostname, port, quiet: true, httpServer: createServer() });
/** @type {import("../../lib/gateway/door/door").Door | undefined} */
let door;
/** @type {(() => void)[]} */
const waiting = [];

/** @type {import("../../lib/gateway/door/door").Door} */
function enter(request, response, pass) {
  if (door === undefined) waiting.push(() => door?.(request, response, pass));
  else door(request, response, pass);
}

/** @type {import("../../lib/gateway/door/door").Pass} */
function handle(request, response) {
  return app
    .getRequestHandler()(request, response)
    .catch((/** @type {unknown} */ error) => {
      console.error(error);
      if (!response.headersSent) response.statusCode = 500;
      response.end();
    });
}

/** @param {unknown} error */
function stopWith(error) {
  console.error(error);
  process.exit(1);
}

const server = createServer((request, response) => enter(request, response, handle));
// Clients that send `Expect: 100-continue` are told to continue only if the request may enter.
server.on("checkContinue", (request, response) =>
  enter(request, response, (...passed) => {
    response.writeContinue();
    return handle(...passed);
  }),
);
// Node has no response object for a CONNECT, and no longer watches its connection. Nothing here tunnels.
server.on("connect", (_request, socket) => {
  socket.on("error", () => {});
  socket.end(
    "HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD, POST, OPTIONS\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
    () => socket.destroy(),
  );
});
// How long a request may take to arrive, and how long a connection may be idle in the middle of a response: the live
// feed sends something every 15 s.
server.requestTimeout = 60_000;
server.setTimeout(60_000);
const keepAliveMs = Number(process.env.KEEP_ALIVE_TIMEOUT);
if (keepAliveMs > 0) server.keepAliveTimeout = keepAliveMs;
server.on("error", stopWith);
// It listens before Next is ready: Next goes on loading pages after that, and the first visitors would otherwise wait
// for all of them.
server.listen(port, hostname, () => void open().catch(stopWith));

async function open() {
  await app.prepare();
  door = Reflect.get(globalThis, DOOR);
  if (door === undefined) throw new Error("the explorer's code did not open the door (lib/gateway/door)");
  for (const goOn of waiting.splice(0)) goOn();
}

let isStopping = false;
for (const [signal, code] of /** @type {const} */ ([
  ["SIGINT", 130],
  ["SIGTERM", 143],
]))
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    server.close(() => void app.close().finally(() => process.exit(code)));
    setTimeout(() => server.closeAllConnections(), LAST_RESPONSES_MS).unref();
  });
