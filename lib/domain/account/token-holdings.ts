import type { Address } from "../../ton/address/address";
import type { AnswerOf } from "../../toncenter/endpoint";
import type { jettonWallets } from "../../toncenter/v3/v3-jetton";
import { namesFrom } from "../action/action-names";
import { heldTokens, type MarkedToken } from "../token/held-tokens";
import { tokenIdentity } from "../token/token-metadata";
import type { TokenHolding, TokenHoldings } from "./account-holdings";

/** How many holdings of each kind a card shows. */
export const HOLDINGS_SHOWN = 12;
/** How many are counted. */
export const HOLDINGS_LIMIT = 100;

/** The same parameters for every caller, so that a repeated call is answered from the cache. */
export function jettonsOf(owner: Address) {
  return { owner_address: [owner], exclude_zero_balance: true, limit: HOLDINGS_LIMIT };
}

/** Suspicious tokens are listed separately, and limited as well: anybody can send any number of them. */
export function tokenHoldings(
  { jetton_wallets: wallets, address_book: book, metadata }: AnswerOf<typeof jettonWallets>,
  coin: string,
): TokenHoldings {
  const names = namesFrom(book, metadata, coin);
  const held = wallets.map(({ jetton, balance }) => ({ ...tokenIdentity(metadata, jetton), balance }));
  const { shown, suspicious } = heldTokens(held, coin);
  const holdingOf = ({ token, mark }: MarkedToken<(typeof held)[number]>): TokenHolding => ({
    amount: token.balance,
    token: { ...names.token(token.master), doubt: mark?.suspicious === true ? mark.reason : null },
    name: token.name,
    note: mark?.suspicious === false ? mark.reason : null,
  });
  return {
    count: wallets.length,
    isMore: wallets.length >= HOLDINGS_LIMIT,
    shown: shown.slice(0, HOLDINGS_SHOWN).map(holdingOf),
    rest: Math.max(0, shown.length - HOLDINGS_SHOWN),
    suspicious: suspicious.slice(0, HOLDINGS_SHOWN).map(holdingOf),
    suspiciousCount: suspicious.length,
  };
}
