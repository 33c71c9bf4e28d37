import { counted } from "../../../text/counted";
import type { Party } from "../../transaction/transaction-row";
import type { ActionPart, Token } from "../../action/action-row";
import type { CoinSum } from "./coin-flow";
import type { CurrencySum } from "./currency-flow";

/** The changes of an account in a trace. */
export interface FlowRow {
  /** Null for an account that only received or sent tokens. */
  readonly letter: string | null;
  readonly party: Party;
  /** What it is, where that says more than its address: "FLOUR wallet"; empty otherwise. */
  readonly role: readonly ActionPart[];
  /** The owner if it is a jetton wallet; null for others, or if unknown. */
  readonly owner: Party | null;
  /** Null if the trace has no transaction of the account. */
  readonly coins: { readonly change: bigint; readonly fees: bigint; readonly recorded: boolean } | null;
  /** Extra currencies by id. */
  readonly currencies: readonly { readonly currency: string; readonly change: bigint }[];
  readonly tokens: readonly { readonly token: Token; readonly change: bigint }[];
  readonly items: readonly {
    readonly address: Party["address"];
    readonly name: string | null;
    readonly doubt: string | null;
    readonly picture: string | null;
    readonly isIncoming: boolean;
  }[];
}

export interface FlowView {
  readonly rows: readonly FlowRow[];
  readonly sum: CoinSum;
  readonly currencies: readonly CurrencySum[];
  /** The number of jetton wallets with an unknown owner. */
  readonly unknownWallets: number;
}

/** Which data is missing, so that readers know how reliable the sums are; empty if none. */
export function gapsOf({ rows, sum, unknownWallets }: FlowView): readonly string[] {
  const accounts = rows.filter(({ coins }) => coins !== null).length;
  const byMessages = accounts - sum.recorded;
  return [
    sum.unknownAmounts === 0 ? null : `${counted(sum.unknownAmounts, "amount")} unknown, counted as zero.`,
    byMessages === 0
      ? null
      : `Balances of ${byMessages} of ${accounts} accounts not recorded: changes computed from messages and fees.`,
    unknownWallets === 0
      ? null
      : `Owner unknown for ${counted(unknownWallets, "jetton wallet")}: tokens listed under the wallet.`,
  ].filter((gap) => gap !== null);
}
