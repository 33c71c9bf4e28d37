import "server-only";
import type { ServerResponse } from "node:http";

/** Long enough for the longest page on a very slow line. */
const UNREAD_MS = 120_000;

/**
 * Closes the connection if a complete response has not been read for this long. The server's limit of idle connections
 * is no help against a client that reads a byte now and then, while the rest waits in our memory.
 */
export function limitUnread(response: ServerResponse, unreadMs = UNREAD_MS): void {
  // Emitted by `end()`, whether or not the connection has taken everything.
  response.once("prefinish", () => {
    if (response.writableFinished) return;
    const timer = setTimeout(() => response.destroy(), unreadMs).unref();
    response.once("close", () => clearTimeout(timer));
  });
}
