import { BASIC_ACTIONS } from "./actions/basic-actions";
import type { ActionKind } from "./actions/action-kind";
import type { Family } from "./contract-family";
import { JETTONS } from "./jettons/jetton-family";
import { MULTISIGS } from "./multisig/multisig-family";
import { DNS } from "./dns/dns-family";
import { NFTS } from "./nft/nft-family";
import { STAKING } from "./staking/staking-family";
import { SUBSCRIPTIONS } from "./subscription/subscription-family";
import { VESTINGS } from "./vesting/vesting-family";

/** In order of priority: earlier families claim trace nodes first. */
export const FAMILIES: readonly Family[] = [JETTONS, DNS, NFTS, STAKING, MULTISIGS, VESTINGS, SUBSCRIPTIONS];

export const ACTION_KINDS: readonly ActionKind[] = [
  ...FAMILIES.flatMap(({ actions }) => actions),
  ...BASIC_ACTIONS,
];
