import type { ApiError } from "../../toncenter/error";
import type { HeadReport } from "../status/head-report";
import type { NodeBlocks } from "../block/node-blocks";
import type { ShardMap } from "./shard-map";

export const SHARD_RANGES = [10, 20, 50] as const;
export type ShardRangeSize = (typeof SHARD_RANGES)[number];
export const USUAL_RANGE: ShardRangeSize = 20;

/** What part of the chain is drawn, and how. */
export interface ShardRange {
  /** The first masterchain block; null where the newest are followed. */
  readonly from: number | null;
  readonly count: ShardRangeSize;
  readonly as: "drawing" | "table";
}

export interface ShardView {
  readonly head: HeadReport;
  /** Null where nothing is known. */
  readonly drawn: DrawnShards | null;
  /** Why there is nothing, or nothing newer. */
  readonly problem: ApiError | null;
  /** What a node tells while there is nothing to draw. */
  readonly node: NodeBlocks | null;
}

export interface DrawnShards {
  readonly map: ShardMap;
  readonly first: number;
  /** The last block that the range can have; it may not be made yet. */
  readonly last: number;
  /** More blocks than the service gives at a time: the range is shorter than was asked. */
  readonly isCut: boolean;
  readonly asOfMs: number;
}

/** As a query; the newest blocks as a drawing need none. */
export function writeShardRange({ from, count, as }: ShardRange): URLSearchParams {
  const query = new URLSearchParams();
  if (from !== null) query.set("from", String(from));
  if (count !== USUAL_RANGE) query.set("blocks", String(count));
  if (as === "table") query.set("as", as);
  return query;
}

/** The first block of a chain commits what it began with: there is none before it to compare with. */
export const EARLIEST_FROM = 2;
/** The range that follows the newest block goes on by so many at once: in between it only fills up. */
const STRIDE = 5;

/** The range that has the newest block in it, and room for those that come next. */
export function newestRange(head: number, count: number): number {
  return Math.max(EARLIEST_FROM, Math.ceil(head / STRIDE) * STRIDE - count + 1);
}
