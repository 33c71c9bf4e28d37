import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import type { BlockSearch } from "../../domain/block/block-search";
import { MASTERCHAIN_SHARD, type BlockId } from "../../ton/block/block";
import { fail, ok, type ApiError, type Result } from "../../toncenter/error";
import { lookupBlock } from "../../toncenter/v2/blocks";
import { blocks } from "../../toncenter/v3/block";

/**
 * The block that was made at a time or spans a logical time. A node looks it up; where it cannot, the index
 * knows the one by time: its filters by logical time say nothing of blocks that span one. Two calls upstream.
 */
export async function lookUpBlock(network: string, search: BlockSearch): Promise<Result<BlockId>> {
  const { workchain, shard, by } = search;
  const gateway = gatewayOf(network);
  const when = "time" in by ? { unixtime: by.time } : { lt: by.lt };
  const told = await gateway.ask(lookupBlock, { workchain, shard, ...when }, { lane: "person" });
  if (told.ok) return ok(told.value.value);
  if (!("time" in by)) return fail(isAbsence(told.error) ? NONE : told.error);
  const within = shard === MASTERCHAIN_SHARD ? {} : { shard };
  const newest = { workchain, ...within, end_utime: by.time, limit: 1, sort: "desc" } as const;
  const listed = await gateway.ask(blocks, newest, { lane: "person" });
  if (!listed.ok) return fail(isAbsence(told.error) ? NONE : told.error);
  const [block] = listed.value.value.blocks;
  return block === undefined ? fail(NONE) : ok(block);
}

const NONE: ApiError = { kind: "not-found", message: "no block of this chain is of that time" };

/** Nodes have one status for whatever goes wrong, and say in words that they do not have a block. */
function isAbsence(error: ApiError): boolean {
  if (error.kind === "not-found") return true;
  return error.kind === "upstream" && /not found|not in db|NOTREADY/i.test(error.message);
}
