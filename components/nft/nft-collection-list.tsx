"use client";

import { rowList } from "@/components/list/row-list";
import { NFT_COLLECTION_LIST } from "@/lib/domain/nft/nft-row-kinds";
import { nftCollectionColumns } from "./nft-collection-columns";

export const NftCollectionList = rowList({ kind: NFT_COLLECTION_LIST, columns: nftCollectionColumns });
