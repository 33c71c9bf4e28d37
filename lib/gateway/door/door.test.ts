import { once } from "node:events";
import { createServer, request as httpRequest, Server, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { FakeClock } from "../../../testing/gateway/test-support";
import { NETWORK_HEADER, NONCE_HEADER, PATH_HEADER, SEARCH_HEADER } from "../../config/network-header.mjs";
import { currentRequest, isRefresh, outsideRequests } from "../visitor/request-context";
import { VisitorLimit } from "../visitor/visitor-limit";
import { openDoor as openDoorOf, putDoorBefore, type Pass } from "./door";
import type { RouteRule } from "./prepare-page";

const bugs: unknown[] = [];

const openDoor = (parts: Omit<Parameters<typeof openDoorOf>[0], "onBug">) =>
  openDoorOf({ ...parts, onBug: (error) => bugs.push(error) });

afterEach(() => {
  // oxlint-disable-next-line vitest/no-standalone-expect -- holds for every test
  expect(bugs).toEqual([]);
});

/** As for a path that names its network. */
const route: RouteRule = () => ({ kind: "page", network: null });

/** Stands in for Next behind the door: reports the request it received, or waits for as long as the visitor does. */
let passed = 0;
let onSlow: (left: AbortSignal) => void = () => {};
const pass: Pass = async (request, response) => {
  passed += 1;
  await new Promise((resolve) => setImmediate(resolve));
  const context = currentRequest();
  if (request.url === "/limited") context?.setStatus(429, 1_500);
  if (request.url === "/unfinished") context?.setUnfinished();
  if (request.url === "/slow" && context !== null) {
    onSlow(context.left);
    return;
  }
  const paintMs = (context?.paintByMs ?? 0) - Date.now();
  const outside = outsideRequests(() => currentRequest());
  response.end(JSON.stringify({ id: context?.id, headers: request.headers, paintMs, outside }));
};

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

function guarded(door: ReturnType<typeof openDoor>) {
  const server = createServer((request, response) => door(request, response, pass));
  return {
    server,
    start: async () => {
      server.listen(0, "127.0.0.1");
      await once(server, "listening");
    },
    send: async (path: string, { method = "GET", headers = {} }: Sent = {}) => {
      const port = portOf(server);
      const request = httpRequest({ port, host: "127.0.0.1", path, headers, method }).end();
      const [response]: IncomingMessage[] = await once(request, "response");
      if (response === undefined) throw new Error("no response");
      return { response, text: await text(response) };
    },
  };
}

describe("the door", () => {
  const clock = new FakeClock();
  const { server, start, send } = guarded(
    openDoor({ route, pages: null, trustedProxies: 0, limit: new VisitorLimit(1_000_000, clock) }),
  );

  async function get(path: string, headers: Record<string, string> = {}) {
    const { response, text: body } = await send(path, { headers });
    return { response, seen: JSON.parse(body) };
  }

  beforeAll(start);
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    passed = 0;
  });

  it("gives each request an id, which is sent to the visitor", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get("/")));
    expect(new Set(answers.map(({ seen }) => seen.id)).size).toBe(20);
    for (const { response, seen } of answers) expect(response.headers["x-request-id"]).toBe(seen.id);
  });

  it("removes headers that only the door may set, and replaces the address that a visitor claims", async () => {
    const ours = [NETWORK_HEADER, NONCE_HEADER, PATH_HEADER, SEARCH_HEADER];
    const claims = Object.fromEntries(ours.map((name) => [name, "testnet"]));
    const { seen } = await get("/api/x", { ...claims, "x-forwarded-for": "6.6.6.6" });
    for (const name of ours) expect(seen.headers[name]).toBeUndefined();
    expect(seen.headers["x-forwarded-for"]).toBe("127.0.0.1");
    const { seen: page } = await get("/", claims);
    for (const name of ours) expect(page.headers[name]).not.toBe("testnet");
    expect(page.headers).toMatchObject({
      [NONCE_HEADER]: expect.stringMatching(/^.{22}==$/),
      [PATH_HEADER]: "/",
    });
  });

  it("ignores a visitor's claim of TLS or of another host", async () => {
    const claims = { "x-forwarded-proto": "https", "x-forwarded-host": "example.com" };
    const { response, seen } = await get("/", claims);
    expect(response.headers["strict-transport-security"]).toBeUndefined();
    expect(seen.headers["x-forwarded-proto"]).toBe("http");
    expect(seen.headers["x-forwarded-host"]).toBeUndefined();
  });

  it("sends HSTS when a trusted proxy reports TLS", async () => {
    const behind = guarded(
      openDoor({ route, pages: null, trustedProxies: 1, limit: new VisitorLimit(100, clock) }),
    );
    await behind.start();
    const plain = await behind.send("/", { headers: { "x-forwarded-proto": "http" } });
    const encrypted = await behind.send("/", { headers: { "x-forwarded-proto": "https" } });
    behind.server.closeAllConnections();
    behind.server.close();
    expect(plain.response.headers["strict-transport-security"]).toBeUndefined();
    expect(encrypted.response.headers["strict-transport-security"]).toMatch(/^max-age=63072000/);
    expect(JSON.parse(encrypted.text).headers["x-forwarded-proto"]).toBe("https");
  });

  it("sends the status, Retry-After and noindex of a page that failed", async () => {
    const { response } = await get("/limited");
    expect(response.statusCode).toBe(429);
    expect(response.headers).toMatchObject({ "retry-after": "2", "x-robots-tag": "noindex" });
  });

  it("keeps status 200 for a soft navigation, which would otherwise reload the page", async () => {
    const { response } = await get("/limited", { rsc: "1" });
    expect(response.statusCode).toBe(200);
  });

  it("marks a page that is sent unfinished as noindex, with status 200", async () => {
    const { response } = await get("/unfinished");
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ "x-robots-tag": "noindex" });
  });

  it("gives the data of a soft navigation less time than a page, and a refresh more", async () => {
    const state = (tree: unknown) => ({
      rsc: "1",
      "next-router-state-tree": encodeURIComponent(JSON.stringify(tree)),
    });
    const document = (await get("/")).seen.paintMs;
    const navigation = (await get("/", state(["", {}, null, null]))).seen.paintMs;
    const refresh = (await get("/", state(["", {}, null, "refetch"]))).seen.paintMs;
    expect(navigation).toBeLessThan(document);
    expect(refresh).toBeGreaterThan(document);
  });

  it.each([undefined, "", "%", "{}", '["",{"children":["page",{},null,"refetch"]},null,null]'])(
    "does not take this router state for a refresh: %s",
    (tree) => expect(isRefresh(tree)).toBe(false),
  );

  it.each(["/", "/?&".padEnd(8_000, "&")])(
    "sets the security headers of every response: %s",
    async (target) => {
      const { response } = await send(target);
      expect(response.headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "content-security-policy": expect.stringContaining("default-src 'none'"),
        "x-request-id": expect.any(String),
      });
    },
  );

  it.each([
    ["/api/mainnet/picture?of=x", true],
    ["/api/mainnet/pictures", false],
    ["/?/api/mainnet/picture", false],
  ])("puts pictures, and nothing else, into a sandbox: %s", async (path, inSandbox) => {
    const { response } = await get(path);
    expect(String(response.headers["content-security-policy"]).endsWith("; sandbox")).toBe(inSandbox);
  });

  it("lets shared work run outside of the request", async () => {
    expect((await get("/")).seen.outside).toBeNull();
  });

  it("answers requests that the entry rules refuse, without passing them on", async () => {
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "TRACE"]) {
      const { response } = await send("/account/x", { method });
      expect([method, response.statusCode, response.headers.allow]).toEqual([
        method,
        405,
        "GET, HEAD, OPTIONS",
      ]);
    }
    expect((await send("/", { method: "OPTIONS" })).response.statusCode).toBe(204);
    expect((await send(`/?${"a&".repeat(7_000)}`)).response.statusCode).toBe(414);
    expect(passed).toBe(0);
  });

  it("answers a refused upload at once, without waiting for its body", async () => {
    const socket = connect(portOf(server), "127.0.0.1");
    socket.on("error", () => {});
    // The body never comes.
    socket.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9000000\r\n\r\n");
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toMatch(/\r\nConnection: close\r\n/);
    expect(passed).toBe(0);
  });

  it("answers programs in the envelope of the API they called, and people with a page", async () => {
    const long = `?${"a&".repeat(400)}`;
    const message = "The URL has more than 300 parameters.";
    expect(JSON.parse((await send(`/api/mainnet/v3/blocks${long}`)).text)).toEqual({ error: message });
    expect(JSON.parse((await send(`/api/mainnet/v2/getBlockHeader${long}`)).text)).toEqual({
      ok: false,
      code: 414,
      error: message,
    });
    expect(JSON.parse((await send(`/api/mainnet/head${long}`)).text)).toMatchObject({
      error: { kind: "bad-input", message },
    });
    const page = await send(`/${long}`, { headers: { accept: "text/html" } });
    expect(page.response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.text).toContain(`<p>${message}</p>`);
    expect((await send("/", { method: "PURGE" })).text).toBe("The method PURGE is not supported.\n");
  });

  it("aborts a request when its visitor disconnects", async () => {
    const started = new Promise<AbortSignal>((resolve) => (onSlow = resolve));
    const request = httpRequest({ port: portOf(server), host: "127.0.0.1", path: "/slow" }).end();
    request.on("error", () => {});
    const left = await started;
    expect(left.aborted).toBe(false);
    const aborted = once(left, "abort");
    request.destroy();
    await aborted;
  });

  it("does not abort a request when its response ends", async () => {
    let left: AbortSignal | undefined;
    const one = guarded((request, response, next) =>
      openDoor({ route, pages: null, trustedProxies: 0, limit: new VisitorLimit(100, clock) })(
        request,
        response,
        (...both) => {
          left = currentRequest()?.left;
          return next(...both);
        },
      ),
    );
    await one.start();
    await one.send("/", { headers: { connection: "close" } });
    const closed = once(one.server, "close");
    one.server.close();
    await closed;
    expect(left?.aborted).toBe(false);
  });
});

describe("the limit of requests for each visitor", () => {
  const clock = new FakeClock();
  // The burst is ten.
  const limit = new VisitorLimit(40, clock);
  const { server, start, send } = guarded(openDoor({ route, pages: null, trustedProxies: 1, limit }));

  beforeAll(start);
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const from = (address: string) => ({ headers: { "x-forwarded-for": address, accept: "text/html" } });

  it("applies to pages, whatever port comes with the address", async () => {
    passed = 0;
    for (let port = 1; port <= 10; port += 1)
      expect((await send("/", from(`1.2.3.4:${port}`))).response.statusCode).toBe(200);
    const refused = await send("/account/x", from("1.2.3.4:11"));
    expect(refused.response.statusCode).toBe(429);
    expect(Number(refused.response.headers["retry-after"])).toBeGreaterThanOrEqual(1);
    expect(refused.text).toContain("Too many requests. Try again in 2 s.");
    expect(passed).toBe(10);
    expect((await send("/", from("1.2.3.5"))).response.statusCode).toBe(200);
  });

  it("applies to all addresses of an IPv6 network together", async () => {
    for (let host = 1; host <= 10; host += 1)
      expect((await send("/", from(`2001:db8::${host}`))).response.statusCode).toBe(200);
    expect((await send("/", from("[2001:db8:0:0:ffff::1]:80"))).response.statusCode).toBe(429);
  });

  it("applies to paths that only look like files", async () => {
    for (let time = 0; time < 10; time += 1)
      expect((await send(`/a${time}.png`, from("8.8.8.8"))).response.statusCode).toBe(200);
    expect((await send("/robots.txt.png", from("8.8.8.8"))).response.statusCode).toBe(429);
    expect((await send("/robots.txt?a", from("8.8.8.8"))).response.statusCode).toBe(200);
  });

  it("does not count files, nor calls of the API, which has its own count", async () => {
    for (let time = 0; time < 20; time += 1) {
      for (const path of ["/favicon.ico", "/_next/static/a.js", "/api/mainnet/head"])
        expect((await send(path, from("9.9.9.9"))).response.statusCode).toBe(200);
    }
    expect((await send("/", from("9.9.9.9"))).response.statusCode).toBe(200);
  });
});

it("a visitor has at most 256 requests open at once, and others are not affected", async () => {
  const clock = new FakeClock();
  const busy = guarded(
    openDoor({ route, pages: null, trustedProxies: 1, limit: new VisitorLimit(1_000_000, clock) }),
  );
  await busy.start();
  const open = (address: string) =>
    httpRequest({
      port: portOf(busy.server),
      host: "127.0.0.1",
      path: "/slow",
      headers: { "x-forwarded-for": address },
    }).end();
  const requests: ReturnType<typeof open>[] = [];
  for (let count = 0; count < 256; count += 1) {
    const arrived = new Promise((resolve) => (onSlow = resolve));
    requests.push(open("1.1.1.1").on("error", () => {}));
    await arrived;
  }
  const statusOf = async (address: string) =>
    (await busy.send("/", { headers: { "x-forwarded-for": address } })).response.statusCode;
  expect(await statusOf("1.1.1.1")).toBe(429);
  expect(await statusOf("1.1.1.2")).toBe(200);
  for (const request of requests) request.destroy();
  await expect.poll(() => statusOf("1.1.1.1")).toBe(200);
  busy.server.closeAllConnections();
  busy.server.close();
});

it("an answer of the API that the page cache holds counts towards the visitor's limit", async () => {
  const clock = new FakeClock();
  const behind = guarded(
    openDoor({
      route,
      trustedProxies: 1,
      limit: new VisitorLimit(40, clock),
      pages: {
        cache: {
          has: (key) => key.endsWith("held"),
          serve: (_, __, response) => Promise.resolve(void response.end("shared")),
        },
        rule: (target) =>
          target.startsWith("/api/") ? { key: target, target, headers: {}, isExchanged: false } : null,
      },
    }),
  );
  await behind.start();
  const statusOf = async (path: string) =>
    (await behind.send(path, { headers: { "x-forwarded-for": "1.1.1.1" } })).response.statusCode;
  for (let time = 0; time < 9; time += 1) expect(await statusOf("/api/mainnet/rows/x")).toBe(200);
  for (let time = 0; time < 10; time += 1) expect(await statusOf("/api/mainnet/rows/held")).toBe(200);
  expect(await statusOf("/api/mainnet/rows/held")).toBe(429);
  behind.server.close();
});

it("the rules that apply to a request are those of the path that Next routes", async () => {
  const clock = new FakeClock();
  const raw = guarded(
    openDoor({ route, pages: null, trustedProxies: 0, limit: new VisitorLimit(40, clock) }),
  );
  await raw.start();
  const chunked = { "transfer-encoding": "chunked" };
  const form = { method: "POST", headers: chunked };
  const posted = await raw.send("/api/x/v3/%2e%2e/%2e%2e/%2e%2e/testnet/decode", form);
  expect(posted.response.statusCode).toBe(411);
  const page = await raw.send("/_next/static/../../testnet/blocks");
  expect(page.response.headers["content-security-policy"]).toContain("'nonce-");
  expect(JSON.parse(page.text).headers[PATH_HEADER]).toBe("/testnet/blocks");
  // The burst is ten.
  for (let time = 1; time < 10; time += 1)
    expect((await raw.send("/api/%2e%2e/testnet/status")).response.statusCode).toBe(200);
  expect((await raw.send("/api/%2e%2e/testnet/status")).response.statusCode).toBe(429);
  raw.server.closeAllConnections();
  raw.server.close();
});

it("a request whose handling throws an exception is closed, and the exception is reported", async () => {
  const clock = new FakeClock();
  const broken: RouteRule = () => {
    throw new Error("broken");
  };
  const server = guarded(
    openDoor({ route: broken, pages: null, trustedProxies: 0, limit: new VisitorLimit(100, clock) }),
  );
  await server.start();
  await expect(server.send("/")).rejects.toThrow("socket hang up");
  expect(bugs.splice(0)).toEqual([new Error("broken")]);
  expect((await server.send("/api/x")).response.statusCode).toBe(200);
  server.server.closeAllConnections();
  server.server.close();
});

describe("putDoorBefore", () => {
  it("runs the door before the listeners that a server already has", async () => {
    const clock = new FakeClock();
    const server: Server = createServer((request, response) => void pass(request, response));
    putDoorBefore(
      server,
      openDoor({ route, pages: null, trustedProxies: 0, limit: new VisitorLimit(100, clock) }),
    );
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const url = `http://127.0.0.1:${portOf(server)}/`;
    expect((await fetch(url, { method: "POST", body: "x" })).status).toBe(405);
    expect((await fetch(url)).headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    server.closeAllConnections();
    server.close();
  });
});
