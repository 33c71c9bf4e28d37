import "server-only";
import type { BlockFilter } from "../../domain/block/block-filter";
import type { BlockRow } from "../../domain/block/block-row";
import type { Page } from "../../domain/list/page";
import { renderedRows, type ListPosition } from "../../domain/list/position";
import type { NodeBlocks } from "../../domain/block/node-blocks";
import { blocks } from "../../toncenter/v3/block";
import { loadBlocks } from "./blocks";
import { isIndexLate } from "../status/head";
import { loadNodeBlocks } from "./node-blocks";

/** The page of blocks: a list of the index, and what a node tells where that has nothing, or nothing new. */
export interface BlocksPage {
  readonly page: Page<BlockRow>;
  readonly node: NodeBlocks | null;
}

/** One call upstream, and two to a node while the index fails or is late. */
export async function loadBlocksPage(
  network: string,
  position: ListPosition,
  filter: BlockFilter,
): Promise<BlocksPage> {
  const limit = renderedRows(position, blocks.paging?.max ?? position.rows);
  const page = await loadBlocks(network, { offset: 0, limit, pin: position.pin }, "person", filter);
  // A node has no list by time; of the past it would tell one block.
  const helps = filter.until === null && (page.problem !== null || isIndexLate(network));
  return { page, node: helps ? await loadNodeBlocks(network) : null };
}
