import { once } from "node:events";
import { createServer, request as httpRequest, type Server } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serveTokenFile } from "./token-files";

let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer((request, response) =>
    serveTokenFile((request.url ?? "").slice(1), request, response),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  port = typeof address === "object" && address !== null ? address.port : 0;
});
afterAll(() => void server.close());

async function ask(name: string, method = "GET") {
  const request = httpRequest({ port, host: "127.0.0.1", path: `/${name}`, method });
  request.end();
  const [response] = await once(request, "response");
  let text = "";
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode, headers: response.headers, text };
}

const HARMLESS = {
  "x-content-type-options": "nosniff",
  "content-security-policy": expect.stringContaining("default-src 'none'"),
};

it("gives metadata and pictures as what they are", async () => {
  const metadata = await ask("flour.json");
  expect(metadata.headers).toMatchObject({ ...HARMLESS, "content-type": "application/json; charset=utf-8" });
  expect(JSON.parse(metadata.text)).toMatchObject({
    symbol: "FLOUR",
    image: `http://127.0.0.1:${port}/localnet/tokens/flour.svg`,
  });
  const picture = await ask("flour.svg");
  expect(picture.headers).toMatchObject({ ...HARMLESS, "content-type": "image/svg+xml" });
  expect(picture.text).toMatch(/^<svg /);
});

it("says how long a file is without giving it", async () => {
  const whole = await ask("tide.svg");
  const head = await ask("tide.svg", "HEAD");
  expect(head).toMatchObject({ status: 200, text: "" });
  expect(head.headers["content-length"]).toBe(String(whole.text.length));
});

it.each(["", "nothing.json", "../files.ts", "__proto__", "constructor", "flour.json/"])(
  "has no file named %j",
  async (name) => {
    expect(await ask(name)).toMatchObject({ status: 404, text: "", headers: HARMLESS });
  },
);

it("takes nothing", async () => {
  expect(await ask("flour.json", "POST")).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
});
