import { expect, test } from "../helpers/fixtures";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { freePort } from "../../scripts/test/free-port.mjs";
import { EXPLORER_PORT, EXPLORER_URL, UPSTREAM_URL } from "../world/world";

/** Requests that the production server turns away before Next sees them. lib/gateway/door tests every rule. */

/** Sends raw bytes, and returns everything received until the connection is closed. */
async function exchange(text: string): Promise<string> {
  const socket = connect(EXPLORER_PORT, "127.0.0.1");
  socket.on("error", () => {});
  socket.setTimeout(10_000, () => socket.destroy());
  socket.write(text);
  let answer = "";
  socket.on("data", (chunk) => (answer += String(chunk)));
  await once(socket, "close");
  return answer;
}

const REST = "Host: localhost\r\nConnection: close\r\n\r\n";
const PARAMETERS = "a&".repeat(7_000);

test("a URL of 7,000 parameters is answered with 414 at once, for every kind of path and for upgrades", async () => {
  const longest: number[] = [];
  for (const path of ["/", "/api/mainnet/v3/blocks", "/favicon.ico", "/_next/static/x.js"])
    for (const headers of ["", "Upgrade: websocket\r\nConnection: Upgrade\r\n"]) {
      const startedMs = performance.now();
      const answer = await exchange(`GET ${path}?${PARAMETERS} HTTP/1.1\r\n${headers}${REST}`);
      longest.push(performance.now() - startedMs);
      expect(answer).toMatch(/^HTTP\/1\.1 414 /);
    }
  // Without the limit each took 400 to 1,300 ms; on a machine with other work the minimum is the best measure.
  expect(Math.min(...longest)).toBeLessThan(100);
});

test("methods that a page does not support are answered with 405 before their body arrives", async () => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND"]) {
    const answer = await exchange(
      `${method} /status HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000000\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toMatch(/\r\nAllow: GET, HEAD, OPTIONS\r\n/);
  }
  expect(await exchange(`CONNECT example.com:443 HTTP/1.1\r\n${REST}`)).toMatch(/^HTTP\/1\.1 405 /);
  expect(await exchange(`OPTIONS * HTTP/1.1\r\n${REST}`)).toMatch(/^HTTP\/1\.1 204 /);
  const expecting = `POST / HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\n`;
  expect(await exchange(expecting)).toMatch(/^HTTP\/1\.1 405 /);
});

test("a form that does not state its length is refused before its body arrives", async () => {
  const chunked = `POST /decode HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`;
  expect(await exchange(chunked)).toMatch(/^HTTP\/1\.1 411 /);
});

test("unknown routes of the API are answered as data, and paths that only look like files as pages", async ({
  request,
}) => {
  for (const path of ["/api/nothing", "/api/a/b/c", "/api/mainnet/rows"]) {
    const response = await request.get(path);
    expect([path, response.status(), response.headers()["content-type"]]).toEqual([
      path,
      404,
      "application/json",
    ]);
  }
  const file = await request.get("/anything.png");
  expect([file.status(), file.headers()["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
  expect(await file.text()).toContain("Page not found");
});

test("a request for an unsupported upgrade is answered like one without it", async () => {
  const upgrade = "Upgrade: websocket\r\nConnection: Upgrade, close\r\n";
  expect(await exchange(`GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n`)).toMatch(
    /^HTTP\/1\.1 200 /,
  );
});

test("HEAD requests to the live feed do not count as its connections", async ({ request, network }) => {
  // A visitor may have thirty connections.
  for (let time = 0; time < 40; time += 1) {
    const response = await request.head(`/api/${network}/live`);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toMatch(/^text\/event-stream/);
  }
  const leaving = new AbortController();
  const stream = await fetch(`${EXPLORER_URL}/api/${network}/live`, { signal: leaving.signal });
  expect(stream.status).toBe(200);
  leaving.abort();
});

test("Next’s own server, which would have no limits, does not start", async () => {
  const server = spawn(process.execPath, ["node_modules/next/dist/bin/next", "start"], {
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      PORT: String(await freePort()),
      MAINNET_URL: `${UPSTREAM_URL}/mainnet`,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  server.stderr.on("data", (chunk) => (output += String(chunk)));
  const [code]: unknown[] = await once(server, "exit");
  expect(code).toBe(2);
  expect(output).toContain("npm start");
});

interface Fetched {
  readonly id: string | null;
  readonly nonce: string;
  readonly text: string;
}

async function fetchWithNonce(
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Fetched> {
  const response = await fetch(`${EXPLORER_URL}${path}`, { headers: { accept: "text/html", ...headers } });
  const [, nonce = ""] = /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "") ?? [];
  return { id: response.headers.get("x-request-id"), nonce, text: await response.text() };
}

test("simultaneous visitors share a rendered page, and each response has its own nonce", async ({
  network,
}) => {
  const path = `/${network}/blocks`;
  await fetchWithNonce(path);
  const all = await Promise.all(Array.from({ length: 12 }, () => fetchWithNonce(path)));
  // They took a second or two; a page is kept for at most five.
  expect(new Set(all.map(({ id }) => id)).size).toBeLessThan(4);
  expect(new Set(all.map(({ nonce }) => nonce)).size).toBe(12);
  for (const { nonce, text } of all) {
    const found = new Set([...text.matchAll(/nonce="([^"]*)"/g)].map(([, each]) => each));
    expect([...found]).toEqual([nonce]);
    expect(text).toMatch(/<\/html>\s*$/);
  }
  const [first] = all;
  const withoutNonce = ({ text, nonce }: Fetched) => text.replaceAll(nonce, "");
  expect(all.filter(({ id }) => id === first?.id).map(withoutNonce)).toContain(
    first === undefined ? "" : withoutNonce(first),
  );
});

test("the theme cookie changes the page, and other cookies are not part of it", async ({ network }) => {
  const path = `/${network}/blocks`;
  const dark = await fetchWithNonce(path, { cookie: "theme=dark; session=of-somebody-else" });
  const plain = await fetchWithNonce(path, { cookie: "session=of-somebody-else" });
  expect(dark.text).toContain('data-theme="dark"');
  expect(plain.text).toContain('data-theme="system"');
  expect(dark.text + plain.text).not.toContain("of-somebody-else");
});

test("a page from the page cache runs its scripts", async ({ page, network }) => {
  const path = `/${network}/api`;
  await fetchWithNonce(path);
  await page.goto(path);
  await expect(page.locator("html[data-request]")).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toBeVisible();
});
