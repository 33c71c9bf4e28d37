import type { Party } from "../transaction/transaction-row";
import type { Token } from "../action/action-row";
import type { CoinSum } from "./coin-flow";
import type { CurrencySum } from "./currency-flow";

/** What a trace did to an account. */
export interface FlowRow {
  /** Null for one that only tokens came to or went from. */
  readonly letter: string | null;
  readonly party: Party;
  /** Null where no transaction of it is part of the trace. */
  readonly coins: { readonly change: bigint; readonly fees: bigint; readonly recorded: boolean } | null;
  /** Currencies besides the coin, by number. */
  readonly currencies: readonly { readonly currency: string; readonly change: bigint }[];
  readonly tokens: readonly { readonly token: Token; readonly change: bigint }[];
  readonly items: readonly {
    readonly address: Party["address"];
    readonly name: string | null;
    readonly doubt: string | null;
    readonly came: boolean;
  }[];
}

export interface FlowView {
  readonly rows: readonly FlowRow[];
  readonly sum: CoinSum;
  readonly currencies: readonly CurrencySum[];
  /** How many jetton wallets nobody tells the owners of. */
  readonly unknownWallets: number;
}

/** What is not told, so that a reader knows how far the sums can be believed; empty when all is. */
export function gapsOf({ rows, sum, unknownWallets }: FlowView): readonly string[] {
  const accounts = rows.filter(({ coins }) => coins !== null).length;
  const byMessages = accounts - sum.recorded;
  return [
    sum.unknownAmounts === 0
      ? null
      : `${sum.unknownAmounts} amounts are not told by the service and count as nothing.`,
    byMessages === 0
      ? null
      : `The balances before and after of ${byMessages} of ${accounts} accounts are not on record: their changes follow from messages and fees.`,
    unknownWallets === 0
      ? null
      : `Of ${unknownWallets} jetton wallets the service does not say whose they are: their tokens stand under the wallets themselves.`,
  ].filter((gap) => gap !== null);
}
