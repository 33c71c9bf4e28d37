import type { LoadSchema } from "../domain/list/load-schema";
import { latestQuery } from "./latest-query";
import type { Page } from "../domain/list/list-page";
import { RECENT_BLOCK_ROWS } from "../domain/home/home-rows";
import type { RecentBlock } from "../domain/home/recent-block";

const loadRecentBlock: LoadSchema<RecentBlock> = () =>
  import("../domain/home/recent-block").then((module) => module.RecentBlock);

export function recentBlockId({ seqno }: RecentBlock): string {
  return String(seqno);
}

/** The newest masterchain blocks, from which the network's pace is computed. */
export function recentBlocksQuery(network: string, initial: Page<RecentBlock>) {
  return latestQuery({
    queryKey: ["recent blocks", network],
    path: `/api/${network}/rows/${RECENT_BLOCK_ROWS}`,
    loadRow: loadRecentBlock,
    initial,
  });
}
