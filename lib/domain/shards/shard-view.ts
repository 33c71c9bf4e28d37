import type { ApiError } from "../../toncenter/error";
import type { HeadReport } from "../status/head-report";
import type { NodeBlocks } from "../block/node-blocks";
import type { ShardMap } from "./shard-map";

export const SHARD_RANGES = [10, 20, 50] as const;
export type ShardRangeSize = (typeof SHARD_RANGES)[number];
export const USUAL_RANGE: ShardRangeSize = 20;

/** The range of blocks to show, and in which form. */
export interface ShardRange {
  /** The first masterchain block; null to follow the newest. */
  readonly from: number | null;
  readonly count: ShardRangeSize;
  readonly as: "drawing" | "table";
}

export interface ShardView {
  readonly head: HeadReport;
  /** Null if it is unknown. */
  readonly drawing: LoadedShardRange | null;
  /** Why there is no drawing, or no newer one. */
  readonly problem: ApiError | null;
  /** Data from a node while there is nothing to draw. */
  readonly node: NodeBlocks | null;
}

export interface LoadedShardRange {
  readonly map: ShardMap;
  readonly first: number;
  /** The last block of the range, which may not exist yet. */
  readonly last: number;
  /** The service has more blocks than it returns at a time, so the range is shorter than requested. */
  readonly isCut: boolean;
  readonly asOfMs: number;
}

/** As a query; empty for a drawing of the newest blocks. */
export function writeShardRange({ from, count, as }: ShardRange): URLSearchParams {
  const query = new URLSearchParams();
  if (from !== null) query.set("from", String(from));
  if (count !== USUAL_RANGE) query.set("blocks", String(count));
  if (as === "table") query.set("as", as);
  return query;
}

/** The first block has no predecessor to compare with. */
export const EARLIEST_FROM = 2;
/** The range that follows the newest block moves in steps of this many blocks; in between it only fills up. */
const STRIDE = 5;

/** The range with the newest block and room for the next ones. */
export function newestRange(head: number, count: number): number {
  return Math.max(EARLIEST_FROM, Math.ceil(head / STRIDE) * STRIDE - count + 1);
}
