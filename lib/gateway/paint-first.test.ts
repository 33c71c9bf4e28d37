import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { paintFirst, scriptsAfterPaint } from "./paint-first";

const script = (path: string, nonce = "n1=") => `<script src="${path}" async="" nonce="${nonce}"></script>`;
const A = "/_next/static/chunks/a-1.js";
const B = "/_next/static/chunks/b_2.js";

describe("the head of a page", () => {
  test("has one script that knows all others, in their order", () => {
    const head = scriptsAfterPaint(
      `<html><head><meta charSet="utf-8"/>${script(A)}<title>x</title>${script(B)}`,
    );
    expect(head).toMatch(/^<html><head><script nonce="n1=">/);
    expect(head).toContain(JSON.stringify([A, B]));
    expect(head).not.toContain("async=");
    expect(head.match(/<script/g)).toHaveLength(1);
    expect(head).toContain("<title>x</title>");
  });

  test.each([
    ["without scripts", "<head><title>x</title>"],
    ["with one from elsewhere", `<head>${script("https://example.org/a.js")}`],
    ["with one that is to block", `<head><script src="${A}" nonce="n1="></script>`],
    ["with one for old browsers", `<head><script src="${A}" noModule="" nonce="n1="></script>`],
    ["with one in the page", `<head><script nonce="n1=">self.x = 1</script>`],
    ["when it is the rest of one", `<title>x</title>${script(A)}`],
    ["with a path that would leave the list", `<head>${script('/_next/static/"]);alert(1)//')}`],
  ])("stays as it is %s", (_, head) => {
    expect(scriptsAfterPaint(head)).toBe(head);
  });
});

describe("an answer", () => {
  const PAGE = `<html><head>${script(A)}<title>Кошелёк</title></head><body>${script(B)}пока</body></html>`;
  const server = createServer((request, response) => {
    paintFirst(response);
    response.setHeader("Content-Type", request.url === "/page" ? "text/html; charset=utf-8" : "text/plain");
    if (request.url === "/whole") response.setHeader("Content-Type", "text/html");
    if (request.url !== "/whole") response.flushHeaders();
    const bytes = Buffer.from(PAGE);
    // In the middle of a letter, within the head.
    const cut = bytes.indexOf(Buffer.from("К")) + 1;
    response.write(bytes.subarray(0, cut));
    response.end(bytes.subarray(cut));
  });
  let url = "";
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("the server has no port");
    url = `http://127.0.0.1:${address.port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test("that is a page which is written piece by piece has its head changed, and nothing else", async () => {
    const text = await (await fetch(`${url}/page`)).text();
    expect(text).toContain(JSON.stringify([A]));
    expect(text).not.toContain(script(A));
    expect(text.slice(text.indexOf("<title>"))).toBe(PAGE.slice(PAGE.indexOf("<title>")));
  });

  test.each(["/text", "/whole"])("that is another thing is left alone: %s", async (path) => {
    expect(await (await fetch(url + path)).text()).toBe(PAGE);
  });
});
