import { nftActivityPath, nftDetailsPath, nftOwnersPath, nftPath, type AddressNetwork } from "../../paths";
import type { Address } from "../../ton/address/address";

interface Tab {
  readonly name: string;
  /** The path segment after the NFT's. */
  readonly segment: string | null;
  readonly path: (network: AddressNetwork, address: Address) => string;
}

const DETAILS: Tab = { name: "Details", segment: "details", path: nftDetailsPath };

/** The tabs of an NFT or collection, each its own page. */
export const NFT_TABS = {
  collection: [
    { name: "Items", segment: null, path: nftPath },
    { name: "Owners", segment: "owners", path: nftOwnersPath },
    { name: "Activity", segment: "activity", path: nftActivityPath },
    DETAILS,
  ],
  item: [
    { name: "Overview", segment: null, path: nftPath },
    { name: "Activity", segment: "activity", path: nftActivityPath },
    DETAILS,
  ],
} as const satisfies Readonly<Record<string, readonly Tab[]>>;
