import { createHash } from "node:crypto";
import { beginCell, type Address, type Cell, type Slice } from "@ton/core";

/** The kinds of DNS records of the standard (TEP-81). */
export type DnsRecord =
  | { readonly kind: "contract"; readonly address: Address; readonly flags: number }
  | { readonly kind: "resolver"; readonly address: Address }
  | { readonly kind: "site"; readonly adnl: Buffer; readonly flags: number }
  | { readonly kind: "bag"; readonly id: Buffer }
  | { readonly kind: "text"; readonly text: string };

/** Category names; their hashes are the keys of records. */
export type DnsCategory = "wallet" | "site" | "storage" | "dns_next_resolver" | "text";

export function categoryKey(category: DnsCategory): bigint {
  return BigInt(`0x${createHash("sha256").update(category).digest("hex")}`);
}

const PREFIX = { contract: 0x9fd3, resolver: 0xba93, site: 0xad01, bag: 0x7473, text: 0x1eda } as const;
const CHUNK_BYTES = 100;

export function recordCell(record: DnsRecord): Cell {
  const cell = beginCell().storeUint(PREFIX[record.kind], 16);
  switch (record.kind) {
    case "contract":
      return cell.storeAddress(record.address).storeUint(record.flags, 8).endCell();
    case "resolver":
      return cell.storeAddress(record.address).endCell();
    case "site":
      return cell.storeBuffer(record.adnl, 32).storeUint(record.flags, 8).endCell();
    case "bag":
      return cell.storeBuffer(record.id, 32).endCell();
    case "text":
      return cell.storeSlice(textCell(Buffer.from(record.text)).beginParse()).endCell();
  }
}

function textCell(bytes: Buffer): Cell {
  const chunks = Array.from({ length: Math.ceil(bytes.length / CHUNK_BYTES) }, (_, index) =>
    bytes.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES),
  );
  const tail = chunks.reduceRight<Cell | null>((next, chunk) => {
    const cell = beginCell().storeUint(chunk.length, 8).storeBuffer(chunk);
    return (next === null ? cell : cell.storeRef(next)).endCell();
  }, null);
  const head = beginCell().storeUint(chunks.length, 8);
  return (tail === null ? head : head.storeSlice(tail.beginParse())).endCell();
}

const READERS: ReadonlyMap<number, (slice: Slice) => DnsRecord> = new Map<
  number,
  (slice: Slice) => DnsRecord
>([
  [
    PREFIX.contract,
    (slice) => ({ kind: "contract", address: slice.loadAddress(), flags: slice.loadUint(8) }),
  ],
  [PREFIX.resolver, (slice) => ({ kind: "resolver", address: slice.loadAddress() })],
  [PREFIX.site, (slice) => ({ kind: "site", adnl: slice.loadBuffer(32), flags: slice.loadUint(8) })],
  [PREFIX.bag, (slice) => ({ kind: "bag", id: slice.loadBuffer(32) })],
  [PREFIX.text, (slice) => ({ kind: "text", text: textIn(slice) })],
]);

function textIn(slice: Slice): string {
  const parts: Buffer[] = [];
  let rest = slice;
  for (let left = slice.loadUint(8); left > 0; left -= 1) {
    parts.push(rest.loadBuffer(rest.loadUint(8)));
    if (left > 1) rest = rest.loadRef().beginParse();
  }
  return Buffer.concat(parts).toString("utf8");
}

/** Null for another layout: owners can store any cell. */
export function readRecord(cell: Cell): DnsRecord | null {
  try {
    const slice = cell.beginParse();
    return READERS.get(slice.loadUint(16))?.(slice) ?? null;
  } catch {
    return null;
  }
}
