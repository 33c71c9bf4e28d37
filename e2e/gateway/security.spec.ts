import { expect, test } from "../helpers/fixtures";
import { EXPLORER_URL } from "../world/world";

const EVERYWHERE: Readonly<Record<string, RegExp>> = {
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "x-frame-options": /^DENY$/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "permissions-policy": /camera=\(\)/,
  "content-security-policy":
    /^default-src 'none'; frame-ancestors 'none'; object-src 'none'; base-uri 'none'/,
  "x-request-id": /^[0-9a-f-]{36}$/,
};

const ADDRESSES = [
  "/",
  "/status",
  "/testnet",
  "/mainnet",
  "/nosuchnetwork",
  "/no/such/page",
  "/%E0%A4%A",
  "//example.com",
  "/mainnet//x",
  "/status/",
  "/robots.txt",
  "/favicon.ico",
  "/icon.svg",
  "/_next/static/nothing.js",
  "/_next/image?url=%2Ficon.svg&w=64&q=75",
  "/api",
  "/api/health",
  "/api/metrics",
  "/api/nosuch",
  "/api/mainnet/head",
  "/api/nosuch/head",
  "/api/mainnet/status",
  "/api/mainnet/v3/masterchainInfo",
  "/api/mainnet/v3/no/such/thing",
  "/api/mainnet/v3/transactions?limit=1001",
  "/api/mainnet/v2/getMasterchainInfo",
  "/api/mainnet/v2/sendBoc",
  "/api/mainnet/v2/getShardBlockProof",
  "/api/nosuch/v2/getMasterchainInfo",
  "/api/mainnet/v2/%ff",
  "/api/mainnet/v3/%ff/%E0%A4%A",
  "/status?%ff",
  "/testnet/%c0%ae%c0%ae/status",
] as const;

for (const method of ["GET", "POST", "HEAD", "OPTIONS", "PUT", "DELETE"] as const) {
  test(`every response to ${method} has the security headers, including errors`, async ({ request }) => {
    for (const address of ADDRESSES) {
      const response = await request.fetch(EXPLORER_URL + address, { method, maxRedirects: 0 });
      const headers = response.headers();
      for (const [name, value] of Object.entries(EVERYWHERE)) {
        expect(headers[name], `${name} of ${method} ${address} (${response.status()})`).toMatch(value);
      }
      expect(headers["x-powered-by"], `${method} ${address}`).toBeUndefined();
      expect(response.status(), `${method} ${address}`).toBeLessThan(500);
    }
  });
}

test("pages with errors have the security headers", async ({ request, network, service }) => {
  // 429 comes last: its limit applies to all later calls.
  for (const status of [401, 403, 404, 422, 500, 503, 504, 429] as const) {
    await service.reset();
    await service.script({ rules: [{ fault: { kind: "status", status, retryAfter: 30 } }] });
    const response = await request.get(`/${network}`);
    expect(response.status()).toBeGreaterThanOrEqual(400);
    for (const [name, value] of Object.entries(EVERYWHERE)) expect(response.headers()[name]).toMatch(value);
  }
});

test("every script has the nonce of its request, and the policy allows no others", async ({ request }) => {
  const nonces = new Set<string>();
  for (let visit = 0; visit < 5; visit++) {
    const response = await request.get("/status");
    const policy = response.headers()["content-security-policy"] ?? "";
    const [, nonce] = /script-src 'self' 'nonce-([^']+)' 'strict-dynamic'/.exec(policy) ?? [];
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).not.toMatch(/https?:/);
    const tags = [...(await response.text()).matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    expect(tags.length).toBeGreaterThan(3);
    for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`);
    nonces.add(nonce ?? "");
  }
  expect(nonces.size).toBe(5);
});

test("an injected script does not run and is reported as a violation of the policy", async ({
  page,
  complaints,
}) => {
  await page.goto("/");
  const ran = await page.evaluate(() => {
    const script = document.createElement("div");
    script.innerHTML = `<img src="x:" onerror="document.title='ran'">`;
    document.body.append(script);
    return new Promise((resolve) => {
      document.addEventListener(
        "securitypolicyviolation",
        (event) => resolve(`${event.violatedDirective} ${document.title}`),
        { once: true },
      );
    });
  });
  expect(String(ran)).toMatch(/^(script-src-attr|img-src) /);
  expect(await page.title()).not.toBe("ran");
  complaints.length = 0;
});

test("forged headers change neither the address of the visitor nor the network", async ({ request }) => {
  const response = await request.get("/", {
    headers: { "x-forwarded-for": "6.6.6.6", "x-shardscope-network": "testnet" },
  });
  const html = await response.text();
  expect(html).not.toContain("6.6.6.6");
  expect(html).toContain("<title>Shardscope</title>");
  expect(html).not.toContain("coins and tokens here have no value");
});
