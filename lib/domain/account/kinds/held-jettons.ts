import type { CardFact } from "../account-card";
import type { ActionPart, Token } from "../../action/action-row";
import { heldTokens, suspiciousLabel } from "../../token/held-tokens";
import { tokenIdentity } from "../../token/token-metadata";
import type { CardContext } from "./account-kind";
import { phrase } from "../../action/fill-template";
import type { Address } from "../../../ton/address/address";
import type { AnswerOf } from "../../../toncenter/endpoint";
import { jettonWallets, type JettonWallet } from "../../../toncenter/v3/v3-jetton";
import { fact, linesOf } from "./card-facts";

const SHOWN = 8;
const SHOWN_WHEN_OPENED = 20;
export const HOLDINGS_LIMIT = 100;

/** The same question wherever it comes from, so that a second one is no call. */
export function jettonsOf(owner: Address) {
  return { owner_address: [owner], exclude_zero_balance: true, limit: HOLDINGS_LIMIT };
}

/** What was sent unasked and misleads is folded away; with a limit, since anybody can send any number of tokens. */
export function jettonsFact(
  { jetton_wallets: wallets, metadata }: AnswerOf<typeof jettonWallets>,
  { names, coin }: Pick<CardContext, "names" | "coin">,
): CardFact {
  if (wallets.length === 0) return fact("Jettons", "none");
  const held = wallets.map((wallet) => ({ ...tokenIdentity(metadata, wallet.jetton), wallet }));
  const { shown, suspicious } = heldTokens(held, coin);
  const lineOf = ({ token: { wallet }, mark }: (typeof shown)[number]): ActionPart[] => [
    tokens(wallet, { ...names.token(wallet.jetton), doubt: mark?.suspicious === true ? mark.reason : null }),
    ...(mark?.suspicious === false ? [phrase(` (${mark.reason.toLowerCase()})`)] : []),
  ];
  const more = shown.length - SHOWN;
  const rest = wallets.length < HOLDINGS_LIMIT ? `and ${more} more` : `and more than ${more - 1} more`;
  const lines = shown.slice(0, SHOWN).map(lineOf);
  const folded = suspicious.slice(0, SHOWN_WHEN_OPENED).map(lineOf);
  return {
    ...linesOf("Jettons", more > 0 ? [...lines, [phrase(rest)]] : lines),
    ...(folded.length === 0 ? {} : { folded: { label: suspiciousLabel(suspicious.length), lines: folded } }),
  };
}

function tokens({ balance }: JettonWallet, token: Token): ActionPart {
  return { is: "tokens", amount: balance, token };
}
