import { createServer, type RequestListener, type Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HOSTILE_TEXTS } from "../../fixtures/hostile/hostile-texts";
import { loadVerifiedSource } from "@/lib/loaders/contract/load-verified-source";
import { SOURCE_LIMITS } from "@/lib/ton/contract/verified-source";
import { parseHash } from "@/lib/ton/value/hash";
import { startService, type TestService } from "../../testing/api/test-service";
import { GET } from "./[network]/source/[hash]/[place]/route";

const hashOf = (digits: string) => parseHash(digits.repeat(32));
const CODES = {
  good: hashOf("11"),
  hostile: hashOf("22"),
  other: hashOf("33"),
  large: hashOf("44"),
  slow: hashOf("55"),
  none: hashOf("66"),
} as const;

const PAGE = "<script>alert(1)</script>";
const HOSTILE = HOSTILE_TEXTS.flatMap((row) => row.texts).slice(0, 20);
const source = (files: readonly object[], more: object = {}) =>
  JSON.stringify({ compiler: "tolk", version: "1.3", files, ...more });
const FILE = { path: "main.tolk", content: "fun main() {}" };

const ANSWERS = new Map<string, RequestListener>([
  [CODES.good, (_, response) => response.end(source([FILE], { code_hash: CODES.good }))],
  [
    CODES.hostile,
    (_, response) =>
      response
        .writeHead(200, { "content-type": "text/html" })
        .end(source(HOSTILE.map((text) => ({ path: text || "_", content: `${PAGE}${text}` })))),
  ],
  [CODES.other, (_, response) => response.end(source([FILE], { code_hash: CODES.good }))],
  [
    CODES.large,
    (_, response) => response.end(source([{ path: "a", content: "x".repeat(SOURCE_LIMITS.content + 1) }])),
  ],
  [CODES.slow, (_, response) => void response.writeHead(200).write("{")],
]);

let service: TestService;
let registry: Server;
const requestedCodes: string[] = [];

beforeAll(async () => {
  registry = createServer((request, response) => {
    const code = request.url?.slice("/code/".length) ?? "";
    requestedCodes.push(code);
    const answer = ANSWERS.get(code);
    if (answer === undefined) response.writeHead(404).end();
    else answer(request, response);
  });
  await new Promise<void>((resolve) => void registry.listen(0, "127.0.0.1", resolve));
  const address = registry.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  service = await startService({ SOURCES_URL: `http://127.0.0.1:${port}/code` });
});
afterAll(() => {
  service.close();
  registry.closeAllConnections();
  registry.close();
});

async function get(hash: string, place: string) {
  const response = await GET(new Request("http://localhost/"), {
    params: Promise.resolve({ network: "test", hash, place }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test("a file of a verified source is sent as plain text, and the registry is called once", async () => {
  const [first, second] = [await get(CODES.good, "0"), await get(CODES.good, "0")];
  expect([first.status, first.text, second.text]).toEqual([200, FILE.content, FILE.content]);
  expect(first.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(requestedCodes.filter((code) => code === CODES.good)).toHaveLength(1);
});

test("hostile files of a registry are sent unchanged, as plain text", async () => {
  for (const [place] of HOSTILE.entries()) {
    const file = await get(CODES.hostile, String(place));
    expect(file.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(file.text.startsWith(PAGE)).toBe(true);
  }
});

test.each([
  ["the answer is for other code", CODES.other, "0"],
  ["the source is too large", CODES.large, "0"],
  ["the answer does not end in time", CODES.slow, "0"],
  ["the registry has no source of the code", CODES.none, "0"],
  ["the index is beyond the last file", CODES.good, "1"],
  ["the index is not a number", CODES.good, "../0"],
  ["the code hash is invalid", "nothing", "0"],
])("answers 404 if %s", { timeout: 20_000 }, async (_, hash, place) => {
  const { status, headers } = await get(hash, place);
  expect([status, headers.get("content-type")?.split(";")[0]]).toEqual([404, "application/json"]);
});

test("the loader reports why a source is unusable, and no problem if it is missing or valid", async () => {
  const problemOf = async (hash: ReturnType<typeof hashOf>) => (await loadVerifiedSource(hash))?.problem;
  expect(await problemOf(CODES.other)).toBe("an answer for other code");
  expect(await problemOf(CODES.large)).toBe("an answer of another form");
  expect(await problemOf(CODES.slow)).toBe("no answer");
  expect([await problemOf(CODES.none), await problemOf(CODES.good)]).toEqual([null, null]);
});
