/** A server that sends KEY in every way that record-responses.mjs should see; prints its port. */
import { createServer } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";

const key = process.env["KEY"] ?? "";

/** @type {Record<string, (response: import("node:http").ServerResponse) => void>} */
const ROUTES = {
  "/clean": (response) => response.end("<p>nothing</p>"),
  "/header": (response) => response.setHeader("X-Header", key).end(),
  "/late-header": (response) => response.writeHead(200, { "X-Header": key }).end(),
  "/text": (response) => response.end(`<p>${key}</p>`),
  "/pieces": (response) => {
    response.write(Buffer.from(key.slice(0, 5)));
    response.end(key.slice(5));
  },
  "/gzip": (response) => response.setHeader("Content-Encoding", "gzip").end(gzipSync(key)),
  "/br": (response) => response.writeHead(200, { "content-encoding": "br" }).end(brotliCompressSync(key)),
  "/half": (response) => {
    response.write(key);
    setImmediate(() => response.destroy());
  },
};

const server = createServer((request, response) => {
  const route = ROUTES[request.url ?? ""];
  if (route === undefined) response.end(JSON.stringify(Object.keys(ROUTES)));
  else route(response);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address !== null && typeof address === "object") console.log(String(address.port));
});
