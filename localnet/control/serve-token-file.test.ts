import { once } from "node:events";
import { createServer, request as httpRequest, type Server } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serveTokenFile } from "./serve-token-file";

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

async function send(name: string, method = "GET") {
  const request = httpRequest({ port, host: "127.0.0.1", path: `/${name}`, method });
  request.end();
  const [response] = await once(request, "response");
  let text = "";
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode, headers: response.headers, text };
}

const SECURITY_HEADERS = {
  "x-content-type-options": "nosniff",
  "content-security-policy": expect.stringContaining("default-src 'none'"),
};

it("serves metadata and images with their content types", async () => {
  const metadata = await send("flour.json");
  expect(metadata.headers).toMatchObject({
    ...SECURITY_HEADERS,
    "content-type": "application/json; charset=utf-8",
  });
  expect(JSON.parse(metadata.text)).toMatchObject({
    symbol: "FLOUR",
    image: `http://127.0.0.1:${port}/localnet/tokens/flour.svg`,
  });
  const image = await send("flour.svg");
  expect(image.headers).toMatchObject({ ...SECURITY_HEADERS, "content-type": "image/svg+xml" });
  expect(image.text).toMatch(/^<svg /);
});

it("answers HEAD with the length only", async () => {
  const whole = await send("tide.svg");
  const head = await send("tide.svg", "HEAD");
  expect(head).toMatchObject({ status: 200, text: "" });
  expect(head.headers["content-length"]).toBe(String(whole.text.length));
});

it.each(["", "nothing.json", "../files.ts", "__proto__", "constructor", "flour.json/"])(
  "answers 404 for the file name %j",
  async (name) => {
    expect(await send(name)).toMatchObject({ status: 404, text: "", headers: SECURITY_HEADERS });
  },
);

it("rejects POST", async () => {
  expect(await send("flour.json", "POST")).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
});
