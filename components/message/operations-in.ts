import type { MessagesPage } from "@/lib/domain/message/messages-page";
import type { KnownOperation } from "./trait-fields";

/** Those of the first rows, to choose from. */
export function operationsIn(opened: MessagesPage<unknown>): readonly KnownOperation[] {
  if (opened.problem !== null) return [];
  const words = new Map<string, string>();
  for (const { opcode, operation } of opened.page.rows) if (opcode !== null) words.set(opcode, operation);
  return [...words].map(([opcode, name]) => ({ opcode, name }));
}
