import { BASIC_ACTIONS } from "./actions/basic";
import type { ActionKind } from "./actions/kind";
import type { Family } from "./family";
import { NFTS } from "./nft/nft";

/** All that the index knows. What an earlier one finds in a trace, later ones do not. */
export const FAMILIES: readonly Family[] = [NFTS];

export const ACTION_KINDS: readonly ActionKind[] = [
  ...FAMILIES.flatMap(({ actions }) => actions),
  ...BASIC_ACTIONS,
];
