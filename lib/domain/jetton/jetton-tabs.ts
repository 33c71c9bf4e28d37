import {
  jettonBurnsPath,
  jettonContractPath,
  jettonMetadataPath,
  jettonPath,
  jettonTransfersPath,
  type AddressNetwork,
} from "../../paths";
import type { Address } from "../../ton/address/address";

interface Tab {
  readonly name: string;
  readonly path: (network: AddressNetwork, master: Address) => string;
}

/** The tabs of a jetton, each its own page. */
export const JETTON_TABS = {
  holders: { name: "Holders", path: jettonPath },
  transfers: { name: "Transfers", path: jettonTransfersPath },
  burns: { name: "Burns", path: jettonBurnsPath },
  metadata: { name: "Metadata", path: jettonMetadataPath },
  contract: { name: "Contract", path: jettonContractPath },
} as const satisfies Readonly<Record<string, Tab>>;

export type JettonTab = keyof typeof JETTON_TABS;
