import {
  adjacentTransactions,
  transactions,
  transactionsByMasterchainBlock,
  transactionsByMessage,
} from "@/lib/toncenter/v3/v3-transaction-lists";
import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import type { TransactionRecord } from "../../../chain-records";
import type { Store } from "../../../store/store";
import { requireMasterBlock } from "./v3-blocks";
import { writeJson, writtenList } from "../../write-json";
import { addressesIn } from "../render/addresses-in";
import { route, type AddressLookups, type Route } from "../v3-route";
import { RefusedRequest } from "../../refused-request";
import { renderTransaction } from "../render/render-transaction";
import { byLt, findTransactions } from "../find/find-transactions";

interface WrittenRow {
  readonly text: string;
  readonly addresses: readonly Address[];
}

/** Rows that the store caches are requested again and again, and serializing them is the main cost of an answer. */
const written = new WeakMap<TransactionRecord, WrittenRow>();

function writtenRow(record: TransactionRecord): WrittenRow {
  const known = written.get(record);
  if (known !== undefined) return known;
  const rendered = renderTransaction(record);
  const row = { text: writeJson(rendered), addresses: addressesIn(rendered) };
  written.set(record, row);
  return row;
}

function renderAnswer({ addressBookFor }: AddressLookups, records: readonly TransactionRecord[]) {
  const rows = records.map(writtenRow);
  return writtenList(
    "transactions",
    rows.map(({ text }) => text),
    addressBookFor([...new Set(rows.flatMap(({ addresses }) => addresses))]),
  );
}

/** Transactions that sent the incoming message or received the outgoing ones. */
function adjacent(store: Store, hash: Hash, direction: "in" | "out" | undefined) {
  const transaction = store.transactions.byHash(hash);
  if (transaction === null) return [];
  const follow = (hashes: readonly Hash[], end: "in" | "out") =>
    hashes.length === 0
      ? []
      : store.transactions.byMessage(
          { hashes, direction: end },
          { offset: 0, limit: hashes.length, sort: "asc" },
        );
  const received =
    transaction.incoming === null || transaction.incoming.source === null ? [] : [transaction.incoming.hash];
  const sent = transaction.outgoing.map((message) => message.hash);
  return [
    ...(direction === "out" ? [] : follow(received, "out")),
    ...(direction === "in" ? [] : follow(sent, "in")),
  ].toSorted(byLt);
}

export const TRANSACTIONS: readonly Route[] = [
  route(transactions, async (request) => {
    const { node, values, page } = request;
    requireMasterBlock(node.store, values.mc_seqno);
    return renderAnswer(request, await findTransactions(node.store, values, page));
  }),

  route(transactionsByMasterchainBlock, (request) => {
    const { node, values, page } = request;
    requireMasterBlock(node.store, values.seqno);
    return renderAnswer(request, node.store.transactions.list({ masterSeqno: values.seqno }, page));
  }),

  route(transactionsByMessage, (request) => {
    const { msg_hash: hash, body_hash: bodyHash, opcode, direction } = request.values;
    const filter = { hashes: hash === undefined ? undefined : [hash], bodyHash, opcode, direction };
    return renderAnswer(request, request.node.store.transactions.byMessage(filter, request.page));
  }),

  route(adjacentTransactions, (request) => {
    const rows = adjacent(request.node.store, request.values.hash, request.values.direction);
    if (rows.length === 0) throw new RefusedRequest(404, "adjacent transactions not found");
    return renderAnswer(request, rows);
  }),
];
