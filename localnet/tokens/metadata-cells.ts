import { createHash } from "node:crypto";
import { beginCell, Dictionary, type Cell } from "@ton/core";

const ON_CHAIN = 0;
const OFF_CHAIN = 1;
const SNAKE = 0;
const CHUNKED = 1;
const CELL_BYTES = 127;
/** Longer values are split into a dictionary of chunks. */
const CHUNK_BYTES = 120;

function snake(bytes: Buffer, tag: number | null): Cell {
  const capacity = tag === null ? CELL_BYTES : CELL_BYTES - 1;
  const cell = beginCell();
  if (tag !== null) cell.storeUint(tag, 8);
  cell.storeBuffer(bytes.subarray(0, capacity));
  if (bytes.length > capacity) cell.storeRef(snake(bytes.subarray(capacity), null));
  return cell.endCell();
}

function chunked(bytes: Buffer): Cell {
  const chunks = Dictionary.empty(Dictionary.Keys.Uint(32), Dictionary.Values.Cell());
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    chunks.set(at / CHUNK_BYTES, snake(bytes.subarray(at, at + CHUNK_BYTES), null));
  return beginCell().storeUint(CHUNKED, 8).storeDict(chunks).endCell();
}

/** On-chain metadata (TEP-64). */
export function onChain(fields: Readonly<Record<string, string>>): Cell {
  const values = Dictionary.empty(Dictionary.Keys.Buffer(32), Dictionary.Values.Cell());
  for (const [name, text] of Object.entries(fields)) {
    const bytes = Buffer.from(text);
    const key = createHash("sha256").update(name).digest();
    values.set(key, bytes.length > CHUNK_BYTES ? chunked(bytes) : snake(bytes, SNAKE));
  }
  return beginCell().storeUint(ON_CHAIN, 8).storeDict(values).endCell();
}

/** Off-chain metadata: the URI of a file. */
export function offChain(uri: string): Cell {
  return snake(Buffer.from(uri), OFF_CHAIN);
}
