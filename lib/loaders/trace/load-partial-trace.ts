import "server-only";
import { LRUCache } from "lru-cache";
import { serverNow } from "../request/clock";
import { gatewayOf } from "../../gateway/gateways";
import { findNetwork } from "../../gateway/networks";
import { grownPart, linkedWith, type LoadedPart } from "../../domain/trace/loaded-part";
import { NOT_LOADED, TOO_LARGE } from "../../domain/trace/trace-problems";
import type { TraceRow } from "../../domain/trace/view/trace-view";
import { fail, ok, type Result } from "../../toncenter/error";
import type { AddressBook } from "../../toncenter/v3/address-book";
import type { Transaction } from "../../toncenter/v3/v3-transaction";
import { adjacentTransactions } from "../../toncenter/v3/v3-transaction-lists";
import { traceOf, type TracePageData } from "./load-trace";

/** By network and trace: parts that are opened step by step join one tree. */
const parts = new LRUCache<string, LoadedPart>({ max: 50 });

/**
 * The part of a trace around a transaction: its parent and its children, together with the linked parts that were
 * loaded before. Replaces a trace that the service refuses because of its size. One call.
 */
export async function loadPartialTrace(
  networkId: string,
  own: Transaction,
  ownBook: AddressBook,
): Promise<Result<TracePageData>> {
  const network = findNetwork(networkId);
  if (network === null) return fail(TOO_LARGE);
  const { hash } = own;
  const answer = await gatewayOf(network.id).call(adjacentTransactions, { hash }, { lane: "interactive" });
  // The service reports an empty list as "not found".
  if (!answer.ok && answer.error.kind !== "not-found") return answer;
  const { transactions: others, address_book } = answer.ok
    ? answer.value.value
    : { transactions: [], address_book: {} };
  const key = `${network.id} ${own.trace_id ?? hash}`;
  const part = grownPart(parts.get(key), own, others, { ...ownBook, ...address_book });
  parts.set(key, part);
  const transactions = Object.fromEntries(linkedWith(part, hash).map((one) => [one.hash, one]));
  const data = traceOf(
    network,
    { ...NOTHING, trace_id: own.trace_id, start_lt: own.lt, start_utime: own.now, transactions },
    { address_book: part.book, metadata: {} },
  );
  const rows = data.view.rows.map((row) =>
    isElsewhere(row, data.view.rows, part.opened) ? { ...row, ...ELSEWHERE } : row,
  );
  return ok({
    ...data,
    view: { ...data.view, rows },
    isPartial: true,
    asOfMs: answer.ok ? answer.value.asOfMs : serverNow(),
    problem: answer.ok ? answer.value.refreshError : null,
  });
}

const NOTHING = {
  external_hash: null,
  mc_seqno_start: null,
  mc_seqno_end: null,
  end_lt: null,
  end_utime: null,
  trace_info: null,
  is_incomplete: false,
  warning: null,
  actions: null,
  trace: null,
  transactions_order: null,
};

const ELSEWHERE = { tone: "neutral", label: NOT_LOADED } as const;

/**
 * Messages of transactions whose neighbours are not loaded were received by transactions that are not loaded either.
 */
function isElsewhere(
  { kind, parent }: TraceRow,
  rows: readonly TraceRow[],
  opened: LoadedPart["opened"],
): boolean {
  const id = parent === null ? null : rows[parent]?.id;
  return kind === "message" && parent !== null && ![...opened].some((hash) => hash === id);
}
