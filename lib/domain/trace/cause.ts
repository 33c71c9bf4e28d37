import type { Hash } from "../../ton/value/hash";
import type { AddressBook } from "../../toncenter/v3/address-book";
import { outcomeOf } from "./outcome";
import type { Step } from "./trace-tree";

/** Why the message came back that a transaction received: what became of it where it went; null for all others. */
export function causeOfReturn(
  steps: readonly Pick<Step, "hash" | "parent" | "message" | "transaction">[],
  hash: Hash,
  book: AddressBook,
): string | null {
  const step = steps.find((one) => one.hash === hash);
  if (step?.message?.bounced !== true || step.parent === null) return null;
  const sender = steps[step.parent]?.transaction ?? null;
  if (sender === null) return null;
  return outcomeOf(sender, book[sender.account]?.interfaces ?? []).sentence;
}
