import type { Address } from "../../ton/address/address";
import type { Hash } from "../../ton/value/hash";
import type { ApiError } from "../../toncenter/error";
import type { NftCollection, NftItem } from "../../toncenter/v3/v3-nft";
import { metadataFields, readMetadata, type MetadataField } from "../token/metadata-field";
import { metadataOrigin, type MetadataOrigin } from "../token/metadata-origin";
import { tokenInfoIn } from "../token/token-metadata";
import type { Party } from "../transaction/transaction-row";
import {
  listingOf,
  namedListings,
  nftCollectionRow,
  nftItemRow,
  partyOrNull,
  type NamedAnswer,
} from "./make-nft-rows";
import { PAGE_ATTRIBUTES, readAttributes, type NftAttributes } from "./nft-attribute";
import type { NftCollectionRow } from "./nft-collection-row";
import { NFT_COLLECTIONS_TYPE, NFT_ITEMS } from "./nft-doubt";
import type { NftItemRow } from "./nft-item-row";

/** What the details of an NFT and of a collection have in common. */
interface NftDetails {
  readonly description: string | null;
  readonly origin: MetadataOrigin;
  /** The service has not read its metadata yet. */
  readonly unread: boolean;
  /** What the contract itself says. */
  readonly content: readonly MetadataField[];
  /** What the service has read, from wherever it is kept. */
  readonly read: readonly MetadataField[];
  readonly codeHash: Hash | null;
  readonly dataHash: Hash | null;
  readonly lastLt: bigint | null;
}

export interface NftCollectionProfile extends NftDetails {
  readonly is: "collection";
  readonly row: NftCollectionRow;
}

export interface NftItemProfile extends NftDetails {
  readonly is: "item";
  readonly row: NftItemRow;
  readonly attributes: NftAttributes;
  /** The account that has it: the sale contract, if the item is listed. */
  readonly holder: Party | null;
  readonly isInitialized: boolean;
  readonly isSoulbound: boolean;
  /** The contract that sells it. */
  readonly listedBy: Address | null;
  /** A contract that claims to sell it, but does not have it. */
  readonly claimedBy: Address | null;
  /** How many items its collection has made, where it numbers them. */
  readonly collectionNext: bigint | null;
}

export type NftProfile = NftCollectionProfile | NftItemProfile;

/** A null profile means that there is neither an NFT nor a collection at that address. */
export interface NftReport {
  readonly profile: NftProfile | null;
  readonly problem: ApiError | null;
}

export function nftItemProfile(item: NftItem, answer: NamedAnswer): NftItemProfile {
  const { address, collection, owner_address: holder } = item;
  const info = tokenInfoIn(answer.metadata, address, NFT_ITEMS);
  const listing = listingOf(item);
  const next = collection?.next_item_index ?? null;
  return {
    is: "item",
    row: nftItemRow(item, answer),
    attributes: readAttributes(info, PAGE_ATTRIBUTES),
    holder: partyOrNull(holder, answer),
    isInitialized: item.init !== false,
    isSoulbound: answer.address_book[address]?.interfaces?.includes("sbt") === true,
    listedBy: listing?.contract ?? null,
    claimedBy: listing === null ? (namedListings(item)[0]?.contract ?? null) : null,
    collectionNext: next !== null && next >= 0n ? next : null,
    ...detailsOf(item, item.content, info, answer),
  };
}

export function nftCollectionProfile(collection: NftCollection, answer: NamedAnswer): NftCollectionProfile {
  const info = tokenInfoIn(answer.metadata, collection.address, NFT_COLLECTIONS_TYPE);
  return {
    is: "collection",
    row: nftCollectionRow(collection, answer),
    ...detailsOf(collection, collection.collection_content, info, answer),
  };
}

function detailsOf(
  thing: Pick<NftItem, "address" | "code_hash" | "data_hash" | "last_transaction_lt">,
  content: Readonly<Record<string, unknown>> | null,
  info: ReturnType<typeof tokenInfoIn>,
  { metadata }: NamedAnswer,
): NftDetails {
  return {
    description: info?.description ?? null,
    origin: metadataOrigin(content),
    unread: metadata[thing.address]?.is_indexed === false,
    content: metadataFields(content ?? {}),
    read: readMetadata(info),
    codeHash: thing.code_hash,
    dataHash: thing.data_hash,
    lastLt: thing.last_transaction_lt,
  };
}

/** Why there is nothing to show; null if there is something. */
export function nftProblem({ profile, problem }: NftReport): ApiError | null {
  return profile === null ? (problem ?? NO_NFT) : null;
}

const NO_NFT: ApiError = { kind: "not-found", message: "no NFT and no collection at this address" };
