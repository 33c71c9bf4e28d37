import type { CardFact } from "../account-card";
import type { ActionPart } from "../../action/action-row";
import type { ActionNames } from "../../action/action-names";
import { phrase } from "../../action/fill-template";
import type { Address } from "../../../ton/address/address";
import type { AnswerOf } from "../../../toncenter/endpoint";
import { jettonWallets, type JettonWallet } from "../../../toncenter/v3/v3-jetton";
import { fact, linesOf } from "./card-facts";

const SHOWN = 8;
export const HOLDINGS_LIMIT = 100;

/** The same question wherever it comes from, so that a second one is no call. */
export function jettonsOf(owner: Address) {
  return { owner_address: [owner], exclude_zero_balance: true, limit: HOLDINGS_LIMIT };
}

/** Tokens without a doubt come first: unsolicited ones are mostly doubtful. */
export function jettonsFact(
  { jetton_wallets: wallets }: AnswerOf<typeof jettonWallets>,
  names: ActionNames,
): CardFact {
  if (wallets.length === 0) return fact("Jettons", "none");
  const held = wallets.map((wallet) => ({ wallet, token: names.token(wallet.jetton) }));
  const sorted = [
    ...held.filter(({ token }) => token.doubt === null),
    ...held.filter(({ token }) => token.doubt !== null),
  ];
  const lines = sorted.slice(0, SHOWN).map(({ wallet, token }): ActionPart[] => [tokens(wallet, token)]);
  const more = wallets.length - lines.length;
  const rest = wallets.length < HOLDINGS_LIMIT ? `and ${more} more` : `and more than ${more - 1} more`;
  return linesOf("Jettons", more > 0 ? [...lines, [phrase(rest)]] : lines);
}

function tokens({ balance }: JettonWallet, token: ReturnType<ActionNames["token"]>): ActionPart {
  return { is: "tokens", amount: balance, token };
}
