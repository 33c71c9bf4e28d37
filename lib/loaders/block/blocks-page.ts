import "server-only";
import type { BlockFilter } from "../../domain/block/block-filter";
import type { BlockRow } from "../../domain/block/block-row";
import type { NodeBlocks } from "../../domain/block/node-blocks";
import type { OpenedList } from "../../domain/list/opened-list";
import type { PageNetwork } from "../../domain/network/page-network";
import { openList } from "../list/row-source";
import { isIndexLate } from "../status/head";
import { BLOCK_SOURCE } from "./blocks";
import { loadNodeBlocks } from "./node-blocks";

/** The page of blocks: a list of the index, and a node's newest blocks where the index fails or is late. */
export interface BlocksPage {
  readonly opened: OpenedList<BlockRow, BlockFilter>;
  readonly node: NodeBlocks | null;
}

/** One call, and two to a node while the index fails or is late. */
export async function loadBlocksPage(network: PageNetwork, params: URLSearchParams): Promise<BlocksPage> {
  const opened = await openList(BLOCK_SOURCE, network, params);
  if (opened.problem !== null) return { opened, node: null };
  // A node has no list by time; of the past it would have one block.
  const helps = opened.query.until === null && (opened.page.problem !== null || isIndexLate(network.id));
  return { opened, node: helps ? await loadNodeBlocks(network.id) : null };
}
