"use client";

import { rowList } from "@/components/list/row-list";
import { NFT_TRANSFER_LIST } from "@/lib/domain/nft/nft-row-kinds";
import { nftTransferColumns } from "./nft-transfer-columns";

export const NftTransferList = rowList({ kind: NFT_TRANSFER_LIST, columns: nftTransferColumns });
