import type { ActionDetails, KnownActionType } from "../../toncenter/v3/action-details";
import { basicTellings } from "./families/basic";
import { cocoonTellings } from "./families/cocoon";
import { coffeeTellings } from "./families/coffee";
import { dexTellings } from "./families/dex";
import { dnsTellings } from "./families/dns";
import { evaaTellings } from "./families/evaa";
import { jettonTellings } from "./families/jetton";
import { jvaultTellings } from "./families/jvault";
import { layerzeroTellings } from "./families/layerzero";
import { multisigTellings } from "./families/multisig";
import { nftMarketTellings } from "./families/nft-market";
import { nftTellings } from "./families/nft";
import { stakingTellings } from "./families/staking";
import { subscriptionTellings } from "./families/subscription";
import { tgbtcTellings } from "./families/tgbtc";
import { vestingTellings } from "./families/vesting";
import type { ActionKind } from "./kinds";
import type { Telling } from "./telling";

/** How every type of action is told. A new type is a new row in its family. */
export const TELLINGS: Readonly<Record<KnownActionType, Telling>> = {
  ...basicTellings,
  ...jettonTellings,
  ...dexTellings,
  ...nftTellings,
  ...nftMarketTellings,
  ...dnsTellings,
  ...stakingTellings,
  ...subscriptionTellings,
  ...multisigTellings,
  ...vestingTellings,
  ...evaaTellings,
  ...jvaultTellings,
  ...coffeeTellings,
  ...layerzeroTellings,
  ...cocoonTellings,
  ...tgbtcTellings,
};

/** What the service only calls so when it answers: it keeps and filters them under the other names. */
const NOT_STORED: ReadonlySet<string> = new Set([
  "extra_currency_transfer",
] satisfies ActionDetails["type"][]);

/** The types of a kind, as the service filters by them. */
export function typesOfKind(kind: ActionKind): readonly string[] {
  return Object.entries(TELLINGS)
    .filter(([type, telling]) => telling.kind === kind && !NOT_STORED.has(type))
    .map(([type]) => type);
}
