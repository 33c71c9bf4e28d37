import { once } from "node:events";
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeRedis } from "../../../testing/gateway/fake-redis";
import { FakeClock } from "../../../testing/gateway/test-support";
import { pagePolicy } from "../../security/content-policy";
import { freshNonce } from "../../security/nonce";
import { RequestTiming } from "../observe/request-timing";
import { currentRequest, type RequestContext } from "../visitor/request-context";
import { OptionalRedis } from "../cache/redis";
import { PageCache, PAGE_LIFETIME_MS } from "./page-cache";
import { SharedPages } from "./shared-pages";

const FILLING = "<td>0</td>".repeat(500);

/** Stands in for Next: it renders a running number, or does what a test sets. */
type Handle = (request: IncomingMessage, response: ServerResponse) => unknown;

const rendered: { nonce: string; headers: unknown; context: RequestContext | null }[] = [];
let handle: Handle;

function open(request: IncomingMessage, response: ServerResponse): string {
  const nonce = freshNonce();
  rendered.push({ nonce, headers: request.headers, context: currentRequest() });
  response.setHeader("Content-Security-Policy", pagePolicy(nonce, false));
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Link", `</a.woff2>; nonce="${nonce}"`);
  return nonce;
}

/** How many requests must have joined before a page continues. */
let awaitedJoins = 0;
const joined = () => vi.waitUntil(() => cache.counts.joins >= awaitedJoins, { interval: 1 });

const page: Handle = async (request, response) => {
  const nonce = open(request, response);
  await joined();
  response.write(`<script nonce="${nonce}">${rendered.length}</script>`);
  response.end(`${FILLING}<script nonce="${nonce}"></script>`);
};

const clock = new FakeClock();
const bugs: unknown[] = [];
let cache: PageCache;
let next = 0;
let closed = 0;
const server = createServer((request, response) => {
  const target = request.url ?? "/";
  const address = String(request.headers["x-from"] ?? "1.1.1.1");
  next += 1;
  response.once("close", () => (closed += 1));
  cache
    .serve(
      { key: target, target, headers: { accept: "text/html" }, isExchanged: !target.startsWith("/api/") },
      request,
      response,
      { id: `id-${next}`, address, encrypted: false, timing: new RequestTiming() },
      (...both) => handle(...both),
    )
    .catch((error: unknown) => bugs.push(error));
});

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function requestTo(path: string, { method = "GET", headers = {} }: Sent = {}) {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return httpRequest({ port, host: "127.0.0.1", path, method, headers, agent: false }).end();
}

async function send(path: string, sent: Sent = {}) {
  const [response]: IncomingMessage[] = await once(requestTo(path, sent), "response");
  if (response === undefined) throw new Error("no response");
  const bytes = await buffer(response);
  const isZipped = response.headers["content-encoding"] === "gzip";
  const text = (isZipped && bytes.length > 0 ? gunzipSync(bytes) : bytes).toString();
  const policy = String(response.headers["content-security-policy"]);
  return {
    status: response.statusCode,
    headers: response.headers,
    text,
    nonce: /'nonce-([^']+)'/.exec(policy)?.[1] ?? "",
  };
}

beforeEach(async () => {
  cache = new PageCache({ maxBytes: 1_000_000, clock, shared: null, onBug: (error) => bugs.push(error) });
  handle = page;
  awaitedJoins = 0;
  closed = 0;
  rendered.length = 0;
  bugs.length = 0;
  if (!server.listening) await once(server.listen(0, "127.0.0.1"), "listening");
});
afterEach(() => {
  // oxlint-disable-next-line vitest/no-standalone-expect -- holds for every test
  expect(bugs).toEqual([]);
  server.closeAllConnections();
});

it("a render that throws an exception ends, and the next request renders again", async () => {
  handle = () => {
    throw new Error("broken");
  };
  await expect(send("/")).rejects.toThrow("socket hang up");
  expect(bugs.splice(0)).toEqual([new Error("broken")]);
  handle = page;
  expect((await send("/")).status).toBe(200);
  expect(cache.counts).toMatchObject({ joins: 0, renderings: 2 });
});

describe("a page that many visitors request", () => {
  it("is rendered once while it is fresh, and each response has its own nonce", async () => {
    awaitedJoins = 9;
    const together = await Promise.all(Array.from({ length: 10 }, () => send("/")));
    const later = await send("/");
    const all = [...together, later];
    expect(rendered).toHaveLength(1);
    expect(new Set(all.map(({ nonce }) => nonce)).size).toBe(11);
    for (const { status, headers, text, nonce } of all) {
      expect(status).toBe(200);
      expect(text).toBe(`<script nonce="${nonce}">1</script>${FILLING}<script nonce="${nonce}"></script>`);
      expect(headers["link"]).toBe(`</a.woff2>; nonce="${nonce}"`);
      expect(JSON.stringify(headers) + text).not.toContain(rendered[0]?.nonce);
      expect(headers["x-request-id"]).toBe(rendered[0]?.context?.id);
    }
    expect(cache.counts).toMatchObject({ hits: 1, joins: 9, renderings: 1, entries: 1 });
  });

  it("is compressed for clients that accept gzip", async () => {
    const read = { headers: { "accept-encoding": "br, gzip" } };
    awaitedJoins = 2;
    const all = await Promise.all([send("/", read), send("/", read), send("/", read)]);
    for (const { headers, text, nonce } of all) {
      expect(headers["content-encoding"]).toBe("gzip");
      expect(text).toBe(`<script nonce="${nonce}">1</script>${FILLING}<script nonce="${nonce}"></script>`);
    }
    for (const encodings of ["", "br", "gzip;q=0", "gzip; q=0.0", "identity, notgzip"])
      expect(
        (await send("/", { headers: { "accept-encoding": encodings } })).headers["content-encoding"],
      ).toBeUndefined();
    expect(rendered).toHaveLength(1);
  });

  it("answers HEAD like GET, without the body", async () => {
    const whole = await send("/");
    const head = await send("/", { method: "HEAD" });
    expect(head.text).toBe("");
    expect(head.headers["content-length"]).toBe(whole.headers["content-length"]);
    expect(head.nonce).not.toBe(whole.nonce);
    expect(rendered).toHaveLength(1);
  });

  it("is rendered again when the first of its answers is no longer fresh", async () => {
    handle = (request, response) => {
      currentRequest()?.lifetime.use(clock.now() + 4_000);
      currentRequest()?.lifetime.use(clock.now() + 1_500);
      return page(request, response);
    };
    await send("/");
    await clock.advance(1_499);
    await send("/");
    expect(rendered).toHaveLength(1);
    await clock.advance(1);
    await send("/");
    expect(rendered).toHaveLength(2);
  });

  it.each([
    ["a moment when it contains an answer that is being refreshed", -10_000, PAGE_LIFETIME_MS.least],
    [
      "seconds when it contains only answers that never change",
      Number.POSITIVE_INFINITY,
      PAGE_LIFETIME_MS.most,
    ],
  ])("is kept for %s", async (_, newForMs, keptMs) => {
    handle = (request, response) => {
      currentRequest()?.lifetime.use(clock.now() + newForMs);
      return page(request, response);
    };
    await send("/");
    await clock.advance(keptMs - 1);
    await send("/");
    expect(rendered).toHaveLength(1);
    await clock.advance(1);
    await send("/");
    expect(rendered).toHaveLength(2);
  });

  it("is rendered again after the clock was set back", async () => {
    await send("/");
    clock.jump(-3_600_000);
    await send("/");
    expect(rendered).toHaveLength(2);
  });

  it("is evicted when memory is full, starting with the least recently requested", async () => {
    for (let n = 0; n < 300; n += 1) await send(`/${n}`);
    expect(cache.counts.bytes).toBeLessThanOrEqual(1_000_000);
    expect(cache.counts.entries).toBeGreaterThan(50);
    await send("/299");
    expect(rendered).toHaveLength(300);
    await send("/0");
    expect(rendered).toHaveLength(301);
  });
});

describe("a list that many visitors request", () => {
  /** A report in the form that its route sends. */
  const report =
    (cacheControl: string): Handle =>
    async (request, response) => {
      rendered.push({ nonce: "", headers: request.headers, context: currentRequest() });
      await joined();
      response.setHeader("Content-Type", "application/json");
      response.setHeader("Cache-Control", cacheControl);
      response.setHeader("X-Robots-Tag", "noindex");
      response.end(JSON.stringify({ rows: [rendered.length, FILLING] }));
    };

  it("is loaded once while it is fresh, and sent with its age", async () => {
    handle = report("public, max-age=0, s-maxage=4");
    awaitedJoins = 4;
    const zipped = { headers: { "accept-encoding": "gzip" } };
    const together = await Promise.all(Array.from({ length: 5 }, () => send("/api/rows", zipped)));
    await clock.advance(1_200);
    const later = [await send("/api/rows", zipped), await send("/api/rows"), await send("/api/rows", zipped)];
    expect(rendered).toHaveLength(1);
    for (const { status, text, headers } of [...together, ...later]) {
      expect([status, text]).toEqual([200, JSON.stringify({ rows: [1, FILLING] })]);
      expect(headers["cache-control"]).toBe("public, max-age=0, s-maxage=4");
    }
    expect(together.map(({ headers }) => headers["age"])).toEqual(together.map(() => undefined));
    expect(later.map(({ headers }) => headers["age"])).toEqual(later.map(() => "2"));
    expect(rendered[0]?.context?.isCounted).toBe(true);
  });

  it("is loaded for each later request when it may not be stored", async () => {
    handle = report("no-store");
    await send("/api/rows");
    await send("/api/rows");
    expect(rendered).toHaveLength(2);
    expect(cache.counts.entries).toBe(0);
  });
});

describe("a response that may not be kept is shared only with requests that wait for it:", () => {
  const cases: readonly (readonly [string, Handle])[] = [
    [
      "an error",
      (request, response) => {
        response.statusCode = 503;
        return page(request, response);
      },
    ],
    [
      "a page that does not exist",
      (request, response) => {
        currentRequest()?.setStatus(404, null);
        return page(request, response);
      },
    ],
    [
      "a page that is sent unfinished",
      (request, response) => {
        currentRequest()?.setUnfinished();
        return page(request, response);
      },
    ],
    [
      "a page with stale answers",
      (request, response) => {
        currentRequest()?.lifetime.spoil();
        return page(request, response);
      },
    ],
    [
      "a page with a cookie",
      (request, response) => {
        response.setHeader("Set-Cookie", "a=b");
        return page(request, response);
      },
    ],
    [
      "a text that is not HTML",
      (request, response) => {
        open(request, response);
        response.setHeader("Content-Type", "text/plain");
        response.end(FILLING);
      },
    ],
    [
      "a page without nonces",
      (_, response) => {
        rendered.push({ nonce: "", headers: {}, context: null });
        response.setHeader("Content-Type", "text/html");
        response.end(FILLING);
      },
    ],
    [
      "a page that took too long",
      async (request, response) => {
        await clock.advance(701);
        return page(request, response);
      },
    ],
  ];

  it.each(cases)("%s", async (_, does) => {
    handle = async (request, response) => {
      awaitedJoins = 1;
      if (rendered.length === 0) await joined();
      return does(request, response);
    };
    const [one, other] = await Promise.all([send("/"), send("/")]);
    expect(rendered).toHaveLength(1);
    expect(one.status).toBe(other.status);
    await send("/");
    expect(rendered).toHaveLength(2);
    expect(cache.counts.entries).toBe(0);
  });

  it("a redirect, with its status and headers", async () => {
    handle = (_, response) => {
      response.writeHead(308, { Location: "/elsewhere", "Cache-Control": "max-age=3600" });
      response.end();
    };
    expect(await send("/")).toMatchObject({
      status: 308,
      headers: { location: "/elsewhere", "cache-control": "max-age=3600" },
    });
  });
});

describe("a page that is sent in parts", () => {
  const parts: (() => void)[] = [];
  const slow: Handle = async (request, response) => {
    currentRequest()?.setUnfinished();
    const nonce = open(request, response);
    response.write(`<p>skeleton</p><script nonce="${nonce.slice(0, 5)}`);
    await new Promise<void>((resolve) => parts.push(resolve));
    response.end(`${nonce.slice(5)}">late</script>`);
  };
  const goOn = () => {
    for (const part of parts.splice(0)) part();
  };

  async function begun(sent: Sent = {}) {
    const [response]: IncomingMessage[] = await once(requestTo("/", sent), "response");
    if (response === undefined) throw new Error("no response");
    const [first]: Buffer[] = await once(response, "data");
    return { response, first: String(first) };
  }

  it("begins at once for all who wait, and each gets the rest with its own nonce", async () => {
    handle = slow;
    const [one, other] = await Promise.all([begun(), begun()]);
    expect(rendered).toHaveLength(1);
    for (const { first } of [one, other]) expect(first).toBe('<p>skeleton</p><script nonce="');
    const rests = Promise.all([buffer(one.response), buffer(other.response)]);
    goOn();
    const nonces = (await rests).map((rest) => /^([^"]{24})">late<\/script>$/.exec(rest.toString())?.[1]);
    expect(new Set(nonces).size).toBe(2);
    expect(nonces).not.toContain(rendered[0]?.nonce);
    expect(String(one.response.headers["content-security-policy"])).toContain(nonces[0]);
  });

  it("is compressed while it is sent", async () => {
    handle = slow;
    const { response } = await begun({ headers: { "accept-encoding": "gzip" } });
    expect(response.headers["content-encoding"]).toBe("gzip");
    response.resume();
    goOn();
    await once(response, "end");
  });

  it("continues when one visitor disconnects, and is aborted when the last one does", async () => {
    handle = slow;
    const [one, other] = await Promise.all([begun(), begun()]);
    const left = rendered[0]?.context?.left;
    one.response.destroy();
    if (left === undefined) throw new Error("no context");
    await vi.waitUntil(() => closed === 1);
    expect(left.aborted).toBe(false);
    const aborted = once(left, "abort");
    other.response.destroy();
    await aborted;
    handle = page;
    expect((await send("/")).status).toBe(200);
    goOn();
  });

  it("is incomplete for the client when it breaks off", async () => {
    handle = async (request, response) => {
      open(request, response);
      currentRequest()?.setUnfinished();
      response.write("<p>");
      await new Promise<void>((resolve) => parts.push(resolve));
      response.destroy(new Error("broken"));
    };
    const { response } = await begun();
    const failed = once(response, "error");
    goOn();
    await failed;
    expect(response.complete).toBe(false);
  });

  it("is waited for by all of its visitors", async () => {
    handle = slow;
    const one = begun({ headers: { "x-from": "1.1.1.1" } });
    const other = begun({ headers: { "x-from": "2.2.2.2" } });
    await Promise.all([one, other]);
    expect([...(rendered[0]?.context?.waiting.all ?? [])].toSorted()).toEqual(["1.1.1.1", "2.2.2.2"]);
    goOn();
  });

  it("is rendered again for a request that comes much later", async () => {
    handle = slow;
    await begun();
    await clock.advance(2_000);
    await begun();
    expect(rendered).toHaveLength(2);
    goOn();
  });
});

it("a rendering gets no headers of the visitor", async () => {
  await send("/", {
    headers: { cookie: "secret=1", authorization: "Bearer x", "user-agent": "me", rsc: "1" },
  });
  expect(rendered[0]?.headers).toEqual({ accept: "text/html" });
});

describe("instances with one Redis", () => {
  const commands = new FakeRedis();
  const instance = (configuration = "same") => {
    const shared = new SharedPages(new OptionalRedis(commands, clock), configuration);
    return new PageCache({ maxBytes: 1_000_000, clock, shared, onBug: (error) => bugs.push(error) });
  };
  beforeEach(() => {
    commands.texts.clear();
    commands.broken = false;
    handle = (request, response) => {
      currentRequest()?.lifetime.use(clock.now() + 1_500);
      return page(request, response);
    };
  });
  const written = () => vi.waitUntil(() => commands.texts.size > 0, { interval: 1 });

  it("render a page once, and each response has its own nonce", async () => {
    cache = instance();
    const one = await send("/");
    await written();
    cache = instance();
    const other = await send("/");
    expect(rendered).toHaveLength(1);
    expect(other.nonce).not.toBe(one.nonce);
    expect(other.text).toBe(one.text.replaceAll(one.nonce, other.nonce));
    await send("/");
    expect(cache.counts).toMatchObject({ hits: 1, renderings: 0 });
  });

  it("use another's page only while it is fresh", async () => {
    cache = instance();
    await send("/");
    await written();
    cache = instance();
    await clock.advance(1_499);
    await send("/");
    expect(rendered).toHaveLength(1);
    await clock.advance(1);
    await send("/");
    expect(rendered).toHaveLength(2);
  });

  it("use no page of an instance whose clock is ahead", async () => {
    cache = instance();
    await send("/");
    await written();
    clock.jump(-60_000);
    cache = instance();
    await send("/");
    expect(rendered).toHaveLength(2);
  });

  it("render for themselves when Redis fails", async () => {
    commands.broken = true;
    cache = instance();
    await Promise.all([send("/"), send("/other")]);
    await send("/");
    expect(rendered).toHaveLength(2);
  });
});
