import type { ActionDetails, KnownActionType } from "../../toncenter/v3/action-details";
import { basicTemplates } from "./families/basic-templates";
import { cocoonTemplates } from "./families/cocoon-templates";
import { coffeeTemplates } from "./families/coffee-templates";
import { dexTemplates } from "./families/dex-templates";
import { dnsTemplates } from "./families/dns-templates";
import { evaaTemplates } from "./families/evaa-templates";
import { jettonTemplates } from "./families/jetton-templates";
import { jvaultTemplates } from "./families/jvault-templates";
import { layerzeroTemplates } from "./families/layerzero-templates";
import { multisigTemplates } from "./families/multisig-templates";
import { nftMarketTemplates } from "./families/nft-market-templates";
import { nftTemplates } from "./families/nft-templates";
import { stakingTemplates } from "./families/staking-templates";
import { subscriptionTemplates } from "./families/subscription-templates";
import { tgbtcTemplates } from "./families/tgbtc-templates";
import { vestingTemplates } from "./families/vesting-templates";
import type { ActionKind } from "./action-kinds";
import type { ActionTemplate } from "./action-template";

/** The templates of all action types. A new type is a new entry in its family. */
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

/** Type names that the service uses in answers only: it stores and filters these actions under other names. */
const NOT_STORED: ReadonlySet<string> = new Set([
  "extra_currency_transfer",
] satisfies ActionDetails["type"][]);

/** The types of a kind, as the service filters by them. */
export function typesOfKind(kind: ActionKind): readonly string[] {
  return Object.entries(ACTION_TEMPLATES)
    .filter(([type, entry]) => entry.kind === kind && !NOT_STORED.has(type))
    .map(([type]) => type);
}
