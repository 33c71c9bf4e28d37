import type { Address } from "../../ton/address/address";
import type { AddressBook, Metadata } from "../../toncenter/v3/address-book";
import { itemDomain } from "../../toncenter/v3/item-domain";
import type { NftCollection, NftItem, NftTransfer } from "../../toncenter/v3/v3-nft";
import { payloadComment } from "../token/payload-comment";
import { metadataOrigin } from "../token/metadata-origin";
import { tokenInfoIn } from "../token/token-metadata";
import { partyOf } from "../transaction/make-transaction-row";
import type { Party } from "../transaction/transaction-row";
import { readAttributes, ROW_ATTRIBUTES } from "./nft-attribute";
import type { NftCollectionRow } from "./nft-collection-row";
import { collectionDoubt, NFT_COLLECTIONS_TYPE, NFT_ITEMS, nftDoubt } from "./nft-doubt";
import type { NamedNft, NftItemRow, NftListing } from "./nft-item-row";
import type { NftTransferRow } from "./nft-transfer-row";

/** The names that come with an answer. */
export interface NamedAnswer {
  readonly address_book: AddressBook;
  readonly metadata: Metadata;
}

/** In rows; the item's own page has more of it. */
const MAX_NAME = 200;

export function nftCollectionRow(collection: NftCollection, answer: NamedAnswer): NftCollectionRow {
  const { address, owner_address: owner, next_item_index: next, collection_content: content } = collection;
  return {
    address,
    name: nameOf(answer.metadata, address, null),
    doubt: collectionDoubt(answer.metadata, address),
    picture: pictureOf(answer.metadata, address),
    owner: partyOrNull(owner, answer),
    // Collections whose indexes are hashes or times do not count their items, and say -1.
    nextIndex: next !== null && next >= 0n ? next : null,
    origin: metadataOrigin(content),
    unread: answer.metadata[address]?.is_indexed === false,
  };
}

export function nftItemRow(item: NftItem, answer: NamedAnswer): NftItemRow {
  const { address, collection_address: collection, index } = item;
  const listing = listingOf(item);
  return {
    ...namedNft(address, collection, answer),
    index,
    collection: collection === null ? null : namedCollection(collection, answer),
    owner: partyOrNull(
      listing === null ? item.owner_address : (item.real_owner ?? item.owner_address),
      answer,
    ),
    listing: listing?.kind ?? null,
    attributes: readAttributes(tokenInfoIn(answer.metadata, address, NFT_ITEMS), ROW_ATTRIBUTES).shown,
  };
}

/** A contract that offers an item. */
interface ListedBy {
  readonly kind: NftListing;
  readonly contract: Address;
}

/** Only a contract that has the item can sell it. Names of the internet are sold in their own contract's auctions. */
export function listingOf(item: NftItem): ListedBy | null {
  const has = ({ contract }: ListedBy) => contract === item.owner_address || contract === item.address;
  return namedListings(item).find(has) ?? null;
}

/** The contracts that the index names, whether they have the item or not. */
export function namedListings({
  sale_contract_address: sale,
  auction_contract_address: auction,
}: NftItem): readonly ListedBy[] {
  return [
    ...(sale === null ? [] : [{ kind: "sale", contract: sale } as const]),
    ...(auction === null ? [] : [{ kind: "auction", contract: auction } as const]),
  ];
}

export function nftTransferRow(transfer: NftTransfer, answer: NamedAnswer): NftTransferRow {
  const from = partyOrNull(transfer.old_owner, answer);
  return {
    transaction: transfer.transaction_hash,
    lt: transfer.transaction_lt,
    at: transfer.transaction_now,
    item: namedNft(transfer.nft_address, transfer.nft_collection, answer),
    from,
    to: partyOrNull(transfer.new_owner, answer),
    failed: transfer.transaction_aborted === true,
    comment: payloadComment(transfer.forward_payload, transfer.decoded_forward_payload, from),
  };
}

export function namedNft(address: Address, collection: Address | null, answer: NamedAnswer): NamedNft {
  const { address_book: book, metadata } = answer;
  const domain = itemDomain(tokenInfoIn(metadata, address, NFT_ITEMS), book[address]?.interfaces);
  const doubt = nftDoubt(metadata, address, collection, domain);
  return { address, name: nameOf(metadata, address, domain), doubt, picture: pictureOf(metadata, address) };
}

export function namedCollection(address: Address, { metadata }: NamedAnswer): NamedNft {
  const doubt = collectionDoubt(metadata, address);
  return { address, name: nameOf(metadata, address, null), doubt, picture: pictureOf(metadata, address) };
}

function pictureOf(metadata: Metadata, address: Address): string | null {
  return tokenInfoIn(metadata, address, [...NFT_ITEMS, ...NFT_COLLECTIONS_TYPE])?.picture ?? null;
}

/** Domains and user names are their own names. */
function nameOf(metadata: Metadata, address: Address, domain: string | null): string | null {
  const info = tokenInfoIn(metadata, address, [...NFT_ITEMS, ...NFT_COLLECTIONS_TYPE]);
  const name = domain ?? info?.name ?? "";
  return name === "" ? null : name.slice(0, MAX_NAME);
}

export function partyOrNull(address: Address | null, { address_book: book }: NamedAnswer): Party | null {
  return address === null ? null : partyOf(address, book);
}
