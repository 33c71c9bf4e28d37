import "server-only";
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Writable } from "node:stream";
import { createGzip, constants } from "node:zlib";
import { accepts } from "../accepted-coding";
import { freshNonce } from "../../security/nonce";
import { NonceSwap } from "./nonce-swap";
import type { Rendering } from "./rendering";
import { nonceOf, type PageHead, type WholePage } from "./whole-page";

/** Sends a complete page with a fresh nonce. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: WholePage,
): Promise<void> {
  const nonce = freshNonce();
  writeHead(response, page.id, page.head, (text) => text.replaceAll(page.nonce, nonce));
  const coding = page.template.codingFor((each) => accepts(request, each));
  if (coding !== "identity") response.setHeader("Content-Encoding", coding);
  const isHead = request.method === "HEAD";
  if (coding !== "identity" && isHead) {
    response.end();
    return;
  }
  const body = await page.template.encoded(coding, nonce);
  response.setHeader("Content-Length", body.length);
  response.end(isHead ? undefined : body);
}

/** Sends a page that is still being rendered: the bytes so far at once, and the rest as it arrives. */
export async function sendRendering(
  request: IncomingMessage,
  response: ServerResponse,
  rendering: Rendering,
): Promise<void> {
  const { head } = rendering;
  if (head === null) {
    response.destroy();
    return;
  }
  const rendered = nonceOf(head);
  const nonce = freshNonce();
  const swap = rendered === null ? null : new NonceSwap(rendered, nonce);
  writeHead(response, rendering.id, head, (text) =>
    rendered === null ? text : text.replaceAll(rendered, nonce),
  );
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  const zip = accepts(request, "gzip") ? createGzip() : null;
  if (zip !== null) {
    response.setHeader("Content-Encoding", "gzip");
    zip.pipe(response);
  }
  const out = zip ?? response;
  const closed = new Promise((resolve) => response.once("close", resolve));
  for await (const bytes of rendering.bytes()) {
    if (response.destroyed) break;
    const isTaken = out.write(swap?.push(bytes) ?? bytes);
    zip?.flush(constants.Z_SYNC_FLUSH);
    if (!isTaken && !response.destroyed) await drained(out, closed);
  }
  // An aborted response must not look complete.
  if (rendering.whole === null) response.destroy();
  else out.end(swap?.end());
  if (response.destroyed) zip?.destroy();
}

/** Until the stream takes more, or there is nobody to send it to. */
async function drained(out: Writable, closed: Promise<unknown>): Promise<void> {
  const waiting = new AbortController();
  try {
    await Promise.race([once(out, "drain", { signal: waiting.signal }), closed]);
  } finally {
    waiting.abort();
  }
}

function writeHead(
  response: ServerResponse,
  id: string,
  head: PageHead,
  withNonce: (text: string) => string,
): void {
  response.statusCode = head.status;
  response.setHeader("X-Request-Id", id);
  for (const [name, value] of head.headers)
    response.setHeader(name, typeof value === "string" ? withNonce(value) : value.map(withNonce));
}
