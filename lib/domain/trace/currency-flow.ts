import type { Address } from "../../ton/address/address";
import type { Transaction } from "../../toncenter/v3/transaction";
import { byAccount, total, without } from "./coin-flow";

type Amounts = Readonly<Record<string, bigint>> | null;

/** By how much an account has more, or less, of a currency besides the coin. */
export interface CurrencyFlow {
  readonly account: Address;
  /** Its number. */
  readonly currency: string;
  readonly change: bigint;
}

/** What came into a trace of a currency and what became of it. It closes when nothing is left over. */
export interface CurrencySum {
  readonly currency: string;
  /** By messages whose senders are not in the trace. */
  readonly outside: bigint;
  /** By messages that nobody in the trace has received. */
  readonly onTheWay: bigint;
  readonly fees: bigint;
  /** Of all accounts: as recorded where it is, otherwise as the messages say. */
  readonly changes: bigint;
  readonly left: bigint;
}

export interface CurrencyFlows {
  readonly accounts: readonly CurrencyFlow[];
  readonly sums: readonly CurrencySum[];
}

/** Where the currencies besides the coin went. Their decimals are nowhere on chain, so these are units. */
export function currencyFlows(transactions: readonly Transaction[]): CurrencyFlows {
  const sent = transactions.flatMap(({ out_msgs }) => out_msgs);
  const received = transactions.flatMap(({ in_msg }) => in_msg ?? []);
  const outside = without(received, sent);
  const onTheWay = without(sent, received);
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
        outside: total(outside.map((message) => of(message.value_extra_currencies))),
        onTheWay: total(onTheWay.map((message) => of(message.value_extra_currencies))),
        fees: total(transactions.map((one) => of(one.total_fees_extra_currencies))),
        changes: total(changes.map(({ change }) => change)),
      };
      return { currency, ...sum, left: sum.outside - sum.onTheWay - sum.fees - sum.changes };
    });
  // An account that only holds some, before and after, moved none.
  return {
    accounts: flows,
    sums: sums.filter((sum) => moved(sum) || flows.some(({ currency }) => currency === sum.currency)),
  };
}

const moved = ({ outside, onTheWay, fees }: CurrencySum) =>
  [outside, onTheWay, fees].some((amount) => amount !== 0n);

const amountOf = (currency: string) => (amounts: Amounts) => amounts?.[currency] ?? 0n;

/** By the balances before and after where all of them are on record, otherwise by messages and fees. */
function changeOf(own: readonly Transaction[], of: (amounts: Amounts) => bigint): bigint {
  const recorded = own.map((one) => recordedChange(one, of));
  if (recorded.every((change) => change !== null)) return total(recorded);
  const came = own.map(({ in_msg }) => of(in_msg?.value_extra_currencies ?? null));
  const went = own.flatMap(({ out_msgs }) => out_msgs.map((message) => of(message.value_extra_currencies)));
  const fees = own.map((one) => of(one.total_fees_extra_currencies));
  return total(came) - total(went) - total(fees);
}

function recordedChange(transaction: Transaction, of: (amounts: Amounts) => bigint): bigint | null {
  const { orig_status, end_status, account_state_before, account_state_after } = transaction;
  const before = held(account_state_before, orig_status, of);
  const after = held(account_state_after, end_status, of);
  return before === null || after === null ? null : after - before;
}

/** A state whose balance is told has all its currencies told: none where it names none. */
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
