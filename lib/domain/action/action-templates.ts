import type { ActionDetails, KnownActionType } from "../../toncenter/v3/action-details";
import { basicTemplates } from "./families/basic";
import { cocoonTemplates } from "./families/cocoon";
import { coffeeTemplates } from "./families/coffee";
import { dexTemplates } from "./families/dex";
import { dnsTemplates } from "./families/dns";
import { evaaTemplates } from "./families/evaa";
import { jettonTemplates } from "./families/jetton";
import { jvaultTemplates } from "./families/jvault";
import { layerzeroTemplates } from "./families/layerzero";
import { multisigTemplates } from "./families/multisig";
import { nftMarketTemplates } from "./families/nft-market";
import { nftTemplates } from "./families/nft";
import { stakingTemplates } from "./families/staking";
import { subscriptionTemplates } from "./families/subscription";
import { tgbtcTemplates } from "./families/tgbtc";
import { vestingTemplates } from "./families/vesting";
import type { ActionKind } from "./action-kinds";
import type { ActionTemplate } from "./action-template";

/** How every type of action is told. A new type is a new row in its family. */
export const ACTION_TEMPLATES: Readonly<Record<KnownActionType, ActionTemplate>> = {
  ...basicTemplates,
  ...jettonTemplates,
  ...dexTemplates,
  ...nftTemplates,
  ...nftMarketTemplates,
  ...dnsTemplates,
  ...stakingTemplates,
  ...subscriptionTemplates,
  ...multisigTemplates,
  ...vestingTemplates,
  ...evaaTemplates,
  ...jvaultTemplates,
  ...coffeeTemplates,
  ...layerzeroTemplates,
  ...cocoonTemplates,
  ...tgbtcTemplates,
};

/** What the service only calls so when it answers: it keeps and filters them under the other names. */
const NOT_STORED: ReadonlySet<string> = new Set([
  "extra_currency_transfer",
] satisfies ActionDetails["type"][]);

/** The types of a kind, as the service filters by them. */
export function typesOfKind(kind: ActionKind): readonly string[] {
  return Object.entries(ACTION_TEMPLATES)
    .filter(([type, telling]) => telling.kind === kind && !NOT_STORED.has(type))
    .map(([type]) => type);
}
