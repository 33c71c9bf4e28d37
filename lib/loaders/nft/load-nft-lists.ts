import "server-only";
import { nftCollectionRow, nftItemRow, nftTransferRow } from "../../domain/nft/make-nft-rows";
import type { NftCollectionRow } from "../../domain/nft/nft-collection-row";
import type { NftItemRow } from "../../domain/nft/nft-item-row";
import {
  readNftCollectionsQuery,
  readNftItemsQuery,
  readNftTransfersQuery,
  readOfSubject,
} from "../../domain/nft/read-nft-queries";
import {
  nftCollectionParams,
  type NftCollectionsQuery,
  type NftItemsQuery,
  type NftTransfersQuery,
} from "../../domain/nft/nft-queries";
import {
  NFT_COLLECTION_LIST,
  NFT_ITEM_LIST,
  NFT_TRANSFER_LIST,
  nftRowId,
  nftTransferId,
} from "../../domain/nft/nft-row-kinds";
import type { NftTransferRow } from "../../domain/nft/nft-transfer-row";
import { ownedNfts } from "../../domain/nft/owned-nfts";
import { nftCollections, nftItems, nftTransfers } from "../../toncenter/v3/v3-nft";
import { loadPage } from "../list/load-page";
import type { RowSource } from "../list/row-source";

/** All collections of the network, or those of one owner. One call. */
export const NFT_COLLECTION_SOURCE: RowSource<NftCollectionRow, NftCollectionsQuery> = {
  kind: NFT_COLLECTION_LIST,
  readQuery: readNftCollectionsQuery,
  endpoint: nftCollections,
  load: ({ id }, query, request, lane) =>
    loadPage(id, nftCollections, nftCollectionParams(query), {
      ...request,
      trim: nftCollectionRow,
      idOf: nftRowId,
      lane,
    }),
};

/** The items of a collection or of an owner. One call. */
export const NFT_ITEM_SOURCE: RowSource<NftItemRow, NftItemsQuery> = {
  kind: NFT_ITEM_LIST,
  readQuery: (params) =>
    readOfSubject(params, ["collection", "owner"], (of, address) =>
      readNftItemsQuery({ of, address }, params),
    ),
  endpoint: nftItems,
  load: ({ id }, query, request, lane) =>
    loadPage(id, nftItems, itemParams(query), { ...request, trim: nftItemRow, idOf: nftRowId, lane }),
};

function itemParams({ subject, collection }: NftItemsQuery) {
  if (subject.of === "collection") return { collection_address: [subject.address] };
  return {
    ...ownedNfts(subject.address),
    ...(collection === null ? {} : { collection_address: [collection] }),
  };
}

/** Transfers of one NFT, or of a collection's NFTs. One call. */
export const NFT_TRANSFER_SOURCE: RowSource<NftTransferRow, NftTransfersQuery> = {
  kind: NFT_TRANSFER_LIST,
  readQuery: (params) =>
    readOfSubject(params, ["collection", "item"], (of, address) =>
      readNftTransfersQuery({ of, address }, params),
    ),
  endpoint: nftTransfers,
  load: ({ id }, query, request, lane) =>
    loadPage(id, nftTransfers, transferParams(query), {
      ...request,
      trim: nftTransferRow,
      idOf: nftTransferId,
      lane,
    }),
};

function transferParams({ of, address, owner, direction, from, until }: NftTransfersQuery) {
  return {
    ...(of === "collection" ? { collection_address: address } : { item_address: [address] }),
    ...(owner === null ? {} : { owner_address: [owner] }),
    // The service supports a direction only together with an owner.
    ...(owner === null || direction === null ? {} : { direction }),
    ...(from === null ? {} : { start_utime: from }),
    ...(until === null ? {} : { end_utime: until }),
  };
}
