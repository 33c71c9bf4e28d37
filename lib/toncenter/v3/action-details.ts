import type * as v from "valibot";
import { basicDetails } from "./action-details/basic";
import { cocoonDetails } from "./action-details/cocoon";
import { coffeeDetails } from "./action-details/coffee";
import { dexDetails } from "./action-details/dex";
import { dnsDetails } from "./action-details/dns";
import { evaaDetails } from "./action-details/evaa";
import { jettonDetails } from "./action-details/jetton";
import { jvaultDetails } from "./action-details/jvault";
import { layerzeroDetails } from "./action-details/layerzero";
import { multisigDetails } from "./action-details/multisig";
import { nftDetails } from "./action-details/nft";
import { nftMarketDetails } from "./action-details/nft-market";
import { stakingDetails } from "./action-details/staking";
import { subscriptionDetails } from "./action-details/subscription";
import { tgbtcDetails } from "./action-details/tgbtc";
import { vestingDetails } from "./action-details/vesting";
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
