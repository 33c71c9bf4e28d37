import { exactAmount } from "../../../lib/ton/value/amount";
import type { ActionPart } from "../../../lib/domain/action/action-row";

/** A sentence as text for tests: parties in angle brackets, items in quotes. */
export function plainText(parts: readonly ActionPart[]): string {
  return parts.map(plainPart).join("");
}

function plainPart(part: ActionPart): string {
  switch (part.is) {
    case "phrase":
      return part.text;
    case "party":
      return `<${part.party.name ?? part.party.address}>`;
    case "coins":
      return `${exactAmount(part.amount, 9)} GRAM`;
    case "tokens":
      return `${exactAmount(part.amount, part.token.decimals)}${part.token.decimals === null ? " units of" : ""} ${part.token.symbol ?? part.token.master}`;
    case "token":
      return `${part.token.symbol ?? part.token.master}`;
    case "item":
      return `'${part.name ?? part.address}'`;
    case "number":
      return String(part.value);
    case "time":
      return new Date(part.at * 1000).toISOString().slice(0, 10);
    case "comment":
      return part.encrypted ? "(encrypted)" : `“${part.text}”`;
    case "text":
    case "code":
      return part.text;
  }
}
