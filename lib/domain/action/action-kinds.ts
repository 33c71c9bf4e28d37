/** What sort of thing an action is: for filters, and for the drawing before it. */
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
