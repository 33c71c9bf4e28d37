import { BASIC_ACTIONS } from "./actions/basic";
import type { ActionKind } from "./actions/kind";
import type { Family } from "./family";
import { JETTONS } from "./jettons/family";

/** All that the index knows. What an earlier one finds in a trace, later ones do not. */
export const FAMILIES: readonly Family[] = [JETTONS];

export const ACTION_KINDS: readonly ActionKind[] = [
  ...FAMILIES.flatMap(({ actions }) => actions),
  ...BASIC_ACTIONS,
];
