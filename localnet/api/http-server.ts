import { createServer, type RequestListener, type Server } from "node:http";

const KEEP_ALIVE_MS = 30_000;
const REQUEST_MS = 10_000;

/** What is said to whom no request could be read from. */
const ANSWERS: ReadonlyMap<string | undefined, string> = new Map([
  ["HPE_HEADER_OVERFLOW", "431 Request Header Fields Too Large"],
  ["ERR_HTTP_REQUEST_TIMEOUT", "408 Request Timeout"],
]);

/**
 * A server that lives through whatever comes over the wire. A request has to be there as a whole within
 * `requestMs`, or twice that at the latest. The caller says where it listens.
 */
export function httpServer(listener: RequestListener, requestMs = REQUEST_MS): Server {
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: requestMs, connectionsCheckingInterval: requestMs },
    (request, response) => {
      response.on("error", () => response.destroy());
      // While the server closes, no connection outlives its answer.
      response.on("close", () => {
        if (!server.listening) setImmediate(() => server.closeIdleConnections());
      });
      listener(request, response);
    },
  );
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === "ECONNRESET") return void socket.destroy();
    const status = ANSWERS.get(error.code) ?? "400 Bad Request";
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  return server;
}

/** Lets the requests under way finish, those that take no longer than `graceMs`. */
export function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
