import type { IncomingMessage, ServerResponse } from "node:http";
import { originOf } from "../api/origin";
import { tokenFile } from "../tokens/files";

/** A picture that somebody opens by itself may draw, and do nothing else. */
const HEADERS = {
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "cross-origin",
  "access-control-allow-origin": "*",
};

const READS: ReadonlySet<string | undefined> = new Set(["GET", "HEAD"]);

/** Gives the metadata and pictures of localnet's own tokens to whoever asks: pages of any site show them. */
export function serveTokenFile(name: string, request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  const file = tokenFile(name, originOf(request.headers));
  if (!READS.has(request.method)) return end(response, 405, { allow: "GET, HEAD" });
  if (file === null) return end(response, 404, {});
  response
    .writeHead(200, {
      ...HEADERS,
      "cache-control": "public, max-age=3600",
      "content-type": file.type,
      "content-length": file.bytes.length,
    })
    .end(file.bytes);
}

function end(response: ServerResponse, status: number, headers: Readonly<Record<string, string>>): void {
  response.writeHead(status, { ...HEADERS, ...headers, "content-length": 0 }).end();
}
