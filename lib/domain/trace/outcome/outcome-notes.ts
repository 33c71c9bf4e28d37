import { counted } from "../../../text/counted";
import { messageKind } from "../../message/message-kind";
import { failureOf } from "../../transaction/transaction-failure";
import { outcomeOf } from "./outcome-text";
import type { TraceAction } from "../trace-action";
import type { TraceStep } from "../trace-steps";

/** Messages below 0.05 coins are notifications: they carry gas, not money. */
export const NOTIFICATION = 50_000_000n;

/** What failed besides the principal action, and the step that is reported anyway: "1 notification skipped: no gas". */
export function outcomeNotes(
  steps: readonly TraceStep[],
  below: readonly (readonly number[])[],
  reported: number | null,
  others: readonly TraceAction[],
  isFailed: boolean,
): readonly string[] {
  const kinds = new Map<string, number>();
  for (const [place, step] of steps.entries()) {
    const text = place === reported ? null : noteOn(step, isReturned(place, steps, below));
    if (text !== null) kinds.set(text, (kinds.get(text) ?? 0) + 1);
  }
  const failed = others.filter(({ row }) => row.failed).length;
  return [
    ...[...kinds].map(([text, count]) => `${count} ${count === 1 ? text : text.replace(/^\w+/, "$&s")}`),
    ...(failed === 0 || kinds.size > 0 || isFailed ? [] : [`${counted(failed, "other action")} failed`]),
  ];
}

/** About one step, in the singular. Plain transfers to an account without code are not worth a note. */
function noteOn({ transaction, message }: TraceStep, cameBack: boolean): string | null {
  if (transaction === null) return null;
  const { label } = outcomeOf(transaction, []);
  const description = transaction.description;
  const isExternal = transaction.in_msg !== null && messageKind(transaction.in_msg) === "external";
  const noun = (message?.value ?? 0n) < NOTIFICATION ? "notification" : "message";
  if (label === "Failed")
    return cameBack
      ? `${noun} bounced`
      : `step failed: ${(description === null ? null : failureOf(description, isExternal)) ?? "unknown reason"}`;
  if (label === "Incomplete") return "step with skipped actions";
  if (label !== "Skipped") return null;
  if (cameBack) return `${noun} bounced`;
  return description?.compute_ph?.reason === "no_gas" ? `${noun} skipped: no gas` : null;
}

function isReturned(
  place: number,
  steps: readonly TraceStep[],
  below: readonly (readonly number[])[],
): boolean {
  return (below[place] ?? []).some((child) => steps[child]?.message?.bounced === true);
}
