import { accountIdOf } from "@/lib/ton/address/address";
import type { TransactionRecord } from "../../records";
import type { ApiNode } from "../node";
import { provenBlock } from "./blocks";
import { blockHashes, blockName, positive } from "./common-fields";
import { optional, type Values } from "./fields";
import { accountId, int32, int64 } from "./kinds";
import { method, type Method } from "./method";
import { blockTransaction } from "./transaction";
import { blockId, hashText } from "./wire";

const MAX_COUNT = 10_000;
const DEFAULT_COUNT = 40;
/** Says that a row names account, logical time and hash. */
const FULL_NAME = 7;

const countRule = (count: number) => {
  if (count <= 0) return "count should be positive";
  return count > MAX_COUNT ? `count should be less or equal ${MAX_COUNT}` : null;
};

const fields = {
  ...blockName,
  ...blockHashes,
  after_lt: optional(int64, { check: positive("after_lt") }),
  after_hash: optional(accountId),
  count: optional(int32, { check: countRule }),
};

/** Blocks hold their transactions by account, and those of an account by logical time. */
const placeOf = ({ account, lt }: TransactionRecord) => `${accountIdOf(account).toLowerCase()} ${padded(lt)}`;

const padded = (lt: bigint) => lt.toString().padStart(20, "0");

function pageOf(node: ApiNode, values: Values<typeof fields>) {
  const { after_lt, after_hash } = values;
  const block = provenBlock(node, values);
  const count = values.count ?? DEFAULT_COUNT;
  const after = after_lt === null || after_hash === null ? "" : `${after_hash} ${padded(after_lt)}`;
  const rows = node.store.transactions
    .ofBlock(block)
    .map((transaction) => ({ transaction, place: placeOf(transaction) }))
    .filter(({ place }) => place > after)
    .sort((one, other) => (one.place < other.place ? -1 : 1));
  return {
    frame: { id: blockId(block), req_count: count, incomplete: rows.length > count },
    transactions: rows.slice(0, count).map(({ transaction }) => transaction),
  };
}

const shortName = (transaction: TransactionRecord) => ({
  "@type": "blocks.shortTxId",
  mode: FULL_NAME,
  account: transaction.account.toLowerCase(),
  lt: transaction.lt.toString(),
  hash: hashText(transaction.hash),
});

const list = (tag: string, tell: (transaction: TransactionRecord) => unknown): Method =>
  method({
    fields,
    rule: ({ after_lt, after_hash }) =>
      (after_lt === null) === (after_hash === null)
        ? null
        : "after_lt and after_hash should be used together",
    answer: (node, values) => {
      const { frame, transactions } = pageOf(node, values);
      return { "@type": tag, ...frame, transactions: transactions.map(tell) };
    },
  });

export const BLOCK_TRANSACTIONS: Readonly<Record<string, Method>> = {
  getBlockTransactions: list("blocks.transactions", shortName),
  getBlockTransactionsExt: list("blocks.transactionsExt", blockTransaction),
};
