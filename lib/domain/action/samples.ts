import { basicSamples } from "./samples/basic";
import { cocoonSamples } from "./samples/cocoon";
import { coffeeSamples } from "./samples/coffee";
import { dexSamples } from "./samples/dex";
import { dnsSamples } from "./samples/dns";
import { evaaSamples } from "./samples/evaa";
import { jettonSamples } from "./samples/jetton";
import { jvaultSamples } from "./samples/jvault";
import { layerzeroSamples } from "./samples/layerzero";
import { multisigSamples } from "./samples/multisig";
import { nftMarketSamples } from "./samples/nft-market";
import { nftSamples } from "./samples/nft";
import { stakingSamples } from "./samples/staking";
import { subscriptionSamples } from "./samples/subscription";
import { tgbtcSamples } from "./samples/tgbtc";
import { vestingSamples } from "./samples/vesting";
import type { KnownActionType } from "../../toncenter/v3/action-details";

/** Made-up details of every type of action, with all fields that it has, as the service writes them. */
export const ACTION_SAMPLES: Readonly<Record<KnownActionType, unknown>> = {
  ...basicSamples,
  ...cocoonSamples,
  ...coffeeSamples,
  ...dexSamples,
  ...dnsSamples,
  ...evaaSamples,
  ...jettonSamples,
  ...jvaultSamples,
  ...layerzeroSamples,
  ...multisigSamples,
  ...nftMarketSamples,
  ...nftSamples,
  ...stakingSamples,
  ...subscriptionSamples,
  ...tgbtcSamples,
  ...vestingSamples,
};
