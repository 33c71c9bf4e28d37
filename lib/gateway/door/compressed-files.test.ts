import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { createServer, request as httpRequest, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { compressFiles } from "../../../scripts/build/compress-files.mjs";
import { openCompressedFiles } from "./compressed-files";

const folder = mkdtempSync(join(tmpdir(), "compressed-files-"));
mkdirSync(join(folder, "chunks"));
const SCRIPT = "export const shards = 16;\n".repeat(200);
writeFileSync(join(folder, "chunks/a-1.js"), SCRIPT);
writeFileSync(join(folder, "chunks/b.css"), "main{color:red}");
writeFileSync(join(folder, "font.woff2"), "not a text");
await compressFiles(folder);
const files = openCompressedFiles(folder);
const server = createServer((request, response) => {
  if (!files(request, response)) response.writeHead(299).end("passed on");
});

server.listen(0, "127.0.0.1");
await once(server, "listening");

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

describe("files that the build has compressed", () => {
  /** Not `fetch`, which normalizes paths. */
  const get = async (path: string, headers = { "accept-encoding": "gzip, br" }, method = "GET") => {
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const sent = httpRequest({ host: "127.0.0.1", port, path, headers, method, agent: false }).end();
    const [response]: IncomingMessage[] = await once(sent, "response");
    if (response === undefined) throw new Error("no response");
    return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
  };

  it("are sent as they were compressed, with their type, and may be cached for a year", async () => {
    const { status, headers, body } = await get("/_next/static/chunks/a-1.js?v=1");
    expect(status).toBe(200);
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
    expect(headers).toMatchObject({
      "content-type": "application/javascript; charset=UTF-8",
      "content-encoding": "br",
      "content-length": String(body.length),
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
    });
    expect((await get("/_next/static/chunks/b.css")).headers["content-type"]).toBe("text/css; charset=UTF-8");
  });

  it("have no body for HEAD", async () => {
    const { status, body } = await get("/_next/static/chunks/a-1.js", { "accept-encoding": "br" }, "HEAD");
    expect([status, body.length]).toEqual([200, 0]);
  });

  it.each(["br", "gzip, deflate, br, zstd", "br;q=1.0, gzip;q=0.8", "gzip , br ; q=0.5"])(
    "are sent for Accept-Encoding: %s",
    async (encoding) => {
      expect((await get("/_next/static/chunks/a-1.js", { "accept-encoding": encoding })).status).toBe(200);
    },
  );

  it.each(["gzip", "br;q=0", "br;q=0.000", "brotli", "x-br", ""])(
    "are not sent for Accept-Encoding: %j",
    async (encoding) => {
      expect((await get("/_next/static/chunks/a-1.js", { "accept-encoding": encoding })).status).toBe(299);
    },
  );

  it.each([
    "/_next/static/chunks/a-1.js.br",
    "/_next/static/chunks/missing.js",
    "/_next/static/chunks/../chunks/a-1.js",
    "/_next/static/chunks%2Fa-1.js",
    "/_next/static//chunks/a-1.js",
    "/_next/static/font.woff2",
    "/_next/static/__proto__",
    "/chunks/a-1.js",
  ])("are sent for their exact path only, not for %s", async (path) => {
    expect((await get(path)).status).toBe(299);
  });

  it("are not sent for requests with a range", async () => {
    const headers = { "accept-encoding": "br", range: "bytes=5-2" };
    expect((await get("/_next/static/chunks/a-1.js", headers)).status).toBe(299);
  });
});
