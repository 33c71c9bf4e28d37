import "server-only";
import { pipeline, type Readable } from "node:stream";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import type { Dispatcher } from "undici";
import { AnswerTooLarge, UnknownEncoding } from "./socket-error";

/** Ten times the largest real answer seen so far, and small enough to hold several at once. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;

type ReceivedResponse = Pick<Dispatcher.ResponseData, "headers"> & { readonly body: Readable };

/** Reads and decompresses a body as text. */
export async function readBody(response: ReceivedResponse, maxBytes = MAX_BODY_BYTES): Promise<string> {
  return (await readBytes(response, maxBytes)).toString("utf8");
}

/**
 * Reads and decompresses a body; the limit applies to the decompressed size, so that a small body cannot become a
 * huge one. A body that says that it is larger is not read at all.
 */
export async function readBytes({ headers, body }: ReceivedResponse, maxBytes: number): Promise<Buffer> {
  if (Number(headerOf(headers, "content-length") ?? 0) > maxBytes) {
    discardBody(body);
    throw new AnswerTooLarge(maxBytes);
  }
  // A body that is abandoned emits an error; without a listener it would end the process.
  body.on("error", () => {});
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop early destroys the stream, and with it the connection.
  for await (const chunk of unpacked(body, headerOf(headers, "content-encoding"))) {
    if (!(chunk instanceof Buffer)) continue;
    bytes += chunk.length;
    if (bytes > maxBytes) throw new AnswerTooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Closes the connection instead of reading a useless body. */
export function discardBody(body: Readable): void {
  body.on("error", () => {});
  body.destroy();
}

/** The first value of a header that occurs more than once. */
export function headerOf(headers: Dispatcher.ResponseData["headers"], name: string): string | null {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

function unpacked(body: Readable, encoding: string | null): Readable {
  switch (encoding?.trim().toLowerCase() ?? "identity") {
    case "identity":
    case "":
      return body;
    case "gzip":
    case "x-gzip":
      // An error of either stream ends the loop that reads the second.
      return pipeline(body, createGunzip(), () => {});
    case "br":
      return pipeline(body, createBrotliDecompress(), () => {});
    default:
      body.destroy();
      throw new UnknownEncoding();
  }
}
