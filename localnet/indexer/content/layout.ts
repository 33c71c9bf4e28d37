import { createHash } from "node:crypto";
import type { Cell, Slice } from "@ton/core";
import { lookup } from "./lookup";
import { snakeOf } from "./snake";

/** What a contract keeps about a token: values by their names, or the place of a file that has them. */
export type Layout =
  | { readonly kind: "onchain"; readonly values: ReadonlyMap<string, Uint8Array> }
  | { readonly kind: "offchain"; readonly uri: string };

/** Names under which tokens keep their metadata in the chain; a dictionary has them hashed. */
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
const MOST_CHUNKS = 1_024;
const MOST_BYTES = 256 * 1024;

export const keyOf = (name: string): bigint => BigInt(`0x${createHash("sha256").update(name).digest("hex")}`);

/** Null for what is none of the known layouts. */
export function layoutOf(root: Cell): Layout | null {
  return readable(() => {
    const slice = root.beginParse();
    const kind = slice.loadUint(8);
    if (kind === ON_CHAIN) return { kind: "onchain", values: valuesOf(slice.loadMaybeRef()) };
    const text = kind === OFF_CHAIN ? snakeOf(root, 8) : null;
    return text === null ? null : { kind: "offchain", uri: Buffer.from(text).toString("utf8") };
  });
}

/** The values as texts; a picture is none and stands in base64. */
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
    const bytes = readable(() => valueOf(lookup(dictionary, keyOf(name), KEY_BITS)));
    if (bytes !== null && bytes.length <= MOST_BYTES) values.set(name, bytes);
  }
  return values;
}

function valueOf(entry: Slice | null): Uint8Array | null {
  if (entry === null) return null;
  const cell = entry.loadRef();
  const slice = cell.beginParse();
  const layout = slice.loadUint(8);
  if (layout === SNAKE) return snakeOf(cell, 8);
  return layout === CHUNKED ? chunksOf(slice.loadMaybeRef()) : null;
}

function chunksOf(dictionary: Cell | null): Uint8Array | null {
  if (dictionary === null) return new Uint8Array(0);
  const parts: Uint8Array[] = [];
  for (let bytes = 0; parts.length < MOST_CHUNKS && bytes <= MOST_BYTES;) {
    const chunk = lookup(dictionary, BigInt(parts.length), INDEX_BITS);
    const part = chunk === null ? null : snakeOf(chunk.loadRef(), 0);
    if (part === null) return chunk === null ? Buffer.concat(parts) : null;
    parts.push(part);
    bytes += part.length;
  }
  return null;
}

/** Whoever wrote the cells may have written anything: what is not as it should be is not there. */
function readable<T>(read: () => T | null): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
