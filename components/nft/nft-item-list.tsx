"use client";

import { rowList } from "@/components/list/row-list";
import { NFT_ITEM_LIST } from "@/lib/domain/nft/nft-row-kinds";
import { nftItemColumns } from "./nft-item-columns";

export const NftItemList = rowList({
  kind: NFT_ITEM_LIST,
  columns: nftItemColumns,
  isGallery: ({ view }) => view === "gallery",
});
