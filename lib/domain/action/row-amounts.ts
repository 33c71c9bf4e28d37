import type { ActionPart, ActionRow } from "./action-row";

/** An amount beside the sentence of an action, as the account of the list sees it. */
export interface RowAmount {
  readonly part: Extract<ActionPart, { is: "coins" | "tokens" }>;
  readonly direction: ActionRow["direction"];
}

/** What the account of a list gained and lost by an action, or else the amount of the action; nothing if it failed. */
export function rowAmounts({
  sentence,
  sum,
  changes,
  direction,
  failed,
}: Pick<ActionRow, "sentence" | "sum" | "changes" | "direction" | "failed">): readonly RowAmount[] {
  if (failed) return [];
  if (changes.length > 0) return changes.flatMap(ofChange);
  const part = sum === null ? undefined : sentence[sum];
  return part?.is === "coins" || part?.is === "tokens" ? [{ part, direction }] : [];
}

/** Losses are negative. */
export function ofChange(part: ActionPart): readonly RowAmount[] {
  if (part.is !== "coins" && part.is !== "tokens") return [];
  const isLoss = part.amount < 0n;
  const amount = isLoss ? -part.amount : part.amount;
  return [{ part: { ...part, amount }, direction: isLoss ? "out" : "in" }];
}
