import { exactAmount } from "../../ton/value/amount";
import type { PageNetwork } from "../network/page-network";
import { addressText, coinsText, partyText, timeText } from "../export/export-values";
import type { ActionPart, Token } from "./action-row";

type Network = Pick<PageNetwork, "testnet" | "coin">;

/** A sentence as plain text, with full addresses and all digits. */
export function partsText(parts: readonly ActionPart[], network: Network): string {
  return parts.map((part) => partText(part, network)).join("");
}

function partText(part: ActionPart, network: Network): string {
  switch (part.is) {
    case "phrase":
    case "text":
    case "code":
      return part.text;
    case "party":
      return partyText(part.party, network);
    case "coins":
      return `${coinsText(part.amount)} ${network.coin}`;
    case "tokens":
      return `${tokensText(part.amount, part.token)} ${tokenText(part.token, network)}`;
    case "token":
      return tokenText(part.token, network);
    case "item":
      return part.name === null
        ? addressText(part.address, network)
        : `${part.name} (${addressText(part.address, network)})`;
    case "number":
      return String(part.value);
    case "time":
      return timeText(part.at);
    case "comment":
      return part.encrypted ? "(encrypted)" : `“${part.text}”`;
  }
}

/** In raw units where the decimals are unknown. */
function tokensText(amount: bigint, { decimals }: Token): string {
  return `${exactAmount(amount, decimals)}${decimals === null ? " raw units of" : ""}`;
}

function tokenText({ symbol, master }: Token, network: Network): string {
  return symbol ?? (master === null ? "an unknown token" : addressText(master, network));
}
