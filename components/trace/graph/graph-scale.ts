import type { Spot } from "@/lib/domain/trace/graph-layout";

/** In units of the drawing. */
export const COLUMN = 168;
export const LINE = 34;
export const MARGIN = 12;
export const NODE_WIDTH = 34;
export const NODE_HEIGHT = 22;

/** Centre of a node. */
export function placed(spot: Spot | undefined): Spot {
  const { x, y } = spot ?? { x: 0, y: 0 };
  return { x: MARGIN + NODE_WIDTH / 2 + x * COLUMN, y: MARGIN + LINE / 2 + y * LINE };
}
