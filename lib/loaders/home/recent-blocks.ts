import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import type { Lane } from "../../gateway/budget/lanes";
import { RECENT_BLOCK_ROWS } from "../../domain/home/home-rows";
import type { RecentBlock } from "../../domain/home/recent-block";
import { failedPage, type Page } from "../../domain/list/list-page";
import { ok } from "../../toncenter/error";
import { blocks } from "../../toncenter/v3/v3-block";
import type { LoadRows } from "../list/row-source";
import { recentBlocks } from "../../domain/home/committed-blocks";

/** Of the masterchain and all shards: with four shards these are about twenty masterchain blocks. */
const ROWS = 100;

/** The newest masterchain blocks and what they committed, the newest first. One call. */
export async function loadRecentBlocks(
  network: string,
  lane: Lane,
  giveUpAtMs?: number,
): Promise<Page<RecentBlock>> {
  const options = { lane, ...(giveUpAtMs === undefined ? {} : { giveUpAtMs }) };
  const answer = await gatewayOf(network).call(blocks, { sort: "desc", limit: ROWS }, options);
  if (!answer.ok) return failedPage(answer.error);
  const { value, asOfMs, refreshError } = answer.value;
  const isAll = value.blocks.length < ROWS;
  return { rows: recentBlocks(value.blocks, isAll), end: isAll, pin: null, problem: refreshError, asOfMs };
}

export const RECENT_BLOCK_ROUTE: readonly [name: string, load: LoadRows] = [
  RECENT_BLOCK_ROWS,
  async ({ id }) => ok(await loadRecentBlocks(id, "poll")),
];
