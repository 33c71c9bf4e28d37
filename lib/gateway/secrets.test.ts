import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { Writable } from "node:stream";
import { inspect } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { gatewayOf, openGateways } from "./gateways";
import { logError, logRequest } from "./observe/log";
import { renderMetrics } from "./observe/metrics";
import { networks } from "./networks";
import { relay } from "./proxy/relay";
import { HEAD, KEY, LIST, SEND } from "../../testing/gateway/test-support";

const PASSWORD = "passw0rd-of-the-url";
const lines: string[] = [];

vi.mock("pino", async (original) => {
  const { pino } = await original<typeof import("pino")>();
  const sink = new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) });
  return { pino: (options: import("pino").LoggerOptions) => pino(options, sink) };
});

const STATUSES = [401, 403, 500, 502, 200, 429, 302];
let answered = 0;

/** A service that quotes everything it receives in its answers, and breaks some connections. */
const server = createServer((request, response) => {
  const error = `API key does not exist: ${JSON.stringify(request.headers)}`;
  const status = STATUSES[answered++ % STATUSES.length] ?? 500;
  if (request.url?.includes("pending") === true) request.socket.destroy();
  else
    response
      .writeHead(status, { location: `http://127.0.0.1/?key=${KEY}`, "retry-after": "0" })
      .end(JSON.stringify({ ok: false, error }));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  vi.stubEnv("NETWORKS", "loud,silent");
  vi.stubEnv("LOUD_URL", `http://user:${PASSWORD}@127.0.0.1:${port}`);
  vi.stubEnv("LOUD_API_KEY", KEY);
  vi.stubEnv("LOUD_RPS", "10000");
  vi.stubEnv("SILENT_URL", `http://user:${PASSWORD}@127.0.0.1:1`);
  vi.stubEnv("SILENT_API_KEY", KEY);
  vi.stubEnv("LOG_LEVEL", "debug");
  vi.stubEnv("VISITOR_RPM", "100000");
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test(
  "neither the key nor the password of the URL appears in any error, answer, log line, metric or state",
  { timeout: 20_000 },
  async () => {
    // No delay before retries.
    vi.spyOn(Math, "random").mockReturnValue(0);
    const output: unknown[] = [];
    for (const id of ["loud", "silent"]) {
      const gateway = gatewayOf(id);
      for (const call of [
        gateway.call(HEAD, {}, { lane: "interactive" }),
        gateway.call(LIST, { n: 1 }, { lane: "interactive" }),
        gateway.call(SEND, { boc: "te6c" }, { lane: "interactive" }),
      ]) {
        output.push(await call);
      }
      for (const path of [
        "masterchainInfo",
        "blocks",
        "pendingActions",
        "nothing",
        "traces",
        "transactions",
      ]) {
        const response = await relay(new Request(`http://localhost/api/${id}/v3/${path}`), {
          network: id,
          version: "v3",
          path,
        });
        output.push(response.status, [...response.headers], await response.text());
      }
      output.push(gateway.health(), inspect(gateway, { depth: 12, showHidden: true }));
    }
    logError("test", new Error(`connect to http://user:${PASSWORD}@127.0.0.1 with ${KEY}`));
    output.push(networks(), await renderMetrics(openGateways()));

    const everything =
      inspect(output, { depth: 12, maxStringLength: null, maxArrayLength: null }) + lines.join("");
    expect(lines.length).toBeGreaterThan(10);
    expect(everything).not.toContain(KEY);
    expect(everything).not.toContain(PASSWORD);
    expect(everything).not.toContain(Buffer.from(`user:${PASSWORD}`).toString("base64"));
  },
);

test("the log line of a page contains its kind, and not its address", () => {
  const before = lines.length;
  logRequest({
    id: "request-1",
    kind: "page",
    name: "account",
    method: "GET",
    status: 200,
    firstByteMs: 12.4,
    durationMs: 20.6,
    answers: 3,
    waitedMs: 9,
    left: false,
  });
  const line: unknown = JSON.parse(lines.slice(before).join(""));
  expect(line).toEqual({
    level: 30,
    time: expect.any(String),
    requestId: "request-1",
    kind: "page",
    name: "account",
    status: 200,
    firstByteMs: 12,
    durationMs: 21,
    answers: 3,
    left: false,
    msg: "page",
  });
});

test("only the transport reads the credentials of a service", () => {
  const readers = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
    .filter(
      (name) =>
        name.endsWith(".ts") &&
        !name.endsWith(".test.ts") &&
        readFileSync(`${import.meta.dirname}/${name}`, "utf8").includes("secretHeaders("),
    )
    .toSorted();
  expect(readers).toEqual(["upstream/connection.ts", "upstream/transport.ts"]);
});
