import type { LoadSchema } from "../ask";
import { latestQuery } from "../latest";
import type { Page } from "../list/page";
import type { RecentBlock } from "./recent-block";

const loadRecentBlock: LoadSchema<RecentBlock> = () =>
  import("./recent-block").then((module) => module.RecentBlock);

export function recentBlockId({ seqno }: RecentBlock): string {
  return String(seqno);
}

/** The newest masterchain blocks: what the network's pace is measured by. */
export function recentBlocksQuery(network: string, initial: Page<RecentBlock>) {
  return latestQuery({
    queryKey: ["recent blocks", network],
    path: `/api/${network}/rows/recent-blocks`,
    loadRow: loadRecentBlock,
    initial,
  });
}
