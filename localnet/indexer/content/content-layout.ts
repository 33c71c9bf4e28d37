import { createHash } from "node:crypto";
import type { Cell, Slice } from "@ton/core";
import { lookUpKey } from "./dictionary-lookup";
import { readSnake } from "./snake-cells";

/** Token metadata in a contract (TEP-64): on-chain values, or the URI of a file. */
export type ContentLayout =
  | { readonly kind: "onchain"; readonly values: ReadonlyMap<string, Uint8Array> }
  | { readonly kind: "offchain"; readonly uri: string };

/** Known keys of on-chain metadata; the dictionary has only their hashes. */
const NAMES = [
  "amount_style",
  "decimals",
  "description",
  "image",
  "image_data",
  "name",
  "render_type",
  "symbol",
  "uri",
];

const KEY_BITS = 256;
const INDEX_BITS = 32;
const ON_CHAIN = 0;
const OFF_CHAIN = 1;
const SNAKE = 0;
const CHUNKED = 1;
const MAX_CHUNKS = 1_024;
const MAX_BYTES = 256 * 1024;

export const keyOf = (name: string): bigint => BigInt(`0x${createHash("sha256").update(name).digest("hex")}`);

/** Null for an unknown layout. */
export function layoutOf(root: Cell): ContentLayout | null {
  return readable(() => {
    const slice = root.beginParse();
    const kind = slice.loadUint(8);
    if (kind === ON_CHAIN) return { kind: "onchain", values: valuesOf(slice.loadMaybeRef()) };
    const text = kind === OFF_CHAIN ? readSnake(root, 8) : null;
    return text === null ? null : { kind: "offchain", uri: Buffer.from(text).toString("utf8") };
  });
}

/** The values as strings; image data is base64. */
export function textsOf(values: ReadonlyMap<string, Uint8Array>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...values].map(([name, bytes]) => [
      name,
      Buffer.from(bytes).toString(name === "image_data" ? "base64" : "utf8"),
    ]),
  );
}

function valuesOf(dictionary: Cell | null): ReadonlyMap<string, Uint8Array> {
  const values = new Map<string, Uint8Array>();
  if (dictionary === null) return values;
  for (const name of NAMES) {
    const bytes = readable(() => valueOf(lookUpKey(dictionary, keyOf(name), KEY_BITS)));
    if (bytes !== null && bytes.length <= MAX_BYTES) values.set(name, bytes);
  }
  return values;
}

function valueOf(entry: Slice | null): Uint8Array | null {
  if (entry === null) return null;
  const cell = entry.loadRef();
  const slice = cell.beginParse();
  const layout = slice.loadUint(8);
  if (layout === SNAKE) return readSnake(cell, 8);
  return layout === CHUNKED ? chunksOf(slice.loadMaybeRef()) : null;
}

function chunksOf(dictionary: Cell | null): Uint8Array | null {
  if (dictionary === null) return new Uint8Array(0);
  const parts: Uint8Array[] = [];
  for (let bytes = 0; parts.length < MAX_CHUNKS && bytes <= MAX_BYTES;) {
    const chunk = lookUpKey(dictionary, BigInt(parts.length), INDEX_BITS);
    const part = chunk === null ? null : readSnake(chunk.loadRef(), 0);
    if (part === null) return chunk === null ? Buffer.concat(parts) : null;
    parts.push(part);
    bytes += part.length;
  }
  return null;
}

/** Cells may be malformed, which counts as absent. */
function readable<T>(read: () => T | null): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
