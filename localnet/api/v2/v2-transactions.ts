import type { TransactionRecord } from "../../chain-records";
import type { ApiNode } from "../api-node";
import { createdLt } from "./v2-shared-fields";
import { notNegative } from "./v2-shared-fields";
import { optional, required, type Values } from "./v2-fields";
import { address, flag, hash, int32, int64 } from "./v2-value-parsers";
import { method, type Method } from "./v2-method";
import { liteserverError, RefusedRequest } from "../refused-request";
import { renderExtTransaction, renderStdTransaction } from "./render-v2-transaction";
import { NO_HASH, transactionId } from "./v2-json-values";

const MAX_LIMIT = 1_000;
const DEFAULT_LIMIT = 10;

const limitRule = (limit: number) => {
  if (limit <= 0) return "limit should be positive";
  return limit > MAX_LIMIT ? `limit should be less or equal ${MAX_LIMIT}` : null;
};

const fields = {
  address: required(address),
  lt: optional(int64, { check: notNegative("lt") }),
  hash: optional(hash),
  to_lt: optional(int64),
  limit: optional(int32, { check: limitRule }),
  archival: optional(flag),
};

type HistoryParams = Values<typeof fields>;

const BOTH_REQUIRED = "lt and hash should be used together";

/** Newest first: from the given transaction down to `to_lt`. */
function historyOf(
  { store }: ApiNode,
  { address: account, lt, hash: startHash, to_lt, limit }: HistoryParams,
) {
  const rows = store.transactions.historyOf(account, lt === 0n ? null : lt, limit ?? DEFAULT_LIMIT);
  const [first] = rows;
  if (startHash !== null && (first === undefined || first.lt !== lt || first.hash !== startHash))
    throw unknownStart(first);
  return rows.filter((row) => row.lt > (to_lt ?? 0n));
}

function unknownStart(nearest: TransactionRecord | undefined): RefusedRequest {
  return liteserverError(
    nearest === undefined
      ? "LITE_SERVER_UNKNOWN: cannot compute block with specified transaction: lt not in db"
      : "LITE_SERVER_UNKNOWN: cannot locate transaction in block with specified logical time",
  );
}

const getTransactions = method({
  fields,
  // lt = 0 counts as absent here.
  rule: ({ lt, hash: startHash }) =>
    (lt !== null && lt !== 0n) === (startHash !== null) ? null : BOTH_REQUIRED,
  answer: (node, values) => historyOf(node, values).map(renderExtTransaction),
});

const getTransactionsStd = method({
  fields,
  rule: ({ lt, hash: startHash }) => ((lt === null) === (startHash === null) ? null : BOTH_REQUIRED),
  answer: (node, values) => {
    const rows = historyOf(node, values);
    const last = rows.at(-1);
    return {
      "@type": "raw.transactions",
      transactions: rows.map(renderStdTransaction),
      previous_transaction_id: transactionId(last?.previousLt ?? 0n, last?.previousHash ?? NO_HASH),
    };
  },
});

const messageFields = {
  source: required(address, { empty: "empty source address" }),
  destination: required(address, { empty: "empty destination address" }),
  created_lt: createdLt,
};

/** The transaction that sent or received a message between two accounts. */
const locate = (end: "inTransaction" | "outTransaction"): Method =>
  method({
    fields: messageFields,
    answer: ({ store }, { source, destination, created_lt }) => {
      const lt = { from: created_lt, to: created_lt };
      const [found] = store.messages.list({ source, destination, lt }, { offset: 0, limit: 1, sort: "asc" });
      const transactionHash = found?.[end] ?? null;
      const transaction = transactionHash === null ? null : store.transactions.byHash(transactionHash);
      if (transaction === null) throw new RefusedRequest(404, "transaction was not found");
      return renderExtTransaction(transaction);
    },
  });

export const TRANSACTIONS: Readonly<Record<string, Method>> = {
  getTransactions,
  getTransactionsStd,
  tryLocateTx: locate("inTransaction"),
  tryLocateResultTx: locate("inTransaction"),
  tryLocateSourceTx: locate("outTransaction"),
};
