import { accountIdOf } from "@/lib/ton/address/address";
import type { TransactionRecord } from "../../chain-records";
import type { ApiNode } from "../api-node";
import { findExactBlock } from "./v2-blocks";
import { blockHashes, blockIdFields, positive } from "./v2-shared-fields";
import { optional, type Values } from "./v2-fields";
import { accountId, int32, int64 } from "./v2-value-parsers";
import { method, type Method } from "./v2-method";
import { renderBlockTransaction } from "./render-v2-transaction";
import { blockId, hashText } from "./v2-json-values";

const MAX_COUNT = 10_000;
const DEFAULT_COUNT = 40;
/** Bit mask: the row has account, lt and hash. */
const ID_MODE = 7;

const countRule = (count: number) => {
  if (count <= 0) return "count should be positive";
  return count > MAX_COUNT ? `count should be less or equal ${MAX_COUNT}` : null;
};

const fields = {
  ...blockIdFields,
  ...blockHashes,
  after_lt: optional(int64, { check: positive("after_lt") }),
  after_hash: optional(accountId),
  count: optional(int32, { check: countRule }),
};

/** Transactions of a block are sorted by account, then by lt. */
const sortKeyOf = ({ account, lt }: TransactionRecord) =>
  `${accountIdOf(account).toLowerCase()} ${padded(lt)}`;

const padded = (lt: bigint) => lt.toString().padStart(20, "0");

function pageOf(node: ApiNode, values: Values<typeof fields>) {
  const { after_lt, after_hash } = values;
  const block = findExactBlock(node, values);
  const count = values.count ?? DEFAULT_COUNT;
  const after = after_lt === null || after_hash === null ? "" : `${after_hash} ${padded(after_lt)}`;
  const rows = node.store.transactions
    .ofBlock(block)
    .map((transaction) => ({ transaction, sortKey: sortKeyOf(transaction) }))
    .filter(({ sortKey }) => sortKey > after)
    .sort((one, other) => (one.sortKey < other.sortKey ? -1 : 1));
  return {
    head: { id: blockId(block), req_count: count, incomplete: rows.length > count },
    transactions: rows.slice(0, count).map(({ transaction }) => transaction),
  };
}

const renderShortId = (transaction: TransactionRecord) => ({
  "@type": "blocks.shortTxId",
  mode: ID_MODE,
  account: transaction.account.toLowerCase(),
  lt: transaction.lt.toString(),
  hash: hashText(transaction.hash),
});

const list = (tag: string, render: (transaction: TransactionRecord) => unknown): Method =>
  method({
    fields,
    rule: ({ after_lt, after_hash }) =>
      (after_lt === null) === (after_hash === null)
        ? null
        : "after_lt and after_hash should be used together",
    answer: (node, values) => {
      const { head, transactions } = pageOf(node, values);
      return { "@type": tag, ...head, transactions: transactions.map(render) };
    },
  });

export const BLOCK_TRANSACTIONS: Readonly<Record<string, Method>> = {
  getBlockTransactions: list("blocks.transactions", renderShortId),
  getBlockTransactionsExt: list("blocks.transactionsExt", renderBlockTransaction),
};
