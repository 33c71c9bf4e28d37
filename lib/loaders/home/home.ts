import "server-only";
import type { LatestAction } from "../../query/home/latest-action";
import type { RecentBlock } from "../../query/home/recent-block";
import type { RoundReport } from "../../query/home/round-report";
import type { HeadReport } from "../../query/head-report";
import type { Page } from "../../query/list/page";
import type { PageNetwork } from "../../query/page-network";
import { loadHead } from "../head";
import { loadLatestActions } from "./latest-actions";
import { loadRecentBlocks } from "./recent-blocks";
import { heldRound } from "./round";

export interface HomeReport {
  readonly head: HeadReport;
  readonly blocks: Page<RecentBlock>;
  readonly actions: Page<LatestAction>;
  /** Null where it is to be asked for later. */
  readonly round: RoundReport | null;
}

/** How the network is, and the newest of everything. Three calls upstream, of which every page needs the first. */
export async function loadHome(network: Pick<PageNetwork, "id" | "coin">): Promise<HomeReport> {
  const [head, blocks, actions] = await Promise.all([
    loadHead(network.id, "person"),
    loadRecentBlocks(network.id, "person"),
    loadLatestActions(network, "person"),
  ]);
  return { head, blocks, actions, round: heldRound(network.id) };
}
