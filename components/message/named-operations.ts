import type { OpenedList } from "@/lib/domain/list/opened-list";
import type { MessageRow } from "@/lib/domain/message/message-row";
import type { FilterSuggestion } from "../list/filter-form";

/** The operations of the first page, as suggestions. */
export function namedOperations(opened: OpenedList<MessageRow, unknown>): readonly FilterSuggestion[] {
  if (opened.problem !== null) return [];
  const names = new Map<string, string>();
  for (const { opcode, operation } of opened.page.rows) if (opcode !== null) names.set(opcode, operation);
  return [...names].map(([opcode, name]) => ({ value: opcode, name }));
}
