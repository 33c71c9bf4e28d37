import { optional, v2 } from "../endpoint";
import * as kinds from "../param";
import { allOrNone } from "../param-rule";
import { address, bigint, flag, hash, integer, list, struct, type Read } from "../schema";
import { BlockIdExt } from "./v2-types";
import { TransactionExt } from "./v2-messages";
import { blockName, blockProof } from "./v2-params";

const DEFAULT_COUNT = 40;
const MAX_COUNT = 10_000;

/** The ids that find the transaction, without its content. */
export const ShortTransactionId = struct({ mode: integer, account: address, lt: bigint, hash });
export type ShortTransactionId = Read<typeof ShortTransactionId>;

const pageFields = { id: BlockIdExt, req_count: integer, incomplete: flag };

export const BlockTransactions = struct({ ...pageFields, transactions: list(ShortTransactionId) });
export type BlockTransactions = Read<typeof BlockTransactions>;

export const BlockTransactionsExt = struct({ ...pageFields, transactions: list(TransactionExt) });
export type BlockTransactionsExt = Read<typeof BlockTransactionsExt>;

const common = {
  group: "Transactions",
  params: {
    ...blockName,
    ...blockProof,
    after_lt: optional(kinds.lt, "Logical time of the last row of the previous page."),
    after_hash: optional(kinds.hash, "Account id of the last row of the previous page, as a hash."),
    count: optional(kinds.int(1, MAX_COUNT), `How many, ${MAX_COUNT} at the most.`),
  },
  rules: [allOrNone(["after_lt", "after_hash"], "after_lt and after_hash should be used together")],
  paging: { default: DEFAULT_COUNT, max: MAX_COUNT },
  freshness: "immutable",
} as const;

export const getBlockTransactions = v2({
  ...common,
  path: "getBlockTransactions",
  about: "Ids of a block's transactions, page by page.",
  response: BlockTransactions,
  rows: (answer) => answer.transactions,
});

export const getBlockTransactionsExt = v2({
  ...common,
  path: "getBlockTransactionsExt",
  about: "A block's transactions in full, with their messages.",
  response: BlockTransactionsExt,
  // Up to 10,000 transactions with their cells in one answer; our pages list blocks through the index.
  browser: false,
  rows: (answer) => answer.transactions,
});
