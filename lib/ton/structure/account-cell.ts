import {
  Address as CoreAddress,
  beginCell,
  Dictionary,
  type Builder,
  type Cell,
  type DictionaryValue,
} from "@ton/core";
import type { Address } from "../address/address";
import { openBoc } from "../cell/boc";
import { hexToBytes } from "../value/bytes";
import { FormatError } from "../value/format-error";
import type { Hash } from "../value/hash";
import {
  bagOf,
  hashOfCell,
  malformed,
  nextAmount,
  nextHash,
  nextState,
  orNull,
  storeSized,
  type CellAmount,
  type StateCells,
} from "./cell-parts";
import type { CellStatus } from "./transaction-cell";

/** An account in its cells, as the virtual machine takes and returns it. */
export interface AccountCells {
  readonly status: CellStatus;
  /** The hash of the account's cell, as transactions refer to it. */
  readonly hash: Hash;
  readonly balance: CellAmount;
  readonly state: StateCells | null;
  readonly frozenHash: Hash | null;
  readonly lastPaid: number;
  readonly due: bigint | null;
  readonly lastHash: Hash;
  readonly lastLt: bigint;
}

const NO_AMOUNT: CellAmount = { coins: 0n, extra: {}, extraCell: null };

/** Reads a ShardAccount. Throws a FormatError for other cells. */
export function readShardAccount(root: Cell): AccountCells {
  try {
    return partsOf(root);
  } catch (error) {
    if (error instanceof FormatError) throw error;
    throw malformed("account");
  }
}

function partsOf(root: Cell): AccountCells {
  const outer = root.beginParse();
  const account = outer.loadRef();
  const last = { hash: hashOfCell(account), lastHash: nextHash(outer), lastLt: outer.loadUintBig(64) };
  const slice = account.beginParse();
  if (!slice.loadBit())
    return {
      status: "nonexist",
      balance: NO_AMOUNT,
      state: null,
      frozenHash: null,
      lastPaid: 0,
      due: null,
      ...last,
    };
  slice.loadAddress();
  slice.loadVarUintBig(3);
  slice.loadVarUintBig(3);
  if (slice.loadUint(3) === 1) slice.skip(256);
  const lastPaid = slice.loadUint(32);
  const due = orNull(slice, () => slice.loadCoins());
  slice.skip(64);
  const balance = nextAmount(slice);
  const common = { balance, lastPaid, due, ...last };
  if (slice.loadBit()) return { ...common, status: "active", state: nextState(slice), frozenHash: null };
  return slice.loadBit()
    ? { ...common, status: "frozen", state: null, frozenHash: nextHash(slice) }
    : { ...common, status: "uninit", state: null, frozenHash: null };
}

/** The facts about an account that services report, from which its cells are made. */
export interface StatedAccount {
  readonly address: Address;
  readonly status: CellStatus;
  readonly balance: bigint;
  readonly extra: Readonly<Record<string, bigint>>;
  readonly code: Cell | null;
  readonly data: Cell | null;
  readonly frozenHash: Hash | null;
  readonly lastHash: Hash;
  readonly lastLt: bigint;
  /** The logical time after its last transaction and that transaction's messages. */
  readonly endLt: bigint;
  /** When it last paid for storage: the time of its last transaction. */
  readonly lastPaid: number;
  readonly due: bigint | null;
  readonly special: { readonly tick: boolean; readonly tock: boolean } | null;
  /** Large accounts have the hash of a dictionary of their cells. */
  readonly isLarge: boolean;
}

/** A ShardAccount from what services report: the same cells as on the chain, unless it holds libraries. */
export function writeShardAccount(facts: StatedAccount): Cell {
  const account = facts.status === "nonexist" ? beginCell().storeBit(false).endCell() : accountCell(facts);
  return beginCell()
    .storeRef(account)
    .storeBuffer(bytesOf(facts.lastHash))
    .storeUint(facts.lastLt, 64)
    .endCell();
}

/** A ShardAccount without an account, as text. */
export const NO_SHARD_ACCOUNT = bagOf(
  beginCell().storeRef(beginCell().storeBit(false).endCell()).storeUint(0, 256).storeUint(0, 64).endCell(),
);

/** As text, for the virtual machine. */
export function shardAccountBag(facts: StatedAccount): string {
  return bagOf(writeShardAccount(facts));
}

export function readShardAccountBag(bag: string): AccountCells {
  const [root] = openBoc(bag);
  if (root === undefined) throw malformed("account");
  return readShardAccount(root);
}

function accountCell(facts: StatedAccount): Cell {
  const storage = storageOf(facts).endCell();
  // The part that the account pays for: other currencies are free.
  const used = sizeOf(storageOf({ ...facts, extra: {} }).endCell());
  const builder = beginCell().storeBit(true).storeAddress(CoreAddress.parseRaw(facts.address));
  storeSized(storeSized(builder, used.cells, 3), used.bits, 3);
  const cells = facts.isLarge ? dictionaryOf([facts.code, facts.data]) : null;
  if (cells === null) builder.storeUint(0b000, 3);
  else builder.storeUint(0b001, 3).storeBuffer(cells.hash());
  builder.storeUint(facts.lastPaid, 32).storeMaybeCoins(facts.due);
  return builder.storeSlice(storage.beginParse()).endCell();
}

function storageOf(facts: StatedAccount): Builder {
  const { status, balance, extra, code, data, frozenHash, endLt, special } = facts;
  const builder = beginCell().storeUint(endLt, 64).storeCoins(balance).storeMaybeRef(currenciesCell(extra));
  if (status === "uninit") return builder.storeUint(0b00, 2);
  if (status === "frozen") return builder.storeUint(0b01, 2).storeBuffer(bytesOf(frozenHash));
  builder.storeBit(true).storeBit(false);
  if (special === null) builder.storeBit(false);
  else builder.storeBit(true).storeBit(special.tick).storeBit(special.tock);
  return builder.storeMaybeRef(code).storeMaybeRef(data).storeBit(false);
}

function bytesOf(hash: Hash | null): Buffer {
  return Buffer.from(hexToBytes(hash ?? "") ?? new Uint8Array(32));
}

/** The cells of a tree, each once, with the root. */
function sizeOf(root: Cell): { readonly cells: bigint; readonly bits: bigint } {
  const seen = new Set<string>();
  let bits = 0;
  const waiting = [root];
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    const hash = hashOfCell(cell);
    if (seen.has(hash)) continue;
    seen.add(hash);
    bits += cell.bits.length;
    waiting.push(...cell.refs);
  }
  return { cells: BigInt(seen.size), bits: BigInt(bits) };
}

/** Making a larger dictionary takes too long. */
const MOST_COUNTED = 5_000;

/** The number of references to each cell of the code and the data. Null if there are none, or too many to count. */
function dictionaryOf(roots: readonly (Cell | null)[]): Cell | null {
  const counts = new Map<bigint, number>();
  const waiting = roots.filter((root) => root !== null);
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    const key = BigInt(`0x${hashOfCell(cell)}`);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    if (count === 0) waiting.push(...cell.refs);
    if (counts.size > MOST_COUNTED) return null;
  }
  if (counts.size === 0) return null;
  const dictionary = Dictionary.empty(Dictionary.Keys.BigUint(256), COUNT);
  for (const [key, count] of counts) dictionary.set(key, count);
  return beginCell().storeDictDirect(dictionary).endCell();
}

/** A count, and the number of Merkle proofs around the cell, which contracts do not store. */
const COUNT: DictionaryValue<number> = {
  serialize: (count, builder) => void builder.storeUint(count, 32).storeUint(0, 2),
  parse: (slice) => slice.loadUint(32),
};

/** The dictionary of other currencies: keys of 32 bits. */
function currenciesCell(extra: Readonly<Record<string, bigint>>): Cell | null {
  const entries = Object.entries(extra).filter(([, amount]) => amount !== 0n);
  if (entries.length === 0) return null;
  const dictionary = Dictionary.empty(Dictionary.Keys.Uint(32), Dictionary.Values.BigVarUint(5));
  for (const [id, amount] of entries) dictionary.set(Number(id), amount);
  return beginCell().storeDictDirect(dictionary).endCell();
}
