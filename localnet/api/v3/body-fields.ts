import { readBoc } from "@/lib/ton/cell/boc";
import { readComment } from "@/lib/ton/cell/cell";
import { isAddress, isStandard, type Address } from "@/lib/ton/address/address";
import { readAddress } from "../../chain/cells/address";
import { CellReader } from "../../chain/cells/cell-reader";
import type { RawCell } from "../../chain/cells/raw-cell";
import { writeBag } from "../../chain/cells/write-bag";
import { attempt } from "../../indexer/attempt";

/** Reads one field of a body and says it as the service does: a type by its name, numbers in digits. */
export type Field = (reader: CellReader, levels: number) => unknown;

/** What is known of a layout: its name, and its fields in their order. */
export interface Layout {
  readonly name: string;
  readonly fields: Readonly<Record<string, Field>>;
}

export type Tree = Readonly<Record<string, unknown>>;

/** Reads layouts by the tag that they begin with. */
export type Decode = (cell: RawCell, levels: number) => Tree | null;

export const uint =
  (bits: number): Field =>
  (reader) =>
    String(reader.big(bits));

export const bits =
  (count: number): Field =>
  (reader) =>
    reader
      .bytes(count / 8)
      .toString("hex")
      .toUpperCase();

/** Alone in a cell of its own. */
export const bitsWithin =
  (count: number): Field =>
  (reader, levels) =>
    bits(count)(new CellReader(reader.ref()), levels);

export const bool: Field = (reader) => reader.bit();

const LENGTH_BITS = 4;

/** A number that says its own length in bytes; amounts of everything are ones. */
export const varUint: Field = (reader) => {
  const len = reader.clone().uint(LENGTH_BITS);
  return { "@type": "var_uint", len: String(len), value: String(reader.sized(LENGTH_BITS)) };
};

export const address: Field = (reader) => addressTree(readAddress(reader));

function addressTree(read: Address | null): Tree {
  if (read === null) return { "@type": "addr_none" };
  if (!isAddress(read) || !isStandard(read)) return { "@type": "addr_other", address: read };
  const [workchain = "", digits = ""] = read.split(":");
  return { "@type": "addr_std", workchain_id: workchain, address: digits };
}

/** A text in chunks that say their length, each but the first in a cell of its own. */
export const chunkedText: Field = (reader) => {
  const parts: Buffer[] = [];
  let chunk = reader;
  for (let left = reader.uint(8); left > 0; left -= 1) {
    parts.push(chunk.bytes(chunk.uint(8)));
    if (left > 1) chunk = new CellReader(chunk.ref());
  }
  return Buffer.concat(parts).toString("utf8");
};

/** Cells whose layout nobody knows are told as they are. */
function cellTree(cell: RawCell): Tree {
  return { "@type": "cell", boc: writeBag(cell).toString("base64") };
}

export const anyCell: Field = (reader) => cellTree(reader.ref());

/** Null where there is none. */
export const maybe =
  (field: Field): Field =>
  (reader, levels) =>
    reader.bit() ? field(reader, levels) : null;

/** In a cell of its own where the layout says so without a word: by whether there is one. */
export const ifThere =
  (field: Field): Field =>
  (reader, levels) =>
    reader.refsLeft > 0 ? field(reader, levels) : null;

export const within =
  (decode: Decode): Field =>
  (reader, levels) =>
    treeOf(reader.ref(), decode, levels);

/** In this cell or in one of its own. */
export const either =
  (decode: Decode): Field =>
  (reader, levels) =>
    treeOf(reader.bit() ? reader.ref() : reader.rest(), decode, levels);

function treeOf(cell: RawCell, decode: Decode, levels: number): Tree {
  if (cell.bits === 0 && cell.refs.length === 0) return { "@type": "empty_cell" };
  return (levels > 0 ? decode(cell, levels - 1) : null) ?? cellTree(cell);
}

/** Null for what does not have all of the fields, or has more than them. */
export function readLayout({ name, fields }: Layout, reader: CellReader, levels: number): Tree | null {
  return attempt(() => {
    const tree: Record<string, unknown> = { "@type": name };
    for (const [field, read] of Object.entries(fields)) tree[field] = read(reader, levels);
    return reader.bitsLeft === 0 && reader.refsLeft === 0 ? tree : null;
  });
}

/** The text of a comment, null for other cells. */
export function commentIn(cell: RawCell): string | null {
  return attempt(() => {
    const graph = readBoc(writeBag(cell));
    return readComment(graph, graph.roots[0] ?? 0);
  });
}
