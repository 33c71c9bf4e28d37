import "server-only";
import { pipeline, type Readable } from "node:stream";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { AnswerTooLarge, UnknownEncoding } from "./socket-error";

/** Ten times the largest real answer seen so far, and small enough to hold several at once. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;

/** Reads and decompresses a body as text. */
export async function readBody(
  body: Readable,
  encoding: string | null,
  maxBytes = MAX_BODY_BYTES,
): Promise<string> {
  return (await readBytes(body, encoding, maxBytes)).toString("utf8");
}

/**
 * Reads and decompresses a body; the limit applies to the decompressed size, so that a small body cannot become a
 * huge one.
 */
export async function readBytes(body: Readable, encoding: string | null, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // A body that is abandoned emits an error; without a listener it would end the process.
  body.on("error", () => {});
  // Leaving the loop early destroys the stream, and with it the connection.
  for await (const chunk of unpacked(body, encoding)) {
    if (!(chunk instanceof Buffer)) continue;
    bytes += chunk.length;
    if (bytes > maxBytes) throw new AnswerTooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
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
