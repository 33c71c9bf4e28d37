import { hexToBytes } from "../value/bytes";
import type { BodyReader } from "./body-reader";
import type { Value } from "./value";

interface Snake {
  readonly bytes: Uint8Array;
  /** False if the limit of bytes ended it. */
  readonly whole: boolean;
}

/** Whole bytes to the end of a cell, and on through the chain of its references. */
function readSnake(reader: BodyReader): Snake | null {
  let hex = "";
  let at: BodyReader | null = reader;
  for (;;) {
    const bits: number = at.bitsLeft;
    const value = bits % 8 === 0 && at.refsLeft <= 1 ? at.uint(bits) : null;
    if (value === null) return null;
    if (bits > 0) hex += value.toString(16).padStart(bits / 4, "0");
    reader.left.textBytes -= bits / 8;
    if (at.refsLeft === 0) break;
    if (reader.left.textBytes <= 0) return bytesOf(hex, false);
    at = at.onward();
    if (at === null) return null;
  }
  return bytesOf(hex, true);
}

function bytesOf(hex: string, whole: boolean): Snake | null {
  const bytes = hexToBytes(hex);
  return bytes === null ? null : { bytes, whole };
}

/** A text in UTF-8. */
export function readText(reader: BodyReader): Value | null {
  const snake = readSnake(reader);
  if (snake === null) return null;
  try {
    // Truncated text may end within a character.
    const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    return { is: "text", text: decoder.decode(snake.bytes, { stream: !snake.whole }), whole: snake.whole };
  } catch {
    return null;
  }
}

/** Content that only its recipient can read. */
export function readSealed(reader: BodyReader): Value | null {
  const snake = readSnake(reader);
  return snake === null ? null : { is: "sealed", bytes: snake.bytes.length };
}

/** A text in chunks with their lengths in bytes, each but the first in its own cell. */
export function readChunkedText(reader: BodyReader): Value | null {
  const chunks = reader.uint(8);
  if (chunks === null) return null;
  let hex = "";
  let at: BodyReader | null = reader;
  for (let left = Number(chunks); left > 0; left -= 1) {
    const length: bigint | null = at.uint(8);
    const bits = Number(length ?? 0n) * 8;
    const value: bigint | null = length === null ? null : at.uint(bits);
    if (value === null) return null;
    if (bits > 0) hex += value.toString(16).padStart(bits / 4, "0");
    if (left === 1) break;
    at = at.onward();
    if (at === null) return null;
  }
  const bytes = hexToBytes(hex);
  return bytes === null ? null : { is: "text", text: new TextDecoder().decode(bytes), whole: true };
}
