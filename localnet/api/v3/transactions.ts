import {
  adjacentTransactions,
  transactions,
  transactionsByMasterchainBlock,
  transactionsByMessage,
} from "@/lib/toncenter/v3/transaction-lists";
import type { Hash } from "@/lib/ton/value/hash";
import type { TransactionRecord } from "../../records";
import type { Store } from "../../store/store";
import { needMasterBlock } from "./blocks";
import { mentionedIn } from "./mentioned";
import { operation, type Naming, type Operation } from "./operation";
import { Refused } from "../v2/refusal";
import { transactionRow } from "./transaction-row";
import { byLt, findTransactions } from "./transaction-search";

function answer({ named }: Naming, rows: readonly TransactionRecord[]) {
  const told = rows.map((row) => transactionRow(row));
  return { transactions: told, ...named(mentionedIn(told)) };
}

/** The other ends of a transaction's messages: who sent what it received, who received what it sent. */
function adjacent(store: Store, hash: Hash, direction: "in" | "out" | undefined) {
  const own = store.transactions.byHash(hash);
  if (own === null) return [];
  const follow = (hashes: readonly Hash[], end: "in" | "out") =>
    hashes.length === 0
      ? []
      : store.transactions.byMessage(
          { hashes, direction: end },
          { offset: 0, limit: hashes.length, sort: "asc" },
        );
  const received = own.incoming === null || own.incoming.source === null ? [] : [own.incoming.hash];
  const sent = own.outgoing.map((message) => message.hash);
  return [
    ...(direction === "out" ? [] : follow(received, "out")),
    ...(direction === "in" ? [] : follow(sent, "in")),
  ].toSorted(byLt);
}

export const TRANSACTIONS: readonly Operation[] = [
  operation(transactions, async (asked) => {
    const { node, values, page } = asked;
    needMasterBlock(node.store, values.mc_seqno);
    return answer(asked, await findTransactions(node.store, values, page));
  }),

  operation(transactionsByMasterchainBlock, (asked) => {
    const { node, values, page } = asked;
    needMasterBlock(node.store, values.seqno);
    return answer(asked, node.store.transactions.list({ masterSeqno: values.seqno }, page));
  }),

  operation(transactionsByMessage, (asked) => {
    const { msg_hash: hash, body_hash: bodyHash, opcode, direction } = asked.values;
    const filter = { hashes: hash === undefined ? undefined : [hash], bodyHash, opcode, direction };
    return answer(asked, asked.node.store.transactions.byMessage(filter, asked.page));
  }),

  operation(adjacentTransactions, (asked) => {
    const rows = adjacent(asked.node.store, asked.values.hash, asked.values.direction);
    if (rows.length === 0) throw new Refused(404, "adjacent transactions not found");
    return answer(asked, rows);
  }),
];
