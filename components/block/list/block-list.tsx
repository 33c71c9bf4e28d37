"use client";

import { rowList } from "@/components/list/row-list";
import { BLOCKS } from "@/lib/domain/block/block-row-kind";
import { MASTERCHAIN } from "@/lib/ton/block/block";
import { blockColumns, shardBlockColumns } from "./block-columns";

export const BlockList = rowList({
  kind: BLOCKS,
  columns: (network, { workchain }) =>
    workchain === MASTERCHAIN ? blockColumns(network) : shardBlockColumns(network),
});
