import "server-only";
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { accepts } from "../accepted-coding";

/** Answers a request for a file that was compressed at build time; false for any other request. */
export type CompressedFiles = (request: IncomingMessage, response: ServerResponse) => boolean;

const PATH = "/_next/static/";
const TYPES: Readonly<Record<string, string>> = {
  ".js": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
  ".svg": "image/svg+xml",
};

/**
 * The build's browser files, as compressed by `scripts/build/compress-files.mjs`: an eighth smaller than with the gzip that
 * Next repeats for each request, and without its CPU cost. About a megabyte, kept in memory, so no name from a URL is
 * ever looked up on disk.
 */
export function openCompressedFiles(folder: string): CompressedFiles {
  const files = new Map(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".br"))
      .map((name) => {
        const path = PATH + name.slice(0, -".br".length).replaceAll("\\", "/");
        return [path, { type: TYPES[extname(path)], bytes: readFileSync(join(folder, name)) }];
      }),
  );
  return (request, response) => {
    const { url = "", headers } = request;
    if (!url.startsWith(PATH) || headers.range !== undefined) return false;
    const file = files.get(url.split("?", 1)[0] ?? "");
    if (file?.type === undefined || !accepts(request, "br")) return false;
    response.writeHead(200, {
      "Content-Type": file.type,
      "Content-Encoding": "br",
      "Content-Length": file.bytes.length,
      // The name of a file is the hash of its content.
      "Cache-Control": "public, max-age=31536000, immutable",
      Vary: "Accept-Encoding",
    });
    response.end(request.method === "HEAD" ? undefined : file.bytes);
    return true;
  };
}
