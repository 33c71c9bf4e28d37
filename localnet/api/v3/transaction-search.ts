import { setImmediate as nextTurn } from "node:timers/promises";
import type { TransactionRecord } from "../../records";
import type { Page, Store } from "../../store/store";
import { Refused } from "../v2/refusal";
import { fits, hasMessageFilter, isWide, placeFilter, type TransactionValues } from "./transaction-filter";

const CHUNK = 1_000;
/** How long a search without an index may take; the service has the same. */
const PATIENCE_MS = 3_000;

export function byLt(one: TransactionRecord, other: TransactionRecord): number {
  if (one.lt !== other.lt) return one.lt < other.lt ? -1 : 1;
  return one.account < other.account ? -1 : one.account > other.account ? 1 : 0;
}

export function cut<T>(rows: readonly T[], { offset, limit }: Page): readonly T[] {
  return rows.slice(offset, offset + limit);
}

function ordered(rows: readonly TransactionRecord[], page: Page): readonly TransactionRecord[] {
  const up = rows.toSorted(byLt);
  return cut(page.sort === "asc" ? up : up.toReversed(), page);
}

/** The transactions that a question names, by their own hashes or those of their messages. */
function named(store: Store, values: TransactionValues): readonly TransactionRecord[] | null {
  const { hash, msg_hash: hashes, direction } = values;
  if (hash !== undefined)
    return [...new Set(hash)].map((name) => store.transactions.byHash(name)).filter((row) => row !== null);
  if (hashes === undefined) return null;
  const all: Page = { offset: 0, limit: 2 * CHUNK, sort: "asc" };
  return store.transactions.byMessage({ hashes, direction }, all);
}

/** Goes through what the store can tell apart, looking at the messages of each. */
async function searched(
  store: Store,
  values: TransactionValues,
  page: Page,
): Promise<readonly TransactionRecord[]> {
  const filter = placeFilter(values);
  const until = Date.now() + PATIENCE_MS;
  const found: TransactionRecord[] = [];
  for (let offset = 0; found.length < page.offset + page.limit; offset += CHUNK) {
    const rows = store.transactions.list(filter, { offset, limit: CHUNK, sort: page.sort });
    found.push(...rows.filter((row) => fits(values, row)));
    if (rows.length < CHUNK) break;
    if (Date.now() > until) throw new Refused(500, "timeout: context deadline exceeded");
    await nextTurn();
  }
  return cut(found, page);
}

export function findTransactions(
  store: Store,
  values: TransactionValues,
  page: Page,
): readonly TransactionRecord[] | Promise<readonly TransactionRecord[]> {
  const rows = named(store, values);
  if (rows !== null)
    return ordered(
      rows.filter((row) => fits(values, row)),
      page,
    );
  const filter = placeFilter(values);
  if (!hasMessageFilter(values)) return store.transactions.list(filter, page);
  const { body_hash: bodyHash, opcode, direction } = values;
  return isWide(filter)
    ? store.transactions.byMessage({ bodyHash, opcode, direction }, page)
    : searched(store, values, page);
}
