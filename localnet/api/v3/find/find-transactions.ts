import { setImmediate as nextTurn } from "node:timers/promises";
import type { TransactionRecord } from "../../../chain-records";
import type { Page, Store } from "../../../store/store";
import { RefusedRequest } from "../../refused-request";
import {
  matchesFilter,
  hasMessageFilter,
  isEmptyFilter,
  storeFilter,
  type TransactionValues,
} from "./v3-transaction-filter";

const CHUNK = 1_000;
/** Time limit of a search that no index supports, as in the service. */
const SEARCH_TIMEOUT_MS = 3_000;

export function byLt(one: TransactionRecord, other: TransactionRecord): number {
  if (one.lt !== other.lt) return one.lt < other.lt ? -1 : 1;
  return one.account < other.account ? -1 : one.account > other.account ? 1 : 0;
}

export function slicePage<T>(rows: readonly T[], { offset, limit }: Page): readonly T[] {
  return rows.slice(offset, offset + limit);
}

function ordered(rows: readonly TransactionRecord[], page: Page): readonly TransactionRecord[] {
  const up = rows.toSorted(byLt);
  return slicePage(page.sort === "asc" ? up : up.toReversed(), page);
}

/** Transactions by their hashes or those of their messages; null without such a filter. */
function transactionsByHash(store: Store, values: TransactionValues): readonly TransactionRecord[] | null {
  const { hash, msg_hash: hashes, direction } = values;
  if (hash !== undefined)
    return [...new Set(hash)].map((name) => store.transactions.byHash(name)).filter((row) => row !== null);
  if (hashes === undefined) return null;
  const all: Page = { offset: 0, limit: 2 * CHUNK, sort: "asc" };
  return store.transactions.byMessage({ hashes, direction }, all);
}

/** Scans the rows that match the store filter and checks their messages. */
async function scanTransactions(
  store: Store,
  values: TransactionValues,
  page: Page,
): Promise<readonly TransactionRecord[]> {
  const filter = storeFilter(values);
  const deadline = Date.now() + SEARCH_TIMEOUT_MS;
  const found: TransactionRecord[] = [];
  for (let offset = 0; found.length < page.offset + page.limit; offset += CHUNK) {
    const rows = store.transactions.list(filter, { offset, limit: CHUNK, sort: page.sort });
    found.push(...rows.filter((row) => matchesFilter(values, row)));
    if (rows.length < CHUNK) break;
    if (Date.now() > deadline) throw new RefusedRequest(500, "timeout: context deadline exceeded");
    await nextTurn();
  }
  return slicePage(found, page);
}

export function findTransactions(
  store: Store,
  values: TransactionValues,
  page: Page,
): readonly TransactionRecord[] | Promise<readonly TransactionRecord[]> {
  const rows = transactionsByHash(store, values);
  if (rows !== null)
    return ordered(
      rows.filter((row) => matchesFilter(values, row)),
      page,
    );
  const filter = storeFilter(values);
  if (!hasMessageFilter(values)) return store.transactions.list(filter, page);
  const { body_hash: bodyHash, opcode, direction } = values;
  return isEmptyFilter(filter)
    ? store.transactions.byMessage({ bodyHash, opcode, direction }, page)
    : scanTransactions(store, values, page);
}
