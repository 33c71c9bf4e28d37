import type * as v from "valibot";
import { basicDetails } from "./action-details/basic-details";
import { cocoonDetails } from "./action-details/cocoon-details";
import { coffeeDetails } from "./action-details/coffee-details";
import { dexDetails } from "./action-details/dex-details";
import { dnsDetails } from "./action-details/dns-details";
import { evaaDetails } from "./action-details/evaa-details";
import { jettonDetails } from "./action-details/jetton-details";
import { jvaultDetails } from "./action-details/jvault-details";
import { layerzeroDetails } from "./action-details/layerzero-details";
import { multisigDetails } from "./action-details/multisig-details";
import { nftDetails } from "./action-details/nft-details";
import { nftMarketDetails } from "./action-details/nft-market-details";
import { stakingDetails } from "./action-details/staking-details";
import { subscriptionDetails } from "./action-details/subscription-details";
import { tgbtcDetails } from "./action-details/tgbtc-details";
import { vestingDetails } from "./action-details/vesting-details";
import { readTyped, type TypedDetails } from "./typed-details";

/** All known types of actions, with their fields. A new type is a new row in its family. */
export const ACTION_DETAILS = {
  ...basicDetails,
  ...jettonDetails,
  ...dexDetails,
  ...nftDetails,
  ...nftMarketDetails,
  ...dnsDetails,
  ...stakingDetails,
  ...subscriptionDetails,
  ...multisigDetails,
  ...vestingDetails,
  ...evaaDetails,
  ...jvaultDetails,
  ...coffeeDetails,
  ...layerzeroDetails,
  ...cocoonDetails,
  ...tgbtcDetails,
} as const;

export type KnownActionType = keyof typeof ACTION_DETAILS;
export type ActionDetails = TypedDetails<typeof ACTION_DETAILS>;
export type ActionFields<T extends KnownActionType> = v.InferOutput<(typeof ACTION_DETAILS)[T]>;

export const readActionDetails = readTyped(ACTION_DETAILS);
