import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemClock } from "../gateway-clock";
import { connectionOf } from "./connection";
import { KEY } from "../../../testing/gateway/test-support";
import { HttpTransport, type TransportRequest } from "./transport";

const seen: Pick<IncomingMessage, "url" | "method" | "headers">[] = [];

const MiB = 1024 * 1024;

/** The service's behaviour, by the last part of the path. */
const BEHAVIOUR: Record<string, RequestListener> = {
  good: (_, response) => response.setHeader("X-API-Version", "1.3.1").end(`{"n":1}`),
  quoting: (_, response) => response.setHeader("X-API-Version", `1.3.1 for ${KEY}`).end(`{"n":1}`),
  redirect: (_, response) => response.writeHead(302, { Location: "/api/v3/stolen" }).end(),
  slow: () => {},
  trickle: (_, response) => {
    const timer = setInterval(() => response.write(" "), 10);
    response.on("close", () => clearInterval(timer));
  },
  cut: (request, response) => {
    response.writeHead(200, { "Content-Length": "1000" });
    response.write(`{"n":`, () => request.socket.destroy());
  },
  large: (_, response) => {
    for (let i = 0; i < 17; i += 1) response.write(Buffer.alloc(MiB, " "));
    response.end();
  },
  "declared-large": (_, response) =>
    response.writeHead(200, { "Content-Length": String(17 * MiB) }).flushHeaders(),
  bomb: (_, response) =>
    response.setHeader("Content-Encoding", "gzip").end(gzipSync(Buffer.alloc(64 * MiB, " "))),
  gzip: (_, response) => response.setHeader("Content-Encoding", "gzip").end(gzipSync(`{"n":"gzip ё"}`)),
  br: (_, response) => response.setHeader("Content-Encoding", "br").end(brotliCompressSync(`{"n":"br"}`)),
  "cut-gzip": (_, response) =>
    response.setHeader("Content-Encoding", "gzip").end(gzipSync(`{"n":1}`).subarray(0, 15)),
  unknown: (_, response) => response.setHeader("Content-Encoding", "rot13").end("x"),
  echo: (request, response) =>
    response
      .writeHead(403)
      .end(JSON.stringify({ error: `no such key: ${String(request.headers["x-api-key"])}` })),
  many: (_, response) => response.writeHead(429, { "Retry-After": "7" }).end("{}"),
};

let server: Server;
let base = "";

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request);
    const name = /\/([^/?]*)(\?|$)/.exec(request.url ?? "")?.[1] ?? "";
    (BEHAVIOUR[name] ?? ((_, other) => other.writeHead(404).end("{}")))(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address: AddressInfo | string | null = server.address();
  base = typeof address === "object" && address !== null ? `http://127.0.0.1:${address.port}` : "";
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function transportTo(url: string, apiKey: string | null = KEY) {
  return new HttpTransport(connectionOf({ id: "test", url, apiKey, genesis: null }), 4, systemClock);
}

async function send(target: string, call: Partial<TransportRequest> = {}, url = base) {
  const transport = transportTo(url);
  const sent = await transport.send({ version: "v3", target, body: null, timeoutMs: 5_000, ...call });
  await transport.close();
  return sent;
}

describe("transport, against a real server", () => {
  test("calls below the version's path with the key as a header, and reads the service's version", async () => {
    expect(await send("good?a=1")).toEqual({
      ok: true,
      value: { answer: { status: 200, body: `{"n":1}`, retryAfterMs: null }, apiVersion: "1.3.1" },
    });
    expect(seen.at(-1)).toMatchObject({
      url: "/api/v3/good?a=1",
      method: "GET",
      headers: { "x-api-key": KEY, accept: "application/json" },
    });
  });

  test("the key is removed from a version that quotes it", async () => {
    expect(await send("quoting")).toMatchObject({ ok: true, value: { apiVersion: "1.3.1 for [secret]" } });
  });

  test("no key header is sent without a key, and the base URL may have a path and a password", async () => {
    const transport = transportTo(`${base.replace("//", "//user:p%40ss@")}/some/prefix`, null);
    await transport.send({ version: "v2", target: "good", body: "{}", timeoutMs: 5_000 });
    await transport.close();
    expect(seen.at(-1)).toMatchObject({
      url: "/some/prefix/api/v2/good",
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Basic ${btoa("user:p@ss")}` },
    });
    expect(seen.at(-1)?.headers).not.toHaveProperty("x-api-key");
  });

  test("a redirect is not followed: the key stays with the configured host", async () => {
    const before = seen.length;
    expect(await send("redirect")).toMatchObject({ ok: true, value: { answer: { status: 302 } } });
    expect(seen.slice(before).map(({ url }) => url)).toEqual(["/api/v3/redirect"]);
  });

  test.each(["slow", "trickle"])("an incomplete answer is a timeout: %s", async (target) => {
    expect(await send(target, { timeoutMs: 60 })).toMatchObject({
      ok: false,
      error: { kind: "upstream", cause: "timeout", message: "no complete answer within 0.06 s" },
    });
  });

  test.each(["cut", "cut-gzip", "unknown"])(
    "an answer that breaks off or has an unknown encoding is a failure: %s",
    async (target) => {
      expect(await send(target)).toMatchObject({
        ok: false,
        error: { kind: "upstream", cause: "unreachable" },
      });
    },
  );

  test.each(["large", "declared-large", "bomb"])("an answer over 16 MiB is not read: %s", async (target) => {
    expect(await send(target)).toMatchObject({
      ok: false,
      error: { kind: "upstream", cause: "too-large" },
    });
  });

  test.each([
    ["gzip", "gzip ё"],
    ["br", "br"],
  ])("%s is decompressed", async (target, n) => {
    expect(await send(target)).toMatchObject({
      ok: true,
      value: { answer: { body: JSON.stringify({ n }) } },
    });
  });

  test("compression is requested over https only", async () => {
    await send("good");
    expect(seen.at(-1)?.headers).not.toHaveProperty("accept-encoding");
  });

  test("a key that the service quotes in a refusal is removed", async () => {
    const sent = await send("echo");
    expect(sent).toMatchObject({ ok: true, value: { answer: { status: 403 } } });
    expect(JSON.stringify(sent)).not.toContain(KEY);
  });

  test("the delay of Retry-After is returned", async () => {
    expect(await send("many")).toMatchObject({
      ok: true,
      value: { answer: { status: 429, retryAfterMs: 7_000 } },
    });
  });

  test("a refused connection is 'unreachable', in a message without host or port", async () => {
    const sent = await send("good", {}, "http://user:secret@127.0.0.1:1");
    expect(sent).toMatchObject({
      ok: false,
      error: {
        kind: "upstream",
        cause: "unreachable",
        message: "the service cannot be reached (ECONNREFUSED)",
      },
    });
  });

  test("an abort rejects with its reason", async () => {
    await expect(send("slow", { signal: AbortSignal.timeout(30) })).rejects.toThrow("timeout");
  });
});
