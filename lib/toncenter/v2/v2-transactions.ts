import { optional, required, v2 } from "../endpoint";
import * as kinds from "../param";
import { rule } from "../param-rule";
import { list, struct, type Read } from "../schema";
import { TransactionId } from "./v2-types";
import { NodeTransaction, TransactionStd } from "./v2-messages";
import { account } from "./v2-params";

const group = "Transactions";
const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 1_000;

export const TransactionsStd = struct({
  transactions: list(TransactionStd),
  previous_transaction_id: TransactionId,
});
export type TransactionsStd = Read<typeof TransactionsStd>;

const historyParams = {
  address: account,
  limit: optional(kinds.int(1, MAX_LIMIT), `How many, ${MAX_LIMIT} at the most.`),
  lt: optional(kinds.lt, "Begin with the transaction of this logical time; needs its hash too."),
  hash: optional(kinds.hash, "Hash of the transaction to begin with."),
  to_lt: optional(kinds.lt, "End before the transaction of this logical time."),
  archival: optional(kinds.flag, "Query a node that keeps the whole history."),
};

const history = {
  group,
  params: historyParams,
  rules: [
    rule(
      "lt and hash should be used together",
      // A logical time of 0 means none.
      ({ lt, hash }) => (lt !== undefined && lt !== 0n) === (hash !== undefined),
    ),
  ],
  paging: { default: DEFAULT_LIMIT, max: MAX_LIMIT },
  freshness: "list",
} as const;

/**
 * Transactions before a known one do not change. A short page may still come from a node that does not
 * keep older ones.
 */
function isFullPage(
  rows: readonly unknown[],
  values: { readonly hash?: unknown; readonly limit?: number | undefined },
): boolean {
  return values.hash !== undefined && rows.length >= (values.limit ?? DEFAULT_LIMIT);
}

export const getTransactions = v2({
  ...history,
  path: "getTransactions",
  about: "Transactions of an account, newest first, with the texts of their messages decoded.",
  response: list(NodeTransaction),
  rows: (answer) => answer,
  settled: isFullPage,
});

export const getTransactionsStd = v2({
  ...history,
  path: "getTransactionsStd",
  about: "Transactions of an account, newest first, in the node's own format.",
  response: TransactionsStd,
  rows: (answer) => answer.transactions,
  settled: (answer, values) => isFullPage(answer.transactions, values),
});

const locate = {
  group,
  params: {
    source: required(kinds.address, "The sender of the message."),
    destination: required(kinds.address, "The receiver."),
    created_lt: required(kinds.lt, "Logical time at which the message was made."),
  },
  response: NodeTransaction,
  freshness: "immutable",
} as const;

export const tryLocateTx = v2({
  ...locate,
  path: "tryLocateTx",
  about: "The transaction in which the receiver processed a message.",
});

export const tryLocateResultTx = v2({
  ...locate,
  path: "tryLocateResultTx",
  about:
    "The transaction that a message brought about at its receiver; the same question under its longer name.",
});

export const tryLocateSourceTx = v2({
  ...locate,
  path: "tryLocateSourceTx",
  about: "The transaction that sent a message.",
});
