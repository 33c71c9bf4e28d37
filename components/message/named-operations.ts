import type { OpenedList } from "@/lib/domain/list/opened-list";
import type { MessageRow } from "@/lib/domain/message/message-row";
import type { NamedOperation } from "./message-filter-fields";

/** The operations of the first page, as suggestions. */
export function namedOperations(opened: OpenedList<MessageRow, unknown>): readonly NamedOperation[] {
  if (opened.problem !== null) return [];
  const names = new Map<string, string>();
  for (const { opcode, operation } of opened.page.rows) if (opcode !== null) names.set(opcode, operation);
  return [...names].map(([opcode, name]) => ({ opcode, name }));
}
