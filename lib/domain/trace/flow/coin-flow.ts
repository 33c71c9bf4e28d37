import type { Address } from "../../../ton/address/address";
import type { Message } from "../../../toncenter/v3/v3-message";
import type { Transaction } from "../../../toncenter/v3/v3-transaction";
import { messageKind } from "../../message/message-kind";

/** The change of an account's coins in a trace, in the smallest unit. */
export interface CoinFlow {
  readonly account: Address;
  readonly received: bigint;
  readonly sent: bigint;
  /** Fees of its transactions and of the messages that it sent. */
  readonly fees: bigint;
  /** The change according to messages and fees. */
  readonly change: bigint;
  /** The change according to the states before and after; null unless all of them are on record. */
  readonly recorded: bigint | null;
}

/** Where the coins of a trace came from and went. It balances if nothing is left over. */
export interface CoinSum {
  /** By messages whose senders are not in the trace. */
  readonly incoming: bigint;
  /** By messages that no transaction of the trace has received. */
  readonly inFlight: bigint;
  readonly fees: bigint;
  /** The sum over all accounts: as recorded where possible, otherwise according to the messages. */
  readonly changes: bigint;
  readonly remainder: bigint;
  /** The number of accounts whose changes are on record. */
  readonly recorded: number;
  /** The number of amounts that the service omits; each of them counts as zero. */
  readonly unknownAmounts: number;
}

export interface CoinFlows {
  readonly accounts: readonly CoinFlow[];
  readonly sum: CoinSum;
}

/** The coin flow by account, in the order in which the accounts first appear. */
export function coinFlows(transactions: readonly Transaction[]): CoinFlows {
  const accounts = [...byAccount(transactions)].map(([account, own]) => flowOf(account, own));
  const sent = transactions.flatMap(({ out_msgs }) => out_msgs);
  const received = transactions.flatMap(({ in_msg }) => in_msg ?? []);
  const incoming = sumOf(without(received, sent).map(creditOf));
  const inFlight = sumOf(without(sent, received).map(creditOf));
  const fees = sumOf(accounts.map((flow) => flow.fees));
  const changes = sumOf(accounts.map((flow) => flow.recorded ?? flow.change));
  const remainder = incoming - inFlight - fees - changes;
  const recorded = accounts.filter((flow) => flow.recorded !== null).length;
  const unknownAmounts = transactions.reduce(
    (count, transaction) => count + unknownAmountsIn(transaction),
    0,
  );
  return {
    accounts,
    sum: { incoming, inFlight, fees, changes, remainder, recorded, unknownAmounts },
  };
}

function flowOf(account: Address, own: readonly Transaction[]): CoinFlow {
  const out = own.flatMap(({ out_msgs }) => out_msgs);
  const received = sumOf(own.flatMap(({ in_msg }) => in_msg ?? []).map(creditOf));
  const sent = sumOf(out.map(creditOf));
  const carrying = sumOf(out.map(({ fwd_fee }) => fwd_fee ?? 0n));
  const fees = sumOf(own.map(({ total_fees }) => total_fees ?? 0n)) + carrying;
  const recorded = own.reduce<bigint | null>((sum, one) => plus(sum, recordedChange(one)), 0n);
  return { account, received, sent, fees, change: received - sent - fees, recorded };
}

/** The amount credited to the receiver, including the `ihr_fee`, which is unused and returned. */
const creditOf = ({ value, ihr_fee }: Message) => (value ?? 0n) + (ihr_fee ?? 0n);

/** Sums amounts. */
export const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

const plus = (a: bigint | null, b: bigint | null) => (a === null || b === null ? null : a + b);

/** The unknown ones. */
export function without(messages: readonly Message[], others: readonly Message[]): readonly Message[] {
  const otherHashes = new Set(others.map(({ hash }) => hash));
  return messages.filter(({ hash }) => !otherHashes.has(hash));
}

/** In the order in which the accounts first appear. */
export function byAccount(
  transactions: readonly Transaction[],
): ReadonlyMap<Address, readonly Transaction[]> {
  const groups = new Map<Address, Transaction[]>();
  for (const transaction of transactions) {
    const own = groups.get(transaction.account);
    if (own === undefined) groups.set(transaction.account, [transaction]);
    else own.push(transaction);
  }
  return groups;
}

function recordedChange(transaction: Transaction): bigint | null {
  const { orig_status, end_status, account_state_before, account_state_after } = transaction;
  const before = account_state_before?.balance ?? (orig_status === "nonexist" ? 0n : null);
  const after = account_state_after?.balance ?? (end_status === "nonexist" ? 0n : null);
  return before === null || after === null ? null : after - before;
}

/** An internal message has a value and a fee; external ones and logs have none. */
function unknownAmountsIn({ total_fees, in_msg, out_msgs }: Transaction): number {
  const inside = (message: Message) => messageKind(message) === "internal";
  const received = in_msg !== null && inside(in_msg) && in_msg.value === null ? 1 : 0;
  const sent = out_msgs.filter(
    (message) => inside(message) && (message.value === null || message.fwd_fee === null),
  );
  return (total_fees === null ? 1 : 0) + received + sent.length;
}
