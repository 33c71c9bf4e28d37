import type { ActionKind } from "@/lib/query/action/kinds";

export function drawingId(kind: ActionKind): string {
  return `action-${kind}`;
}
