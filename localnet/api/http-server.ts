import { createServer, type RequestListener, type Server } from "node:http";

const KEEP_ALIVE_MS = 30_000;
const REQUEST_MS = 10_000;
/** The first line of a request counts too, and a query may have a thousand addresses. */
const MAX_HEADER_BYTES = 160 * 1024;

/** Status lines for connections whose request could not be parsed, by error code. */
const PARSE_ERROR_STATUSES: ReadonlyMap<string | undefined, string> = new Map([
  ["HPE_HEADER_OVERFLOW", "431 Request Header Fields Too Large"],
  ["ERR_HTTP_REQUEST_TIMEOUT", "408 Request Timeout"],
]);

/**
 * A server that survives malformed input. A request must arrive completely within `requestMs` (Node
 * checks periodically, so it may take up to twice that). The caller makes it listen.
 */
export function httpServer(listener: RequestListener, requestMs = REQUEST_MS): Server {
  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      requestTimeout: requestMs,
      connectionsCheckingInterval: requestMs,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    (request, response) => {
      response.on("error", () => response.destroy());
      // While the server closes, close keep-alive connections after their last response.
      response.on("close", () => {
        if (!server.listening) setImmediate(() => server.closeIdleConnections());
      });
      listener(request, response);
    },
  );
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === "ECONNRESET") return void socket.destroy();
    const status = PARSE_ERROR_STATUSES.get(error.code) ?? "400 Bad Request";
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  return server;
}

/** Lets running requests finish for up to `graceMs`. */
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
