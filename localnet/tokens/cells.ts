import { createHash } from "node:crypto";
import { beginCell, Dictionary, type Cell } from "@ton/core";

const ON_CHAIN = 0;
const OFF_CHAIN = 1;
const SNAKE = 0;
const CHUNKED = 1;
const CELL_BYTES = 127;
/** Longer texts are cut into a dictionary of pieces. */
const LONG = 120;

function snake(bytes: Buffer, tag: number | null): Cell {
  const room = tag === null ? CELL_BYTES : CELL_BYTES - 1;
  const cell = beginCell();
  if (tag !== null) cell.storeUint(tag, 8);
  cell.storeBuffer(bytes.subarray(0, room));
  if (bytes.length > room) cell.storeRef(snake(bytes.subarray(room), null));
  return cell.endCell();
}

function chunked(bytes: Buffer): Cell {
  const pieces = Dictionary.empty(Dictionary.Keys.Uint(32), Dictionary.Values.Cell());
  for (let at = 0; at < bytes.length; at += LONG)
    pieces.set(at / LONG, snake(bytes.subarray(at, at + LONG), null));
  return beginCell().storeUint(CHUNKED, 8).storeDict(pieces).endCell();
}

/** Metadata as a token's contract keeps it: all of it. */
export function onChain(fields: Readonly<Record<string, string>>): Cell {
  const values = Dictionary.empty(Dictionary.Keys.Buffer(32), Dictionary.Values.Cell());
  for (const [name, text] of Object.entries(fields)) {
    const bytes = Buffer.from(text);
    const key = createHash("sha256").update(name).digest();
    values.set(key, bytes.length > LONG ? chunked(bytes) : snake(bytes, SNAKE));
  }
  return beginCell().storeUint(ON_CHAIN, 8).storeDict(values).endCell();
}

/** Or the place of the file that has it. */
export function offChain(uri: string): Cell {
  return snake(Buffer.from(uri), OFF_CHAIN);
}
