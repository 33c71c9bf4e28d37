import "server-only";
import type { HomeExamples } from "../../domain/home/home-examples";
import type { LatestAction } from "../../domain/home/latest-action";
import type { RecentBlock } from "../../domain/home/recent-block";
import type { RoundReport } from "../../domain/home/round-report";
import type { HeadReport } from "../../domain/status/head-report";
import type { Page } from "../../domain/list/list-page";
import type { PageNetwork } from "../../domain/network/page-network";
import { loadHead } from "../status/load-head";
import { loadLatestActions } from "./latest-actions";
import { loadRecentBlocks } from "./recent-blocks";
import { cachedRound } from "./load-round";

export interface HomeReport {
  readonly head: HeadReport;
  readonly blocks: Page<RecentBlock>;
  readonly actions: Page<LatestAction>;
  readonly examples: HomeExamples;
  /** Null if it is to be loaded later. */
  readonly round: RoundReport | null;
}

/**
 * The state of the network and its newest blocks, actions and so on. Three calls, the first of which every page
 * makes, and one more if payments failed.
 */
export async function loadHome(network: Pick<PageNetwork, "id" | "coin">): Promise<HomeReport> {
  const [head, blocks, actions] = await Promise.all([
    loadHead(network.id, "interactive"),
    loadRecentBlocks(network.id, "interactive"),
    loadLatestActions(network, "interactive"),
  ]);
  return { head, blocks, actions: actions.page, examples: actions.examples, round: cachedRound(network.id) };
}
