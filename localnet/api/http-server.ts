import { createServer, type RequestListener, type Server } from "node:http";

const KEEP_ALIVE_MS = 30_000;
const REQUEST_MS = 10_000;

/** A server that lives through whatever comes over the wire. The caller says where it listens. */
export function httpServer(listener: RequestListener): Server {
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_MS },
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
    const status =
      error.code === "HPE_HEADER_OVERFLOW" ? "431 Request Header Fields Too Large" : "400 Bad Request";
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
