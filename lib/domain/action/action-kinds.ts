/** Categories of actions, for the filter and the icon. */
export const ACTION_KINDS = [
  "transfer",
  "supply",
  "swap",
  "liquidity",
  "nft",
  "dns",
  "staking",
  "lending",
  "subscription",
  "multisig",
  "vesting",
  "bridge",
  "service",
  "contract",
] as const;

export type ActionKind = (typeof ACTION_KINDS)[number];
