import type { OpenedList } from "@/lib/domain/list/opened-list";
import type { MessageRow } from "@/lib/domain/message/message-row";
import type { KnownOperation } from "./message-filter-fields";

/** Those of the first rows, to choose from. */
export function operationsIn(opened: OpenedList<MessageRow, unknown>): readonly KnownOperation[] {
  if (opened.problem !== null) return [];
  const words = new Map<string, string>();
  for (const { opcode, operation } of opened.page.rows) if (opcode !== null) words.set(opcode, operation);
  return [...words].map(([opcode, name]) => ({ opcode, name }));
}
