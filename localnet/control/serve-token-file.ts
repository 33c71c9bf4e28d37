import type { IncomingMessage, ServerResponse } from "node:http";
import { originOf } from "../api/request-origin";
import { tokenFile } from "../tokens/token-files";

/** An SVG opened as a document must not run scripts or load anything. */
const HEADERS = {
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "cross-origin",
  "access-control-allow-origin": "*",
};

const READ_METHODS: ReadonlySet<string | undefined> = new Set(["GET", "HEAD"]);

/** Serves metadata and images of localnet's own tokens, to pages of any site. */
export function serveTokenFile(name: string, request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  const file = tokenFile(name, originOf(request.headers));
  if (!READ_METHODS.has(request.method)) return respondEmpty(response, 405, { allow: "GET, HEAD" });
  if (file === null) return respondEmpty(response, 404, {});
  response
    .writeHead(200, {
      ...HEADERS,
      "cache-control": "public, max-age=3600",
      "content-type": file.type,
      "content-length": file.bytes.length,
    })
    .end(file.bytes);
}

function respondEmpty(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
): void {
  response.writeHead(status, { ...HEADERS, ...headers, "content-length": 0 }).end();
}
