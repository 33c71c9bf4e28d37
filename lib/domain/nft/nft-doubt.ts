import { hasInvisible } from "../../text/invisible";
import { mixedScripts } from "../../text/scripts";
import type { Address } from "../../ton/address/address";
import type { Metadata, TokenInfo } from "../../toncenter/v3/address-book";
import { tokenInfoIn } from "../token/token-metadata";

export const NFT_ITEMS = ["nft_items"] as const;
export const NFT_COLLECTIONS_TYPE = ["nft_collections"] as const;

/** A name that tells where to go: an advertisement, whatever the item is. */
const LINK =
  /https?:|\bwww\.|\bt\.me\/|[\p{L}\d-]\.(?:com|net|org|io|xyz|app|site|online|top|club|info|me|ru|gift|link|vip|pro|live|example)\b/iu;

const isDomain = (info: TokenInfo | null) => typeof info?.extra?.["domain"] === "string";

/** Why an NFT may mislead; null where there is no reason to think so. */
export function nftDoubt(metadata: Metadata, item: Address, collection: Address | null): string | null {
  const info = tokenInfoIn(metadata, item, NFT_ITEMS);
  const of = collection === null ? null : tokenInfoIn(metadata, collection, NFT_COLLECTIONS_TYPE);
  if (info?.is_scam === true) return "Reported as scam";
  if (of?.is_scam === true) return "Collection reported as scam";
  if (info?.is_nsfw === true || of?.is_nsfw === true) return "Reported as NSFW";
  // A domain is what it says, and its own page tells look-alikes apart.
  return (
    (isDomain(info) ? null : nameDoubt(info?.name ?? "")) ?? nameDoubt(of?.name ?? "", "Collection name ")
  );
}

export function collectionDoubt(metadata: Metadata, collection: Address): string | null {
  const info = tokenInfoIn(metadata, collection, NFT_COLLECTIONS_TYPE);
  if (info?.is_scam === true) return "Reported as scam";
  if (info?.is_nsfw === true) return "Reported as NSFW";
  return nameDoubt(info?.name ?? "");
}

const LONGEST_NAME = 1_000;

function nameDoubt(name: string, whose = ""): string | null {
  const text = name.slice(0, LONGEST_NAME);
  const scripts = mixedScripts(text);
  const reason =
    scripts.length > 0
      ? `mixes ${scripts.join(" and ")}`
      : hasInvisible(text)
        ? "has invisible characters"
        : LINK.test(text)
          ? "contains a link"
          : null;
  return reason === null ? null : `${whose === "" ? "Name " : whose}${reason}`;
}
