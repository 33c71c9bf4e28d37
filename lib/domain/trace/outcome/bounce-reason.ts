import type { Hash } from "../../../ton/value/hash";
import type { AddressBook } from "../../../toncenter/v3/address-book";
import { outcomeOf } from "./outcome-text";
import type { TraceStep } from "../trace-steps";

/** For a transaction that received a bounced message: what went wrong at the destination. Null for all others. */
export function bounceReason(
  steps: readonly Pick<TraceStep, "hash" | "parent" | "message" | "transaction">[],
  hash: Hash,
  book: AddressBook,
): string | null {
  const step = steps.find((one) => one.hash === hash);
  if (step?.message?.bounced !== true || step.parent === null) return null;
  const sender = steps[step.parent]?.transaction ?? null;
  if (sender === null) return null;
  return outcomeOf(sender, book[sender.account]?.interfaces ?? []).sentence;
}
