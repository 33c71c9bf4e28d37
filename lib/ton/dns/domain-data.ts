import type { Address } from "../address/address";
import type { CellGraph } from "../cell/cell";
import { CellReader } from "../cell/cell-reader";
import { hexToBytes } from "../value/bytes";
import { readDomainRecords, type DomainRecords } from "./domain-record";

/** The highest bid for a domain. Once the time is over, the domain is the bidder's, who has yet to claim it. */
export interface DomainAuction {
  readonly bidder: Address;
  readonly bid: bigint;
  /** Unix seconds. */
  readonly endsAt: number;
}

/** What an item of the DNS collection of ".ton" stores. */
export interface DomainData {
  readonly collection: Address;
  /** Null while nobody has claimed it. */
  readonly owner: Address | null;
  /** Without ".ton"; null where it is not written in one cell. */
  readonly label: string | null;
  /** Null if the owner has stored something else. */
  readonly records: DomainRecords | null;
  readonly auction: DomainAuction | null;
  /** When it was last changed or paid for, in Unix seconds: its year begins then. */
  readonly renewedAt: number;
}

/** The data of an item; null for data of another form. */
export function readDomainData(graph: CellGraph, root: number): DomainData | null {
  const cell = graph.cells[root];
  if (cell === undefined) return null;
  const reader = new CellReader(cell);
  const index = reader.uint(256);
  const collection = reader.address();
  if (index === null || collection === null || reader.bitsLeft === 0) return null;
  const isOwned = reader.peek(2) !== 0n;
  const owner = reader.address();
  if (isOwned && owner === null) return null;
  const content = reader.ref();
  const name = reader.ref();
  const isAuctioned = reader.uint(1) === 1n;
  const auctionCell = isAuctioned ? reader.ref() : null;
  const renewedAt = reader.uint(64);
  if (content === null || name === null || renewedAt === null) return null;
  if (reader.bitsLeft > 0 || reader.refsLeft > 0) return null;
  const auction = auctionCell === null ? null : readAuction(graph, auctionCell);
  if (isAuctioned && auction === null) return null;
  return {
    collection,
    owner,
    label: readLabel(graph, name),
    records: readContent(graph, content),
    auction,
    renewedAt: Number(renewedAt),
  };
}

function readAuction(graph: CellGraph, index: number): DomainAuction | null {
  const cell = graph.cells[index];
  if (cell === undefined) return null;
  const reader = new CellReader(cell);
  const [bidder, bid, endsAt] = [reader.address(), reader.coins(), reader.uint(64)];
  return bidder === null || bid === null || endsAt === null ? null : { bidder, bid, endsAt: Number(endsAt) };
}

function readLabel({ cells }: CellGraph, index: number): string | null {
  const cell = cells[index];
  const bytes = cell === undefined || cell.bits % 8 !== 0 ? null : hexToBytes(cell.data);
  return bytes === null ? null : new TextDecoder().decode(bytes);
}

/** A zero byte, which marks it as on-chain, and a dictionary. */
function readContent(graph: CellGraph, index: number): DomainRecords | null {
  const cell = graph.cells[index];
  if (cell === undefined) return null;
  const reader = new CellReader(cell);
  const isOnChain = reader.uint(8) === 0n;
  const hasRecords = reader.uint(1);
  if (!isOnChain || hasRecords === null) return null;
  if (hasRecords === 0n) return { records: [], whole: true };
  const root = reader.ref();
  return root === null ? null : readDomainRecords(graph, root);
}
