import type { ActionFilter } from "@/lib/domain/action/action-filter";
import type { ActionKind } from "@/lib/domain/action/action-kinds";

export const KIND_LABELS: Readonly<Record<ActionKind, string>> = {
  transfer: "Transfers",
  supply: "Minting and burning",
  swap: "Swaps",
  liquidity: "Liquidity",
  nft: "NFTs",
  dns: "Domains",
  staking: "Staking",
  lending: "Lending",
  subscription: "Subscriptions",
  multisig: "Multisig",
  vesting: "Vesting",
  bridge: "Bridges",
  service: "Cocoon",
  contract: "Calls and deployments",
};

export const DIRECTION_LABELS: Readonly<Record<NonNullable<ActionFilter["direction"]>, string>> = {
  in: "Incoming",
  out: "Outgoing",
  self: "To itself",
};

export const RESULT_LABELS: Readonly<Record<NonNullable<ActionFilter["result"]>, string>> = {
  done: "Done",
  failed: "Failed",
};
