import type { TransactionRecord } from "../../records";
import type { ApiNode } from "../node";
import { createdLt } from "./common-fields";
import { notNegative } from "./common-fields";
import { optional, required, type Values } from "./fields";
import { address, flag, hash, int32, int64 } from "./kinds";
import { method, type Method } from "./method";
import { nodeRefused, Refused } from "./refusal";
import { extTransaction, stdTransaction } from "./transaction";
import { NO_HASH, transactionId } from "./wire";

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

type History = Values<typeof fields>;

const TOGETHER = "lt and hash should be used together";

/** Newest first, from the transaction that is named on, down to `to_lt`. */
function historyOf({ store }: ApiNode, { address: account, lt, hash: named, to_lt, limit }: History) {
  const rows = store.transactions.chainOf(account, lt === 0n ? null : lt, limit ?? DEFAULT_LIMIT);
  const [first] = rows;
  if (named !== null && (first === undefined || first.lt !== lt || first.hash !== named))
    throw unknownStart(first);
  return rows.filter((row) => row.lt > (to_lt ?? 0n));
}

function unknownStart(nearest: TransactionRecord | undefined): Refused {
  return nodeRefused(
    nearest === undefined
      ? "LITE_SERVER_UNKNOWN: cannot compute block with specified transaction: lt not in db"
      : "LITE_SERVER_UNKNOWN: cannot locate transaction in block with specified logical time",
  );
}

const getTransactions = method({
  fields,
  // A logical time of 0 means none here.
  rule: ({ lt, hash: named }) => ((lt !== null && lt !== 0n) === (named !== null) ? null : TOGETHER),
  answer: (node, values) => historyOf(node, values).map(extTransaction),
});

const getTransactionsStd = method({
  fields,
  rule: ({ lt, hash: named }) => ((lt === null) === (named === null) ? null : TOGETHER),
  answer: (node, values) => {
    const rows = historyOf(node, values);
    const last = rows.at(-1);
    return {
      "@type": "raw.transactions",
      transactions: rows.map(stdTransaction),
      previous_transaction_id: transactionId(last?.previousLt ?? 0n, last?.previousHash ?? NO_HASH),
    };
  },
});

const messageFields = {
  source: required(address, { empty: "empty source address" }),
  destination: required(address, { empty: "empty destination address" }),
  created_lt: createdLt,
};

/** The transaction at one end of the message between the two accounts. */
const locate = (end: "inTransaction" | "outTransaction"): Method =>
  method({
    fields: messageFields,
    answer: ({ store }, { source, destination, created_lt }) => {
      const lt = { from: created_lt, to: created_lt };
      const [found] = store.messages.list({ source, destination, lt }, { offset: 0, limit: 1, sort: "asc" });
      const at = found?.[end] ?? null;
      const transaction = at === null ? null : store.transactions.byHash(at);
      if (transaction === null) throw new Refused(404, "transaction was not found");
      return extTransaction(transaction);
    },
  });

export const TRANSACTIONS: Readonly<Record<string, Method>> = {
  getTransactions,
  getTransactionsStd,
  tryLocateTx: locate("inTransaction"),
  tryLocateResultTx: locate("inTransaction"),
  tryLocateSourceTx: locate("outTransaction"),
};
