import type { AnswerOf } from "../../toncenter/endpoint";
import type { jettonWallets } from "../../toncenter/v3/v3-jetton";
import { tryAddress } from "../../ton/address/read-address";
import { namesFrom } from "../action/action-names";
import { heldTokens } from "../token/held-tokens";
import { tokenIdentity } from "../token/token-metadata";
import { provenWorth, type TokenRates } from "../token/token-rate";
import type { AccountTokenRow } from "./account-token-row";
import type { AccountTokensQuery, HoldingOrder } from "./account-tokens-query";

/** How many tokens of an account are read: as many as the service gives in one answer. */
export const MOST_TOKENS = 1_000;

/** The summary above the list of an account's tokens. */
export interface AccountTokensSummary {
  readonly count: number;
  /** Whether there are more than were read. */
  readonly isMore: boolean;
  readonly suspicious: number;
  /** The worth of the rows that have one and are not suspicious, in the network's coin; null if there are none. */
  readonly worth: bigint | null;
}

export interface AccountTokens {
  readonly rows: readonly AccountTokenRow[];
  readonly summary: AccountTokensSummary;
}

/** The tokens that a query selects, in its order, and a summary of all of them. */
export function accountTokens(
  answer: AnswerOf<typeof jettonWallets>,
  rates: TokenRates | null,
  coin: string,
  query: AccountTokensQuery,
): AccountTokens {
  const names = namesFrom(answer.address_book, answer.metadata, coin);
  const held = answer.jetton_wallets.map((wallet) => ({
    ...tokenIdentity(answer.metadata, wallet.jetton),
    wallet,
  }));
  const { shown, suspicious } = heldTokens(held, coin);
  const rowOf = ({ token: { wallet, name, master }, mark }: (typeof shown)[number]): AccountTokenRow => {
    const rate = rates?.get(master);
    const worth = rate === undefined ? null : provenWorth(wallet.balance, rate);
    return {
      token: { ...names.token(master), doubt: mark?.suspicious === true ? mark.reason : null },
      name,
      note: mark?.suspicious === false ? mark.reason : null,
      amount: wallet.balance,
      wallet: wallet.address,
      worth,
      exceedsSwaps: rate !== undefined && worth === null,
      lastLt: wallet.last_transaction_lt,
    };
  };
  const good = shown.map(rowOf);
  const chosen = query.suspicious ? suspicious.map(rowOf) : good;
  return {
    rows: chosen.filter(isNamed(query.text)).toSorted(BY[query.order]),
    summary: {
      count: held.length,
      isMore: held.length >= MOST_TOKENS,
      suspicious: suspicious.length,
      worth: sumOf(good),
    },
  };
}

function sumOf(rows: readonly AccountTokenRow[]): bigint | null {
  return rows.reduce<bigint | null>((sum, { worth }) => (worth === null ? sum : (sum ?? 0n) + worth), null);
}

function isNamed(text: string | null): (row: AccountTokenRow) => boolean {
  if (text === null) return () => true;
  const part = text.toLocaleLowerCase("en");
  const address = tryAddress(text);
  return ({ token: { master, symbol }, name, wallet }) =>
    [symbol, name].some((value) => value?.toLocaleLowerCase("en").includes(part) === true) ||
    (address !== null && (address === master || address === wallet));
}

type Compare = (one: AccountTokenRow, other: AccountTokenRow) => number;

const byName: Compare = (one, other) =>
  (one.token.symbol ?? "\u{10ffff}").localeCompare(other.token.symbol ?? "\u{10ffff}", "en") ||
  one.wallet.localeCompare(other.wallet);

/** Rows without a value come last; equal ones by name, so that the order is the same each time. */
const byLargest =
  (valueOf: (row: AccountTokenRow) => bigint | null): Compare =>
  (one, other) => {
    const [left, right] = [valueOf(one) ?? -1n, valueOf(other) ?? -1n];
    return left === right ? byName(one, other) : left < right ? 1 : -1;
  };

const BY: Readonly<Record<HoldingOrder, Compare>> = {
  worth: byLargest(({ worth }) => worth),
  name: byName,
  recent: byLargest(({ lastLt }) => lastLt),
};
