import "server-only";
import type { Answer } from "../../gateway/gateway";
import { gatewayOf } from "../../gateway/gateways";
import type { Lane } from "../../gateway/budget/lanes";
import type { PageNetwork } from "../../domain/network/page-network";
import type { PendingQuery, PendingSubject } from "../../domain/pending/pending-query";
import type { PendingReport, PendingRow } from "../../domain/pending/pending-report";
import type { PendingPage } from "../../domain/pending/pending-page";
import type { Hash } from "../../ton/value/hash";
import { ok, type Result } from "../../toncenter/error";
import { pendingActions } from "../../toncenter/v3/v3-action";
import { messages } from "../../toncenter/v3/v3-message";
import { pendingTraces } from "../../toncenter/v3/v3-trace";
import { pendingTransactions } from "../../toncenter/v3/v3-transaction-lists";
import { ALL_ACTION_TYPES } from "../action/all-action-types";
import { readPendingQuery } from "../../domain/pending/read-pending-query";
import {
  rowOfTransaction,
  rowsOfActions,
  rowsOfTraces,
  rowsOfTransactionsIn,
} from "../../domain/pending/make-pending-rows";

type Network = Pick<PageNetwork, "id" | "coin">;
type Rows = Pick<Answer<readonly PendingRow[]>, "value" | "asOfMs" | "refreshError">;

/** The pending items. One call, and one more if items that the browser shows are no longer pending. */
export async function loadPending(
  network: Network,
  query: PendingQuery,
  awaited: readonly Hash[],
  lane: Lane,
): Promise<PendingReport> {
  const answer = await VIEWS[query.view](network, query.of, lane);
  if (!answer.ok) return { rows: null, outcomes: [], problem: answer.error, asOfMs: Date.now() };
  const { value: rows, asOfMs, refreshError } = answer.value;
  const pending = new Set(rows.map(({ message }) => message));
  const finished = awaited.filter((message) => !pending.has(message));
  const outcomes = await outcomesOf(network.id, finished, lane);
  return {
    rows,
    outcomes: outcomes.ok ? outcomes.value : [],
    problem: refreshError ?? (outcomes.ok ? null : outcomes.error),
    asOfMs,
  };
}

/** When the page opens; the URL names the account or message. */
export async function openPending(network: Network, params: URLSearchParams): Promise<PendingPage> {
  const read = readPendingQuery(params);
  if (!read.ok) return { query: null, problem: read.error };
  const query = read.value;
  if (query === null) return { query, problem: null };
  return { query, report: await loadPending(network, query, [], "interactive") };
}

type Load = (network: Network, of: PendingSubject, lane: Lane) => Promise<Result<Rows>>;

const loadActions: Load = async ({ id, coin }, of, lane) => {
  const values = { ...named(of), supported_action_types: ALL_ACTION_TYPES };
  const answer = await gatewayOf(id).call(pendingActions, values, { lane });
  const account = of.is === "account" ? of.address : null;
  return answer.ok
    ? ok({ ...answer.value, value: rowsOfActions(answer.value.value, account, coin) })
    : answer;
};

const loadTraces: Load = async ({ id, coin }, of, lane) => {
  const answer = await gatewayOf(id).call(pendingTraces, named(of), { lane });
  return answer.ok ? ok({ ...answer.value, value: rowsOfTraces(answer.value.value, coin) }) : answer;
};

/** The service lists pending transactions by account only; those of a message are in the traces that it started. */
const loadTransactions: Load = async ({ id }, of, lane) => {
  if (of.is === "message") {
    const answer = await gatewayOf(id).call(pendingTraces, named(of), { lane });
    return answer.ok ? ok({ ...answer.value, value: rowsOfTransactionsIn(answer.value.value) }) : answer;
  }
  const answer = await gatewayOf(id).call(pendingTransactions, { account: [of.address] }, { lane });
  // The service reports an empty list this way.
  if (!answer.ok && answer.error.kind === "not-found")
    return ok({ value: [], asOfMs: Date.now(), refreshError: null });
  if (!answer.ok) return answer;
  const { transactions, address_book } = answer.value.value;
  return ok({ ...answer.value, value: transactions.map((row) => rowOfTransaction(row, address_book)) });
};

const VIEWS: Readonly<Record<PendingQuery["view"], Load>> = {
  actions: loadActions,
  transactions: loadTransactions,
  traces: loadTraces,
};

function named(of: PendingSubject) {
  return of.is === "account" ? { account: of.address } : { ext_msg_hash: [of.hash] };
}

/** The transactions that received these messages. Equal requests share a cached answer. */
async function outcomesOf(
  network: string,
  awaited: readonly Hash[],
  lane: Lane,
): Promise<Result<PendingReport["outcomes"]>> {
  if (awaited.length === 0) return ok([]);
  const hashes = [...new Set(awaited)].toSorted();
  const answer = await gatewayOf(network).call(
    messages,
    { msg_hash: hashes, limit: hashes.length },
    { lane },
  );
  if (!answer.ok) return answer;
  const found = answer.value.value.messages;
  return ok(
    hashes.map((message) => ({
      message,
      transaction:
        found.find(({ hash, hash_norm }) => hash === message || hash_norm === message)?.in_msg_tx_hash ??
        null,
    })),
  );
}
