import type { BlockFilter } from "./block-filter";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "../../ton/block/block";
import { badInput, fail, ok, type BadInput, type Result } from "../../toncenter/error";
import { readTime } from "../filter/read-fields";
import { readShard, readWorkchain } from "../filter/workchain-field";

const BLOCKS = { one: "a block", many: "blocks" };

/** Reads `?time=…&workchain=…&shard=…`. The form sends a date in `time`, links use Unix seconds. */
export function readBlockFilter(query: URLSearchParams): Result<BlockFilter, BadInput> {
  const until = readTime(query, "time", BLOCKS);
  if (!until.ok) return until;
  const workchain = readWorkchain(query);
  if (!workchain.ok) return workchain;
  const shard = readShard(query);
  if (!shard.ok) return shard;
  if (workchain.value === MASTERCHAIN && shard.value !== null) {
    if (shard.value !== MASTERCHAIN_SHARD) return fail(ONE_SHARD);
    return ok({ workchain: workchain.value, shard: null, until: until.value });
  }
  return ok({ workchain: workchain.value, shard: shard.value, until: until.value });
}

const ONE_SHARD = badInput("The masterchain has only the shard 8000000000000000.", "shard");
