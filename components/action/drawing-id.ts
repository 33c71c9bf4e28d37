import type { ActionKind } from "@/lib/domain/action/action-kinds";

export function drawingId(kind: ActionKind): string {
  return `action-${kind}`;
}
