import { letterOf } from "./account-letters";
import { outcomeOf, pendingLabel, type OutcomeText } from "../outcome/outcome-text";
import type { TraceLabels } from "./trace-labels";
import type { TraceStep, TraceTree } from "../trace-steps";
import type { TraceRow, TraceView } from "./trace-view";
import { formatFriendly, type Address } from "../../../ton/address/address";
import { isBounceable, type AddressBook } from "../../../toncenter/v3/address-book";
import { failureOf, leftUndoneOf, skippedOf } from "../../transaction/transaction-failure";
import { operationOf, partyOf } from "../../transaction/make-transaction-row";
import { messageKind } from "../../message/message-kind";

/** The tree of a trace for its views, with the names of the same answer. */
export function traceView(
  { steps, accounts }: TraceTree,
  book: AddressBook,
  testnet: boolean,
  labels: TraceLabels,
): TraceView {
  const places = new Map(accounts.map((address, place) => [address, place]));
  const placeOf = (address: Address | null | undefined) =>
    (address === null || address === undefined ? null : places.get(address)) ?? null;
  return {
    accounts: accounts.map((address, place) => ({
      ...partyOf(address, book),
      letter: letterOf(place),
      friendly: formatFriendly(address, { bounceable: isBounceable(book[address]), testnet }),
      role: labels.roleOf(address),
    })),
    rows: steps.map((step, place) => ({
      ...rowOf(step, place, placeOf, book),
      tokens: labels.tokensOf(step),
    })),
  };
}

function rowOf(
  step: TraceStep,
  place: number,
  placeOf: (address: Address | null | undefined) => number | null,
  book: AddressBook,
): Omit<TraceRow, "tokens"> {
  const { kind, hash, transaction, message, parent, depth } = step;
  const description = transaction?.description ?? null;
  const seqno = transaction?.mc_block_seqno ?? null;
  return {
    id: hash ?? message?.hash ?? `step-${place}`,
    kind,
    parent,
    depth,
    account: placeOf(transaction?.account ?? message?.destination),
    from: placeOf(message?.source),
    operation:
      kind === "omitted" && message === null
        ? "Not loaded"
        : operationOf(message, description, transaction?.out_msgs ?? []),
    value: message === null || messageKind(message) === "external" ? null : message.value,
    fees: transaction?.total_fees ?? null,
    ...outcomeFields(step, book),
    lt: transaction?.lt ?? message?.created_lt ?? null,
    at: transaction?.now ?? message?.created_at ?? null,
    block: transaction?.block_ref ?? null,
    masterchainSeqno: seqno === 0 ? null : seqno,
  };
}

const WITHOUT_TRANSACTION: Readonly<Record<Exclude<TraceStep["kind"], "transaction">, string>> = {
  omitted: "Not loaded",
  message: "Not received here",
  log: "Log",
};

function outcomeFields(
  { kind, transaction }: TraceStep,
  book: AddressBook,
): { readonly tone: OutcomeText["tone"]; readonly label: string; readonly reason: string | null } {
  if (transaction === null || kind !== "transaction") {
    const tone = kind === "message" ? "warning" : "neutral";
    return { tone, label: kind === "transaction" ? "" : WITHOUT_TRANSACTION[kind], reason: null };
  }
  const { label, tone } = outcomeOf(transaction, book[transaction.account]?.interfaces ?? []);
  const { description, in_msg } = transaction;
  const isExternal = in_msg !== null && messageKind(in_msg) === "external";
  const reason =
    description === null
      ? null
      : (failureOf(description, isExternal) ??
        skippedOf(description) ??
        leftUndoneOf(description, isExternal));
  const pending = pendingLabel(transaction) !== null;
  return pending && label === "Succeeded"
    ? { tone: "warning", label: "Pending", reason: null }
    : { tone, label: pending ? `${label}, pending` : label, reason };
}
