import { createServer, request as httpRequest, type IncomingMessage } from "node:http";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { currentRequest, isRefresh, trackRequests, readableTarget, visitorAddress } from "./request-context";

function claims(forwarded: string | undefined, remoteAddress = "10.0.0.9") {
  return {
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
    socket: { remoteAddress },
  };
}

describe("the address of a visitor", () => {
  it.each([
    ["is the socket’s, whatever is claimed, when no proxy is trusted", "6.6.6.6", 0, "10.0.0.9"],
    ["is what the one trusted proxy saw", "6.6.6.6, 1.2.3.4", 1, "1.2.3.4"],
    ["is what the outer of two trusted proxies saw", "6.6.6.6, 1.2.3.4, 10.0.0.1", 2, "1.2.3.4"],
    ["is the socket’s when fewer proxies speak than are trusted", "1.2.3.4", 2, "10.0.0.9"],
    ["is the socket’s when the trusted proxy says nothing", undefined, 1, "10.0.0.9"],
  ] as const)("%s", (_, forwarded, trusted, address) => {
    expect(visitorAddress(claims(forwarded), trusted)).toBe(address);
  });
});

describe("the target of a request", () => {
  it.each(["/", "/tx/abc?x=%20", "/%E2%82%AC", "/a%2Fb"])(
    "stays unchanged when its escapes are valid: %s",
    (target) => {
      expect(readableTarget(target)).toBe(target);
    },
  );

  it.each([
    ["/%ff", "/%25ff"],
    ["/%E0%A4%A?q=%20", "/%25E0%25A4%25A?q=%2520"],
  ])("has its percent signs escaped when its escapes are invalid: %s", (target, readable) => {
    expect(readableTarget(target)).toBe(readable);
  });
});

describe("the request context", () => {
  const server = createServer((request, response) => {
    void answer(request).then((body) => response.end(body));
  });
  let port = 0;

  async function answer(request: IncomingMessage): Promise<string> {
    await new Promise((resolve) => setImmediate(resolve));
    const context = currentRequest();
    if (request.url === "/limited") context?.setStatus(429, 1_500);
    if (request.url === "/unfinished") context?.setUnfinished();
    const paintMs = (context?.paintByMs ?? 0) - Date.now();
    return JSON.stringify({ id: context?.id, headers: request.headers, paintMs });
  }

  async function get(path: string, headers: Record<string, string> = {}) {
    const request = httpRequest({ port, host: "127.0.0.1", path, headers }).end();
    const [response]: IncomingMessage[] = await once(request, "response");
    if (response === undefined) throw new Error("no response");
    const text = (await response.toArray()).join("");
    return { response, seen: JSON.parse(text) };
  }

  beforeAll(async () => {
    trackRequests(0);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    port = typeof address === "object" && address !== null ? address.port : 0;
  });

  afterAll(() => server.close());

  it("has an id, which is sent to the visitor", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get("/")));
    expect(new Set(answers.map(({ seen }) => seen.id)).size).toBe(20);
    for (const { response, seen } of answers) expect(response.headers["x-request-id"]).toBe(seen.id);
  });

  it("removes the header that only proxy.ts may set, and replaces the claimed address", async () => {
    const { seen } = await get("/", { "x-shardscope-network": "testnet", "x-forwarded-for": "6.6.6.6" });
    expect(seen.headers["x-shardscope-network"]).toBeUndefined();
    expect(seen.headers["x-forwarded-for"]).toBe("127.0.0.1");
  });

  it("sets the status of a failed page, when to retry, and noindex", async () => {
    const { response } = await get("/limited");
    expect(response.statusCode).toBe(429);
    expect(response.headers).toMatchObject({ "retry-after": "2", "x-robots-tag": "noindex" });
  });

  it("keeps 200 for a soft navigation, which would otherwise reload the page", async () => {
    const { response } = await get("/limited", { rsc: "1" });
    expect(response.statusCode).toBe(200);
  });

  it("says of a page that goes out unfinished only that it is not to be indexed", async () => {
    const { response } = await get("/unfinished");
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ "x-robots-tag": "noindex" });
  });

  it("waits less for the data of a soft navigation, and longest for a page that is only refreshed", async () => {
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
    "takes no other state of the router for a refresh: %s",
    (tree) => expect(isRefresh(tree)).toBe(false),
  );

  it("sets the security headers before anything is answered", async () => {
    const { response } = await get("/");
    expect(response.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
  });

  it.each([
    ["/api/mainnet/picture?of=x", true],
    ["/api/mainnet/pictures", false],
    ["/?/api/mainnet/picture", false],
  ])("puts pictures, which come from strangers, into a sandbox: %s", async (path, inSandbox) => {
    const { response } = await get(path);
    expect(String(response.headers["content-security-policy"]).endsWith("; sandbox")).toBe(inSandbox);
  });
});
