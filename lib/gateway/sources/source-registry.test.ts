import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { SOURCE_LIMITS } from "../../ton/contract/verified-source";
import { parseHash } from "../../ton/value/hash";
import { SourceRegistry } from "./source-registry";

const CODE = parseHash("ab".repeat(32));
const SOURCE = {
  compiler: "tolk",
  version: "1.3",
  verified_at: 1_700_000_000,
  files: [{ path: "main.tolk", content: "fun main() {}" }],
};

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A registry with the answer of a test. */
async function scripted(answer: RequestListener) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { requests, registry: new SourceRegistry(`http://127.0.0.1:${port}/v1/code`, { timeMs: 400 }) };
}

test("sources are requested by the hash of the code, and only once", async () => {
  const { requests, registry } = await scripted((_, response) =>
    response.end(JSON.stringify({ ...SOURCE, more: 1 })),
  );
  const both = await Promise.all([registry.find(CODE), registry.find(CODE)]);
  expect([...both, await registry.find(CODE)]).toEqual(
    Array.from({ length: 3 }, () => ({ is: "found", source: SOURCE })),
  );
  expect(requests).toEqual([`GET /v1/code/${CODE}`]);
  expect(registry.host).toMatch(/^127\.0\.0\.1:\d+$/);
});

const ANSWERS: readonly (readonly [string, RequestListener, object])[] = [
  ["404", (_, response) => response.writeHead(404).end(), { is: "none" }],
  ["500", (_, response) => response.writeHead(500).end("x"), { is: "failed", reason: "status 500" }],
  [
    "a redirect",
    (_, response) => response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
    { is: "failed", reason: "status 302" },
  ],
  [
    "HTML instead of JSON",
    (_, response) => response.end("<html>"),
    { is: "failed", reason: "an answer of another form" },
  ],
  [
    "no files",
    (_, response) => response.end(JSON.stringify({ ...SOURCE, files: [] })),
    { is: "failed", reason: "an answer of another form" },
  ],
  [
    "sources of other code",
    (_, response) => response.end(JSON.stringify({ ...SOURCE, code_hash: "cd".repeat(32) })),
    { is: "failed", reason: "an answer for other code" },
  ],
  [
    "sources of this code, with its hash in base64",
    (_, response) =>
      response.end(JSON.stringify({ ...SOURCE, code_hash: Buffer.from(CODE, "hex").toString("base64") })),
    { is: "found", source: { ...SOURCE, code_hash: Buffer.from(CODE, "hex").toString("base64") } },
  ],
  [
    "more than the size limit",
    (_, response) => response.end("x".repeat(SOURCE_LIMITS.bytes + 1)),
    { is: "failed", reason: "no answer" },
  ],
  ["nothing in time", () => {}, { is: "failed", reason: "no answer" }],
  [
    "only a part in time",
    (_, response) => void response.writeHead(200).write('{"compiler"'),
    { is: "failed", reason: "no answer" },
  ],
];

test.each(ANSWERS)("a registry that sends %s", async (_, answer, expected) => {
  const { registry } = await scripted(answer);
  expect(await registry.find(CODE)).toEqual(expected);
});

test("a registry that cannot be reached has failed", async () => {
  const registry = new SourceRegistry("http://127.0.0.1:1", { timeMs: 400 });
  expect(await registry.find(CODE)).toEqual({ is: "failed", reason: "no answer" });
});

test("a failure is kept for a short time, and requests beyond the limit are refused", async () => {
  let isBroken = true;
  const { registry, requests } = await scripted((_, response) =>
    response.writeHead(isBroken ? 503 : 404).end(),
  );
  const quick = new SourceRegistry(`http://${registry.host}`, { failedMs: 1, waiting: 1 });
  const [first, refused] = await Promise.all([quick.find(CODE), quick.find(parseHash("cd".repeat(32)))]);
  expect([first, refused]).toEqual([
    { is: "failed", reason: "status 503" },
    { is: "failed", reason: "too many requests" },
  ]);
  isBroken = false;
  await expect.poll(() => quick.find(CODE)).toEqual({ is: "none" });
  expect(requests.length).toBeGreaterThan(1);
});
