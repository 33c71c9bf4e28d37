import { BASIC_ACTIONS } from "./actions/basic";
import type { ActionKind } from "./actions/kind";
import type { Family } from "./family";
import { JETTONS } from "./jettons/family";
import { MULTISIGS } from "./multisig/family";
import { NAMES } from "./names/names";
import { NFTS } from "./nft/nft";
import { STAKING } from "./staking/family";
import { SUBSCRIPTIONS } from "./subscription/family";
import { VESTINGS } from "./vesting/family";

/** All that the index knows. What an earlier one finds in a trace, later ones do not. */
export const FAMILIES: readonly Family[] = [
  JETTONS,
  NAMES,
  NFTS,
  STAKING,
  MULTISIGS,
  VESTINGS,
  SUBSCRIPTIONS,
];

export const ACTION_KINDS: readonly ActionKind[] = [
  ...FAMILIES.flatMap(({ actions }) => actions),
  ...BASIC_ACTIONS,
];
