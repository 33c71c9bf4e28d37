import "server-only";
import type { LatestAction } from "../../domain/home/latest-action";
import type { RecentBlock } from "../../domain/home/recent-block";
import type { RoundReport } from "../../domain/home/round-report";
import type { HeadReport } from "../../domain/status/head-report";
import type { Page } from "../../domain/list/page";
import type { PageNetwork } from "../../domain/network/page-network";
import { loadHead } from "../status/head";
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
