import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import { NO_BLOCK_AT_TIME } from "../../domain/block/block-problems";
import type { BlockSearch } from "../../domain/block/block-search";
import { MASTERCHAIN_SHARD, type BlockId } from "../../ton/block/block";
import { fail, ok, type ApiError, type Result } from "../../toncenter/error";
import { lookupBlock } from "../../toncenter/v2/v2-blocks";
import { blocks } from "../../toncenter/v3/v3-block";

/**
 * The block that was made at a time or contains a logical time. A node looks it up; if that fails, the index can only
 * find a block by time: its filters by logical time do not cover the range of a block. Two calls.
 */
export async function lookUpBlock(network: string, search: BlockSearch): Promise<Result<BlockId>> {
  const { workchain, shard, by } = search;
  const gateway = gatewayOf(network);
  const when = "time" in by ? { unixtime: by.time } : { lt: by.lt };
  const lookup = await gateway.call(lookupBlock, { workchain, shard, ...when }, { lane: "interactive" });
  if (lookup.ok) return ok(lookup.value.value);
  if (!("time" in by)) return fail(isAbsence(lookup.error) ? NO_BLOCK_AT_TIME : lookup.error);
  const within = shard === MASTERCHAIN_SHARD ? {} : { shard };
  const newest = { workchain, ...within, end_utime: by.time, limit: 1, sort: "desc" } as const;
  const listed = await gateway.call(blocks, newest, { lane: "interactive" });
  if (!listed.ok) return fail(isAbsence(lookup.error) ? NO_BLOCK_AT_TIME : lookup.error);
  const [block] = listed.value.value.blocks;
  return block === undefined ? fail(NO_BLOCK_AT_TIME) : ok(block);
}

/** Nodes use one status for all failures and report a missing block in the message. */
function isAbsence(error: ApiError): boolean {
  if (error.kind === "not-found") return true;
  return error.kind === "upstream" && /not found|not in db|NOTREADY/i.test(error.message);
}
