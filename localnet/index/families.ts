import { BASIC_ACTIONS } from "./actions/basic";
import type { ActionKind } from "./actions/kind";
import type { Family } from "./family";
import { NAMES } from "./names/names";

/** All that the index knows. What an earlier one finds in a trace, later ones do not. */
export const FAMILIES: readonly Family[] = [NAMES];

export const ACTION_KINDS: readonly ActionKind[] = [
  ...FAMILIES.flatMap(({ actions }) => actions),
  ...BASIC_ACTIONS,
];
