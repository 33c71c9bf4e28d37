import type { Spot } from "@/lib/domain/trace/view/graph-layout";

/** In units of the drawing. */
export const NODE_WIDTH = 148;
export const NODE_HEIGHT = 40;
/** Distances of nodes: a label fits between two columns. */
export const COLUMN = NODE_WIDTH + 138;
export const LINE = NODE_HEIGHT + 14;
export const MARGIN = 12;

/** Centre of a node. */
export function placed(spot: Spot | undefined): Spot {
  const { x, y } = spot ?? { x: 0, y: 0 };
  return { x: MARGIN + NODE_WIDTH / 2 + x * COLUMN, y: MARGIN + LINE / 2 + y * LINE };
}
