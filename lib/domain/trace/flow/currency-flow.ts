import type { Address } from "../../../ton/address/address";
import type { Transaction } from "../../../toncenter/v3/v3-transaction";
import { byAccount, sumOf, without } from "./coin-flow";

type Amounts = Readonly<Record<string, bigint>> | null;

/** The change of an account's balance of an extra currency. */
export interface CurrencyFlow {
  readonly account: Address;
  /** The id of the currency. */
  readonly currency: string;
  readonly change: bigint;
}

/** Where an extra currency of a trace came from and went. It balances if nothing is left over. */
export interface CurrencySum {
  readonly currency: string;
  /** By messages whose senders are not in the trace. */
  readonly incoming: bigint;
  /** By messages that no transaction of the trace has received. */
  readonly inFlight: bigint;
  readonly fees: bigint;
  /** The sum over all accounts: as recorded where possible, otherwise according to the messages. */
  readonly changes: bigint;
  readonly remainder: bigint;
}

export interface CurrencyFlows {
  readonly accounts: readonly CurrencyFlow[];
  readonly sums: readonly CurrencySum[];
}

/** The flow of extra currencies. Their decimals are not on chain, so amounts are in units. */
export function currencyFlows(transactions: readonly Transaction[]): CurrencyFlows {
  const sent = transactions.flatMap(({ out_msgs }) => out_msgs);
  const received = transactions.flatMap(({ in_msg }) => in_msg ?? []);
  const incoming = without(received, sent);
  const inFlight = without(sent, received);
  const currencies = new Set(
    transactions.flatMap(amountsIn).flatMap((amounts) => Object.keys(amounts ?? {})),
  );
  const accounts = [...byAccount(transactions)];
  const flows: CurrencyFlow[] = [];
  const sums = [...currencies]
    .toSorted((a, b) => Number(a) - Number(b))
    .map((currency): CurrencySum => {
      const of = amountOf(currency);
      const changes = accounts.map(([account, own]) => ({ account, currency, change: changeOf(own, of) }));
      flows.push(...changes.filter(({ change }) => change !== 0n));
      const sum = {
        incoming: sumOf(incoming.map((message) => of(message.value_extra_currencies))),
        inFlight: sumOf(inFlight.map((message) => of(message.value_extra_currencies))),
        fees: sumOf(transactions.map((one) => of(one.total_fees_extra_currencies))),
        changes: sumOf(changes.map(({ change }) => change)),
      };
      return { currency, ...sum, remainder: sum.incoming - sum.inFlight - sum.fees - sum.changes };
    });
  // An account that holds a currency without a change is not listed.
  return {
    accounts: flows,
    sums: sums.filter((sum) => moved(sum) || flows.some(({ currency }) => currency === sum.currency)),
  };
}

const moved = ({ incoming, inFlight, fees }: CurrencySum) =>
  [incoming, inFlight, fees].some((amount) => amount !== 0n);

const amountOf = (currency: string) => (amounts: Amounts) => amounts?.[currency] ?? 0n;

/** By the balances before and after where all of them are on record, otherwise by messages and fees. */
function changeOf(own: readonly Transaction[], of: (amounts: Amounts) => bigint): bigint {
  const recorded = own.map((one) => recordedChange(one, of));
  if (recorded.every((change) => change !== null)) return sumOf(recorded);
  const received = own.map(({ in_msg }) => of(in_msg?.value_extra_currencies ?? null));
  const sent = own.flatMap(({ out_msgs }) => out_msgs.map((message) => of(message.value_extra_currencies)));
  const fees = own.map((one) => of(one.total_fees_extra_currencies));
  return sumOf(received) - sumOf(sent) - sumOf(fees);
}

function recordedChange(transaction: Transaction, of: (amounts: Amounts) => bigint): bigint | null {
  const { orig_status, end_status, account_state_before, account_state_after } = transaction;
  const before = held(account_state_before, orig_status, of);
  const after = held(account_state_after, end_status, of);
  return before === null || after === null ? null : after - before;
}

/** A state with a known balance lists all its currencies; none if there is no list. */
function held(
  state: Transaction["account_state_before"],
  status: string | null,
  of: (amounts: Amounts) => bigint,
): bigint | null {
  if (state === null || state.balance === null) return status === "nonexist" ? 0n : null;
  return of(state.extra_currencies);
}

function amountsIn(transaction: Transaction): readonly Amounts[] {
  const { in_msg, out_msgs, total_fees_extra_currencies, account_state_before, account_state_after } =
    transaction;
  const messages = [...(in_msg === null ? [] : [in_msg]), ...out_msgs];
  return [
    ...messages.map(({ value_extra_currencies }) => value_extra_currencies),
    total_fees_extra_currencies,
    account_state_before?.extra_currencies ?? null,
    account_state_after?.extra_currencies ?? null,
  ];
}
