import "server-only";
import type { BlockFilter } from "../../domain/block/block-filter";
import type { BlockRow } from "../../domain/block/block-row";
import type { NodeBlocks } from "../../domain/block/node-blocks";
import type { OpenedList } from "../../domain/list/opened-list";
import type { PageNetwork } from "../../domain/network/page-network";
import { openList } from "../list/row-source";
import { isIndexLate } from "../status/load-head";
import { BLOCK_SOURCE } from "./load-blocks";
import { loadNodeBlocks } from "./load-node-blocks";

/** The page of blocks: the list of the index, and a node's newest blocks while the index fails or lags. */
export interface BlocksPage {
  readonly opened: OpenedList<BlockRow, BlockFilter>;
  readonly node: NodeBlocks | null;
}

/** One call, and two to a node while the index fails or lags. */
export async function loadBlocksPage(network: PageNetwork, params: URLSearchParams): Promise<BlocksPage> {
  const opened = await openList(BLOCK_SOURCE, network, params);
  if (opened.problem !== null) return { opened, node: null };
  // A node has no list by time; for a past time it would have a single block.
  const isNodeNeeded =
    opened.query.until === null && (opened.page.problem !== null || isIndexLate(network.id));
  return { opened, node: isNodeNeeded ? await loadNodeBlocks(network.id) : null };
}
