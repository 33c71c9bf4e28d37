import type { ActionKind } from "@/lib/domain/action/action-kinds";

/** A kind of action, or the direction of a transfer. */
export type DrawingName = ActionKind | "in" | "out";

export function drawingId(name: DrawingName): string {
  return `action-${name}`;
}
