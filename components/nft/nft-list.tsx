"use client";

import { rowList } from "@/components/list/row-list";
import { NFT_COLLECTION_LIST, NFT_ITEM_LIST, NFT_TRANSFER_LIST } from "@/lib/domain/nft/nft-row-kinds";
import { nftCollectionColumns } from "./nft-collection-columns";
import { nftItemColumns } from "./nft-item-columns";
import { nftTransferColumns } from "./nft-transfer-columns";

export const NftCollectionList = rowList({ kind: NFT_COLLECTION_LIST, columns: nftCollectionColumns });

export const NftItemList = rowList({
  kind: NFT_ITEM_LIST,
  columns: nftItemColumns,
  isGallery: ({ view }) => view === "gallery",
});

export const NftTransferList = rowList({ kind: NFT_TRANSFER_LIST, columns: nftTransferColumns });
