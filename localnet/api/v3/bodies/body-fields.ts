import { isAddress, isStandard, type Address } from "@/lib/ton/address/address";
import { readBoc } from "@/lib/ton/cell/boc";
import { readComment } from "@/lib/ton/cell/cell";
import { readAddress } from "../../../chain/cells/read-cell-address";
import { RawCellReader } from "../../../chain/cells/raw-cell-reader";
import type { RawCell } from "../../../chain/cells/raw-cell";
import { writeBag } from "../../../chain/cells/write-bag";
import { attempt } from "../../../indexer/attempt";

/** A value as the service writes it: with the name of its type, and numbers as strings of digits. */
export type Tree = Readonly<Record<string, unknown>>;

export const EMPTY_TREE: Tree = { "@type": "empty_cell" };

/** `count` is a multiple of eight. */
export function bitsText(reader: RawCellReader, count: number): string {
  return reader
    .bytes(count / 8)
    .toString("hex")
    .toUpperCase();
}

const LENGTH_BITS = 4;

/** An amount of coins or tokens: a number prefixed with its length in bytes, in the type that the scheme gives it. */
export function amountTree(reader: RawCellReader, type: string | undefined, lengthBits = LENGTH_BITS): Tree {
  const len = reader.clone().uint(lengthBits);
  const amount = { "@type": "var_uint", len: String(len), value: String(reader.sized(lengthBits)) };
  return type === undefined ? amount : { "@type": type, amount };
}

export function addressTree(reader: RawCellReader): Tree {
  const address: Address | null = readAddress(reader);
  if (address === null) return { "@type": "addr_none" };
  if (!isAddress(address) || !isStandard(address)) return { "@type": "addr_other", address };
  const [workchain = "", digits = ""] = address.split(":");
  return { "@type": "addr_std", workchain_id: workchain, address: digits };
}

/** A text in length-prefixed chunks, each but the first in its own cell. */
export function chunkedText(reader: RawCellReader): string {
  const parts: Buffer[] = [];
  let chunk = reader;
  for (let left = reader.uint(8); left > 0; left -= 1) {
    parts.push(chunk.bytes(chunk.uint(8)));
    if (left > 1) chunk = new RawCellReader(chunk.ref());
  }
  return Buffer.concat(parts).toString("utf8");
}

/** A cell that is not decoded is written as a BoC. */
export function cellTree(cell: RawCell): Tree {
  return { "@type": "cell", boc: writeBag(cell).toString("base64") };
}

/** The text of a comment, null for other cells. */
export function commentIn(cell: RawCell): string | null {
  return attempt(() => {
    const graph = readBoc(writeBag(cell));
    return readComment(graph, graph.roots[0] ?? 0);
  });
}
