/**
 * Loaded into the explorer before its server (`node --import`): writes each response to RESPONSES_FILE once it is over, as
 * it was sent. canary.spec.ts searches them for the key. To ask the browser for each body instead takes 8 to 9 %
 * of the CPU time of browser tests (docs/decisions/0044-time-of-the-suite.md).
 */
import { subscribe } from "node:diagnostics_channel";
import { openSync, writeSync } from "node:fs";
import { ServerResponse } from "node:http";

// Threads load this file, too: it is emptied by who starts the explorer.
const file = openSync(process.env["RESPONSES_FILE"] ?? "", "a");

/** Files of the build are searched once, in the build's folder. */
const BUILT = "/_next/static/";

subscribe("http.server.request.start", (message) => {
  const response = Reflect.get(Object(message), "response");
  if (response instanceof ServerResponse && !response.req.url?.startsWith(BUILT)) record(response);
});

/** @param {ServerResponse} response */
function record(response) {
  /** @type {Buffer[]} */
  const body = [];
  /** @type {readonly unknown[]} */
  let head = [];
  watch("writeHead", (args) => (head = args));
  // The writer may use the same memory again.
  for (const name of /** @type {const} */ (["write", "end"]))
    watch(name, ([chunk, encoding]) => {
      if (chunk instanceof Uint8Array) body.push(Buffer.from(chunk));
      if (typeof chunk === "string") body.push(Buffer.from(chunk, encodingOf(encoding)));
    });
  response.once("close", () => {
    const bytes = Buffer.concat(body);
    const { req, writableFinished: isWhole } = response;
    const headers = [...head, response.getHeaders()];
    const line = JSON.stringify({ url: req.url, headers, isWhole, bytes: bytes.length });
    writeSync(file, Buffer.concat([Buffer.from(`${line}\n`), bytes]));
  });

  /** @param {"writeHead" | "write" | "end"} name @param {(args: readonly unknown[]) => void} called */
  function watch(name, called) {
    const method = response[name];
    Reflect.set(response, name, (/** @type {readonly unknown[]} */ ...args) => {
      called(args);
      return Reflect.apply(method, response, args);
    });
  }
}

/** @param {unknown} encoding */
function encodingOf(encoding) {
  return typeof encoding === "string" && Buffer.isEncoding(encoding) ? encoding : "utf8";
}
