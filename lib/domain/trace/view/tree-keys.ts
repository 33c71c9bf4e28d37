import type { TraceRow } from "./trace-view";

type Node = Pick<TraceRow, "parent" | "depth">;

/** The steps that are visible while some are collapsed. */
export function visiblePlaces(rows: readonly Node[], closed: ReadonlySet<number>): readonly number[] {
  const visible: number[] = [];
  let hiddenBelow = Infinity;
  for (const [place, { depth }] of rows.entries()) {
    if (depth > hiddenBelow) continue;
    hiddenBelow = closed.has(place) ? depth : Infinity;
    visible.push(place);
  }
  return visible;
}

/** In preorder, the descendants of a step follow it directly. */
export function hasChildren(rows: readonly Node[], place: number): boolean {
  return rows[place + 1]?.parent === place;
}

/**
 * The effect of a key in a tree: moves to a step, or collapses or expands the current one; null for all other
 * keys.
 */
export type TreeMove = { readonly to: number } | { readonly fold: boolean } | null;

/** The keys of a tree according to the WAI-ARIA authoring practices. */
export function treeMove(
  key: string,
  at: number,
  rows: readonly Node[],
  closed: ReadonlySet<number>,
): TreeMove {
  const visible = visiblePlaces(rows, closed);
  const here = visible.indexOf(at);
  const to = (place: number | null | undefined): TreeMove =>
    place === null || place === undefined ? null : { to: place };
  switch (key) {
    case "ArrowDown":
      return to(visible[here + 1]);
    case "ArrowUp":
      return to(visible[here - 1]);
    case "Home":
      return to(visible[0]);
    case "End":
      return to(visible.at(-1));
    case "ArrowRight":
      if (!hasChildren(rows, at)) return null;
      return closed.has(at) ? { fold: false } : { to: at + 1 };
    case "ArrowLeft":
      if (hasChildren(rows, at) && !closed.has(at)) return { fold: true };
      return to(rows[at]?.parent);
    default:
      return null;
  }
}

export interface Siblings {
  readonly size: number;
  readonly position: number;
}

/** For each step: the number of its siblings, and its position among them. */
export function siblingsOf(rows: readonly Node[]): readonly Siblings[] {
  const sizes = new Map<number | null, number>();
  const positions = rows.map(({ parent }) => {
    const position = (sizes.get(parent) ?? 0) + 1;
    sizes.set(parent, position);
    return position;
  });
  return rows.map(({ parent }, place) => ({
    size: sizes.get(parent) ?? 1,
    position: positions[place] ?? 1,
  }));
}
