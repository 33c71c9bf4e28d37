import type { RowKind } from "../list/row-kind";
import { hasAttributes } from "./nft-attribute";
import type { NftCollectionRow } from "./nft-collection-row";
import type { NftItemRow } from "./nft-item-row";
import {
  writeNftCollectionsQuery,
  writeNftItemsQuery,
  writeNftTransfersQuery,
  type NftCollectionsQuery,
  type NftItemsQuery,
  type NftTransfersQuery,
} from "./nft-queries";
import type { NftTransferRow } from "./nft-transfer-row";

export function nftRowId({ address }: { readonly address: string }): string {
  return address;
}

function contains(text: string | null, ...values: readonly (string | null)[]): boolean {
  const part = text?.toLocaleLowerCase("en") ?? "";
  return values.some((value) => value?.toLocaleLowerCase("en").includes(part) === true);
}

/** Collections in the order in which the index found them. */
export const NFT_COLLECTION_LIST: RowKind<NftCollectionRow, NftCollectionsQuery> = {
  name: "nft-collections",
  noun: "collection",
  loadSchema: () => import("./nft-collection-row").then((module) => module.NftCollectionRow),
  loadFileColumns: () => import("./nft-file-columns").then((module) => module.nftCollectionFileColumns),
  idOf: nftRowId,
  pageQuery: writeNftCollectionsQuery,
  rowsQuery: writeNftCollectionsQuery,
  caption: () => "NFT collections, in the order in which the index found them",
  subject: () => null,
  isOpenEnded: () => false,
  local: {
    isActive: ({ text }) => text !== null,
    keeps: ({ name }, { text }) => contains(text, name),
    note: (kept, loaded) => `${kept} of the ${loaded} collections loaded so far match.`,
  },
};

/** Anybody can send NFTs, so those that may mislead are hidden until the visitor requests them. */
function hidesSuspicious({ subject, suspicious }: NftItemsQuery): boolean {
  return subject.of === "owner" && !suspicious;
}

function hasLocalFilter({ text, attributes, listed }: NftItemsQuery): boolean {
  return text !== null || attributes.length > 0 || listed;
}

/** The NFTs of a collection by index, or those of an owner. */
export const NFT_ITEM_LIST: RowKind<NftItemRow, NftItemsQuery> = {
  name: "nft-items",
  noun: "NFT",
  loadSchema: () => import("./nft-item-row").then((module) => module.NftItemRow),
  loadFileColumns: () => import("./nft-file-columns").then((module) => module.nftItemFileColumns),
  idOf: nftRowId,
  pageQuery: writeNftItemsQuery,
  rowsQuery: (query) => {
    const params = writeNftItemsQuery(query);
    params.set("of", query.subject.of);
    params.set("subject", query.subject.address);
    return params;
  },
  caption: ({ subject }) =>
    subject.of === "collection"
      ? "NFTs of this collection, by index"
      : "NFTs of this account, by collection and index",
  subject: ({ subject }) => subject.address,
  isOpenEnded: () => false,
  local: {
    isActive: (query) => hasLocalFilter(query) || hidesSuspicious(query),
    keeps: (row, query) =>
      (query.text === null || contains(query.text, row.name)) &&
      (!query.listed || row.listing !== null) &&
      hasAttributes(row.attributes, query.attributes) &&
      !(hidesSuspicious(query) && row.doubt !== null),
    note: (kept, loaded, query) =>
      hasLocalFilter(query)
        ? `${kept} of the ${loaded} NFTs loaded so far match.`
        : `Suspicious NFTs hidden: ${loaded - kept} of ${loaded} loaded.`,
  },
};

/** A transaction belongs to one item, and receives one message. */
export function nftTransferId({ transaction }: { readonly transaction: string }): string {
  return transaction;
}

/** Transfers of the NFTs of a collection, or of one NFT, the newest first. */
export const NFT_TRANSFER_LIST: RowKind<NftTransferRow, NftTransfersQuery> = {
  name: "nft-transfers",
  noun: "transfer",
  loadSchema: () => import("./nft-transfer-row").then((module) => module.NftTransferRow),
  loadFileColumns: () => import("./nft-file-columns").then((module) => module.nftTransferFileColumns),
  idOf: nftTransferId,
  pageQuery: writeNftTransfersQuery,
  rowsQuery: (query) => {
    const params = writeNftTransfersQuery(query);
    params.set("of", query.of);
    params.set("subject", query.address);
    return params;
  },
  caption: ({ of }) =>
    of === "collection"
      ? "Transfers of NFTs of this collection, newest first"
      : "Transfers of this NFT, newest first",
  subject: ({ address }) => address,
  isOpenEnded: ({ until }) => until === null,
};
