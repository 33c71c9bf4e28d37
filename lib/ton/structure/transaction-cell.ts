import type { Cell } from "@ton/core";
import { graphOfCells } from "../cell/boc";
import { readDictionary } from "../cell/dictionary";
import { FormatError } from "../value/format-error";
import type { Hash } from "../value/hash";
import { hashOfCell, malformed, nextAmount, nextHash } from "./cell-parts";

export type CellStatus = "uninit" | "frozen" | "active" | "nonexist";

/** The fields of a transaction; its messages and phases are still cells. */
export interface TransactionCells {
  readonly hash: Hash;
  readonly accountId: Hash;
  readonly lt: bigint;
  readonly previousHash: Hash;
  readonly previousLt: bigint;
  readonly now: number;
  readonly statusBefore: CellStatus;
  readonly statusAfter: CellStatus;
  readonly incoming: Cell | null;
  readonly outgoing: readonly Cell[];
  readonly totalFees: bigint;
  readonly stateBefore: Hash;
  readonly stateAfter: Hash;
  readonly description: Cell;
}

const STATUSES = ["uninit", "frozen", "active", "nonexist"] as const;
const TAG = 0b0111;
/** A transaction sends at most 255 messages, and a few by its other actions. */
const MOST_MESSAGES = 1_024;

/** Throws a FormatError for a cell that is not a transaction. */
export function readTransactionCell(root: Cell): TransactionCells {
  try {
    return partsOf(root);
  } catch (error) {
    if (error instanceof FormatError) throw error;
    throw malformed("transaction");
  }
}

function partsOf(root: Cell): TransactionCells {
  const slice = root.beginParse();
  if (slice.loadUint(4) !== TAG) throw malformed("transaction");
  const accountId = nextHash(slice);
  const lt = slice.loadUintBig(64);
  const previousHash = nextHash(slice);
  const previousLt = slice.loadUintBig(64);
  const now = slice.loadUint(32);
  const count = slice.loadUint(15);
  const statusBefore = STATUSES[slice.loadUint(2)] ?? "nonexist";
  const statusAfter = STATUSES[slice.loadUint(2)] ?? "nonexist";
  const messages = slice.loadRef().beginParse();
  const { coins: totalFees } = nextAmount(slice);
  const states = slice.loadRef().beginParse().skip(8);
  const incoming = messages.loadMaybeRef();
  const sent = messages.loadMaybeRef();
  return {
    hash: hashOfCell(root),
    accountId,
    lt,
    previousHash,
    previousLt,
    now,
    statusBefore,
    statusAfter,
    incoming,
    outgoing: sent === null || count === 0 ? [] : messagesIn(sent),
    totalFees,
    stateBefore: nextHash(states),
    stateAfter: nextHash(states),
    description: slice.loadRef(),
  };
}

/** The messages of the dictionary by their number, each in its own cell. */
function messagesIn(dictionary: Cell): readonly Cell[] {
  const graph = graphOfCells([dictionary]);
  const found = readDictionary(graph, graph.roots[0] ?? 0, 15, MOST_MESSAGES);
  if (found === null || !found.whole) throw malformed("transaction");
  const byHash = cellsByHash(dictionary);
  return found.entries.map(({ cell: { refs } }) => {
    const message = byHash.get(graph.cells[refs.at(-1) ?? -1]?.hash ?? "");
    if (message === undefined) throw malformed("transaction");
    return message;
  });
}

function cellsByHash(root: Cell): ReadonlyMap<string, Cell> {
  const found = new Map<string, Cell>();
  const waiting = [root];
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    const hash = hashOfCell(cell);
    if (found.has(hash)) continue;
    found.set(hash, cell);
    waiting.push(...cell.refs);
  }
  return found;
}
