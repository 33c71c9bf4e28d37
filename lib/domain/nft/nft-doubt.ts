import { capitalized, suspicionOf, type TrustKind } from "../../text/trust/trust-rules";
import type { Address } from "../../ton/address/address";
import type { Metadata, TokenInfo } from "../../toncenter/v3/address-book";
import { tokenInfoIn } from "../token/token-metadata";

export const NFT_ITEMS = ["nft_items"] as const;
export const NFT_COLLECTIONS_TYPE = ["nft_collections"] as const;

/** Only the beginning of longer names is examined. */
const LONGEST_EXAMINED = 1_000;

/** Why an NFT may mislead; null where there is no reason to think so. The domain is what the item is, if it is one. */
export function nftDoubt(
  metadata: Metadata,
  item: Address,
  collection: Address | null,
  domain: string | null,
): string | null {
  const info = tokenInfoIn(metadata, item, NFT_ITEMS);
  const of = collection === null ? null : tokenInfoIn(metadata, collection, NFT_COLLECTIONS_TYPE);
  const reported = reportOf(info, "item") ?? reportOf(of, "collection", "Collection");
  return reported ?? infoDoubt(info, "item", domain) ?? infoDoubt(of, "collection", null, "Collection");
}

export function collectionDoubt(metadata: Metadata, collection: Address): string | null {
  return infoDoubt(tokenInfoIn(metadata, collection, NFT_COLLECTIONS_TYPE), "collection", null);
}

/** A report about it comes before doubts about its name, also where the report is about its collection. */
function reportOf(info: TokenInfo | null, kind: TrustKind, whose = ""): string | null {
  return doubtOf(info, [], kind, whose);
}

/** Why the metadata of an item or a collection may mislead. */
export function infoDoubt(
  info: TokenInfo | null,
  kind: TrustKind,
  domain: string | null,
  whose = "",
): string | null {
  // A domain's name is what identifies it, and it has plain letters only.
  const texts = domain !== null ? [] : [(info?.name ?? "").slice(0, LONGEST_EXAMINED)];
  return doubtOf(info, texts, kind, whose);
}

function doubtOf(
  info: TokenInfo | null,
  texts: readonly string[],
  kind: TrustKind,
  whose: string,
): string | null {
  const mark = suspicionOf({ kind, texts, isScam: info?.is_scam === true, isNsfw: info?.is_nsfw === true });
  if (mark === null) return null;
  const subject = [whose, mark.ofName ? "name" : ""].filter((word) => word !== "").join(" ");
  return subject === "" ? mark.reason : capitalized(`${subject} ${mark.words}`);
}
