import { formatBlockId, MASTERCHAIN } from "../../ton/block/block";
import type { RowKind } from "../list/row-kind";
import { writeBlockFilter, type BlockFilter } from "./block-filter";
import type { BlockRow } from "./block-row";

export function blockRowId(block: BlockRow): string {
  return formatBlockId(block);
}

/** Blocks of one chain or shard. */
export const BLOCKS: RowKind<BlockRow, BlockFilter> = {
  name: "blocks",
  noun: "block",
  loadSchema: () => import("./block-row").then((module) => module.BlockRow),
  loadFileColumns: () => import("./block-file-columns").then((module) => module.blockFileColumns),
  idOf: blockRowId,
  pageQuery: writeBlockFilter,
  rowsQuery: writeBlockFilter,
  caption: ({ workchain }) =>
    `${workchain === MASTERCHAIN ? "Masterchain blocks" : "Shard blocks"}, newest first`,
  subject: () => null,
  isOpenEnded: ({ until }) => until === null,
};
