import { createHash } from "node:crypto";
import { Cell, Dictionary, type Slice } from "@ton/core";
import { snakeOf } from "./cell-bytes";
import { nodeRefused } from "./refusal";

/** Names under which tokens keep their metadata in the chain; a dictionary has them hashed. */
const NAMES = [
  "uri",
  "name",
  "description",
  "image",
  "image_data",
  "symbol",
  "decimals",
  "amount_style",
  "render_type",
];

export const keyOf = (name: string): bigint => BigInt(`0x${createHash("sha256").update(name).digest("hex")}`);

const ON_CHAIN = 0;
const OFF_CHAIN = 1;
const SNAKE = 0;
const CHUNKED = 1;

/** Metadata in the contract itself, or the place where it is kept. */
export function tokenContent(root: Cell): { readonly type: string; readonly data: unknown } {
  const slice = root.beginParse();
  const kind = slice.remainingBits < 8 ? null : slice.loadUint(8);
  if (kind === ON_CHAIN) return { type: "onchain", data: entriesOf(slice) };
  const text = kind === OFF_CHAIN ? snakeOf(root, 8) : null;
  if (text === null) throw nodeRefused("Failed to unpack token data");
  return { type: "offchain", data: Buffer.from(text).toString("utf8") };
}

function entriesOf(slice: Slice): Record<string, string> {
  const values = slice.loadDict(Dictionary.Keys.BigUint(256), Dictionary.Values.Cell());
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const cell = values.get(keyOf(name));
      const bytes = cell === undefined ? null : valueOf(cell);
      if (bytes === null) return [];
      // Pictures are not text.
      return [[name, Buffer.from(bytes).toString(name === "image_data" ? "base64" : "utf8")]];
    }),
  );
}

function valueOf(cell: Cell): Uint8Array | null {
  const slice = cell.beginParse();
  const layout = slice.remainingBits < 8 ? null : slice.loadUint(8);
  if (layout === SNAKE) return snakeOf(cell, 8);
  if (layout !== CHUNKED) return null;
  const chunks = slice.loadDict(Dictionary.Keys.Uint(32), Dictionary.Values.Cell());
  const parts = chunks.values().map((chunk) => snakeOf(chunk, 0));
  return parts.every((part) => part !== null) ? Buffer.concat(parts) : null;
}
