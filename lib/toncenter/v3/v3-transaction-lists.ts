import { optional, required, v3 } from "../endpoint";
import * as param from "../param";
import { atLeastOneOf, atMostOneOf, onlyWith } from "../param-rule";
import { list, struct, type Read } from "../schema";
import { named } from "./address-book";
import { blockPlace } from "./v3-block";
import { addresses, direction, hashes, mcSeqno, page, sort, TEN_ROWS, timeWindow } from "./v3-params";
import { isFinal, Transaction } from "./v3-transaction";

const Transactions = struct({ transactions: list(Transaction), ...named });
type Transactions = Read<typeof Transactions>;

const rows = ({ transactions }: Transactions) => transactions;
const group = "Blockchain data";

const body_hash = optional(param.hash, "Hash of the body of a message.");
const opcode = optional(param.opcode, "First 32 bits of the body of a message.");

export const transactions = v3({
  path: "transactions",
  group,
  about: "Transactions by account, hash, block, message or time.",
  params: {
    ...blockPlace,
    mc_seqno: mcSeqno,
    account: addresses("Whose transactions."),
    exclude_account: addresses("Taken by the service, without effect so far."),
    hash: hashes("The transactions."),
    lt: optional(param.lt, "Logical time of the transaction."),
    msg_hash: hashes(
      "Messages that the transaction received or sent. The service takes it without saying so.",
    ),
    body_hash,
    opcode,
    direction,
    ...timeWindow,
    ...page,
    sort,
  },
  rules: [
    onlyWith("direction", ["msg_hash", "opcode"], "direction can be specified only with msg_hash or opcode"),
  ],
  response: Transactions,
  paging: TEN_ROWS,
  pin: { end_lt: "lt", end_utime: "now" },
  freshness: "list",
  rows,
  settled: (answer, values) => answer.transactions.every(isFinal) && isAll(answer.transactions, values.hash),
});

/** All transactions requested by hash are in the answer, so no other can be added. */
function isAll(found: readonly unknown[], requested: readonly unknown[] | undefined): boolean {
  return requested !== undefined && found.length === new Set(requested).size;
}

export const transactionsByMasterchainBlock = v3({
  path: "transactionsByMasterchainBlock",
  group,
  about: "Transactions of a masterchain block and of the shard blocks that it committed.",
  params: { seqno: required(param.seqno, "Number of the masterchain block."), ...page, sort },
  missing: { status: 404, message: "masterchain block 0 not found" },
  response: Transactions,
  paging: TEN_ROWS,
  freshness: "list",
  rows,
  // The index adds a block as a whole; only the ids of its traces come later.
  settled: (answer) => answer.transactions.length > 0 && answer.transactions.every(isFinal),
});

export const transactionsByMessage = v3({
  path: "transactionsByMessage",
  group,
  about: "The transactions that sent or received a message.",
  params: {
    msg_hash: optional(param.hash, "The message."),
    body_hash,
    opcode,
    direction,
    ...page,
  },
  rules: [
    atLeastOneOf(
      ["msg_hash", "body_hash", "opcode"],
      "at least one of msg_hash, body_hash, opcode should be specified",
    ),
  ],
  response: Transactions,
  paging: TEN_ROWS,
  freshness: "list",
  rows,
});

export const adjacentTransactions = v3({
  path: "adjacentTransactions",
  group,
  about: "The transaction that caused this one, and those that it caused. With neither it answers 404.",
  params: { hash: required(param.hash, "The transaction."), direction },
  missing: { status: 404, message: "adjacent transactions not found" },
  response: Transactions,
  freshness: "list",
  rows,
});

export const pendingTransactions = v3({
  path: "pendingTransactions",
  group,
  about: "Transactions of these accounts that are not in a final block yet. With none it answers 404.",
  params: { account: addresses("Whose transactions."), trace_id: hashes("Traces that they belong to.") },
  rules: [
    atMostOneOf(["account", "trace_id"], "only one of account, trace_id should be specified"),
    atLeastOneOf(["account"], "at least 1 account address required"),
  ],
  response: Transactions,
  freshness: "head",
  rows,
});
