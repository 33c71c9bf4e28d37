import type { Address } from "../../ton/address/address";
import type { Message } from "../../toncenter/v3/message";
import type { Transaction } from "../../toncenter/v3/transaction";

/** What a trace did to an account's coins, in the smallest unit. */
export interface CoinFlow {
  readonly account: Address;
  readonly received: bigint;
  readonly sent: bigint;
  /** Of its transactions, and for carrying what it sent. */
  readonly fees: bigint;
  /** What the messages and the fees come to. */
  readonly change: bigint;
  /** What its states before and after say; null unless all of them are on record. */
  readonly recorded: bigint | null;
}

/** What came into a trace and what became of it. It closes when nothing is left over. */
export interface CoinSum {
  /** By messages whose senders are not in the trace. */
  readonly outside: bigint;
  /** By messages that nobody in the trace has received. */
  readonly onTheWay: bigint;
  readonly fees: bigint;
  /** Of all accounts: as recorded where it is, otherwise as the messages say. */
  readonly changes: bigint;
  readonly left: bigint;
  /** How many accounts' changes are on record. */
  readonly recorded: number;
  /** How many amounts the service does not tell; each of them counts as nothing. */
  readonly unknownAmounts: number;
}

export interface CoinFlows {
  readonly accounts: readonly CoinFlow[];
  readonly sum: CoinSum;
}

/** Where the coins went, by account, in the order in which the accounts first took part. */
export function coinFlows(transactions: readonly Transaction[]): CoinFlows {
  const accounts = [...byAccount(transactions)].map(([account, own]) => flowOf(account, own));
  const sent = transactions.flatMap(({ out_msgs }) => out_msgs);
  const received = transactions.flatMap(({ in_msg }) => in_msg ?? []);
  const outside = total(without(received, sent).map(creditOf));
  const onTheWay = total(without(sent, received).map(creditOf));
  const fees = total(accounts.map((flow) => flow.fees));
  const changes = total(accounts.map((flow) => flow.recorded ?? flow.change));
  const left = outside - onTheWay - fees - changes;
  const recorded = accounts.filter((flow) => flow.recorded !== null).length;
  const unknownAmounts = transactions.reduce(
    (count, transaction) => count + unknownAmountsIn(transaction),
    0,
  );
  return {
    accounts,
    sum: { outside, onTheWay, fees, changes, left, recorded, unknownAmounts: unknownAmounts },
  };
}

function flowOf(account: Address, own: readonly Transaction[]): CoinFlow {
  const out = own.flatMap(({ out_msgs }) => out_msgs);
  const received = total(own.flatMap(({ in_msg }) => in_msg ?? []).map(creditOf));
  const sent = total(out.map(creditOf));
  const carrying = total(out.map(({ fwd_fee }) => fwd_fee ?? 0n));
  const fees = total(own.map(({ total_fees }) => total_fees ?? 0n)) + carrying;
  const recorded = own.reduce<bigint | null>((sum, one) => plus(sum, recordedChange(one)), 0n);
  return { account, received, sent, fees, change: received - sent - fees, recorded };
}

/** What the receiver is credited; the fee for a way of routing that nobody uses comes along. */
const creditOf = ({ value, ihr_fee }: Message) => (value ?? 0n) + (ihr_fee ?? 0n);

/** Of amounts. */
export const total = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

const plus = (a: bigint | null, b: bigint | null) => (a === null || b === null ? null : a + b);

/** Those of which the others know nothing. */
export function without(messages: readonly Message[], others: readonly Message[]): readonly Message[] {
  const known = new Set(others.map(({ hash }) => hash));
  return messages.filter(({ hash }) => !known.has(hash));
}

/** In the order in which the accounts first took part. */
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

/** A message between accounts has a value and a fee; one from or to the outside has none. */
function unknownAmountsIn({ total_fees, in_msg, out_msgs }: Transaction): number {
  const inside = (message: Message) => message.source !== null && message.destination !== null;
  const received = in_msg !== null && inside(in_msg) && in_msg.value === null ? 1 : 0;
  const sent = out_msgs.filter(
    (message) => inside(message) && (message.value === null || message.fwd_fee === null),
  );
  return (total_fees === null ? 1 : 0) + received + sent.length;
}
