import { actionRow } from "../action/make-action-row";
import { namesFrom } from "../action/action-names";
import type { PendingRow, Stage } from "./pending-report";
import type { Hash } from "../../ton/value/hash";
import type { Address } from "../../ton/address/address";
import type { AnswerOf } from "../../toncenter/endpoint";
import type { AddressBook, Metadata } from "../../toncenter/v3/address-book";
import type { pendingActions } from "../../toncenter/v3/v3-action";
import type { pendingTraces, Trace } from "../../toncenter/v3/v3-trace";
import type { Message } from "../../toncenter/v3/v3-message";
import type { Transaction } from "../../toncenter/v3/v3-transaction";
import { transactionRow } from "../transaction/make-transaction-row";

/** Pending actions, as seen from the account of the page if there is one. */
export function rowsOfActions(
  { actions, address_book, metadata }: AnswerOf<typeof pendingActions>,
  account: Address | null,
  coin: string,
): readonly PendingRow[] {
  const names = namesFrom(address_book, metadata, coin);
  const counts = new Map<string, number>();
  return actions.map((action) => {
    const message = action.trace_external_hash;
    const begins = message ?? action.action_id;
    const count = (counts.get(begins) ?? 0) + 1;
    counts.set(begins, count);
    return {
      id: `${begins} ${count}`,
      trace: null,
      message,
      stage: stageOf(action.finality, true),
      at: action.start_utime,
      actions: [actionRow(action, names, account)],
      transaction: null,
      size: null,
    };
  });
}

export function rowOfTransaction(
  transaction: Transaction,
  book: AddressBook,
  trace = transaction.trace_external_hash ?? null,
): PendingRow {
  const message = transaction.in_msg?.hash ?? null;
  return {
    id: message ?? transaction.hash,
    trace,
    message,
    stage: stageOfTransaction(transaction),
    at: transaction.now,
    actions: [],
    transaction: transactionRow(transaction, book),
    size: null,
  };
}

/** The transactions of the traces that a message started. */
export function rowsOfTransactionsIn({
  traces,
  address_book,
}: AnswerOf<typeof pendingTraces>): readonly PendingRow[] {
  return traces.flatMap((trace) =>
    transactionsOf(trace)
      .toSorted((one, other) => Number(other.lt - one.lt))
      .map((transaction) => rowOfTransaction(transaction, address_book, trace.external_hash)),
  );
}

export function rowsOfTraces(
  { traces, address_book, metadata }: AnswerOf<typeof pendingTraces>,
  coin: string,
): readonly PendingRow[] {
  return traces.map((trace) => rowOfTrace(trace, address_book, metadata, coin));
}

function rowOfTrace(trace: Trace, book: AddressBook, metadata: Metadata, coin: string): PendingRow {
  const transactions = transactionsOf(trace);
  const [first] = transactions.toSorted((one, other) => Number(one.lt - other.lt));
  const stages = transactions.map(stageOfTransaction);
  const message = trace.external_hash ?? first?.in_msg?.hash ?? null;
  return {
    id: message ?? trace.trace_id ?? String(trace.start_lt),
    trace: null,
    message,
    stage: STAGES.find((stage) => stages.includes(stage)) ?? "pending",
    at: trace.start_utime,
    actions: (trace.actions ?? []).map((action) => actionRow(action, namesFrom(book, metadata, coin), null)),
    transaction: null,
    size: { total: transactions.length, inBlock: stages.filter((stage) => stage !== "pending").length },
  };
}

/** From the least final to the most: a trace is as final as its least final part. */
const STAGES = ["pending", "confirmed", "finalized"] as const;

function stageOf(finality: string | null, isTried: boolean): Stage {
  return STAGES.find((stage) => stage === finality) ?? (isTried ? "pending" : "confirmed");
}

function stageOfTransaction({ finality, emulated }: Pick<Transaction, "finality" | "emulated">): Stage {
  return stageOf(finality, emulated !== false);
}

type Received = Pick<Transaction, "finality" | "emulated"> & {
  readonly in_msg: Pick<Message, "hash" | "hash_norm"> | null;
};

/** How far the transaction is that receives an external message; null if it is not among these. */
export function stageOfMessage(transactions: readonly Received[], message: Hash): Stage | null {
  const taken = transactions.find(
    ({ in_msg: received }) => received?.hash === message || received?.hash_norm === message,
  );
  return taken === undefined ? null : stageOfTransaction(taken);
}

function transactionsOf({ transactions }: Trace): readonly Transaction[] {
  return Object.values(transactions ?? {});
}
