import type { ActionPart, ActionRow } from "./action-row";

/** The amount of an action that can be added to those of others; null if it has none. */
export function amountPart({ sum, sentence }: ActionRow): ActionPart | null {
  return sum === null ? null : (sentence[sum] ?? null);
}

/** The sum of the amounts of actions; null unless all are of one unit. */
export function sumOfAmounts(rows: readonly ActionRow[]): ActionPart | null {
  const parts = rows.map(amountPart);
  const [first] = parts;
  if (first === undefined || first === null || !("amount" in first)) return null;
  const unit = unitOf(first);
  if (parts.some((part) => part === null || unitOf(part) !== unit)) return null;
  const amount = parts.reduce(
    (sum, part) => sum + (part !== null && "amount" in part ? part.amount : 0n),
    0n,
  );
  return { ...first, amount };
}

function unitOf(part: ActionPart): string {
  const token = part.is === "tokens" ? part.token : null;
  return [part.is, token?.master, token?.symbol, token?.decimals].join(" ");
}
