import type { BlockSearch, SearchInput } from "./block-search";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "../../ton/block/block";
import { badInput, fail, ok, type BadInput, type Result } from "../../toncenter/error";
import { quoted } from "../filter/url-text";
import { paramText, readTime } from "../filter/read-fields";
import { readShard, readWorkchain } from "../filter/workchain-field";

const BLOCKS = { one: "a block", many: "blocks" };
const MAX_LT = 2n ** 63n - 1n;

/** Reads `?workchain=…&shard=…` and either `time` or `lt`. */
export function readBlockSearch(query: URLSearchParams): Result<BlockSearch, BadInput> {
  const workchain = readWorkchain(query);
  if (!workchain.ok) return workchain;
  const shard = readShard(query);
  if (!shard.ok) return shard;
  if (workchain.value === MASTERCHAIN && shard.value !== null && shard.value !== MASTERCHAIN_SHARD)
    return fail(badInput("The masterchain has no shards: leave the shard empty.", "shard"));
  const time = readTime(query, "time", BLOCKS);
  if (!time.ok) return time;
  const lt = readLt(query);
  if (!lt.ok) return lt;
  const where = { workchain: workchain.value, shard: shard.value ?? MASTERCHAIN_SHARD };
  if (time.value !== null && lt.value !== null)
    return fail(badInput("Enter a time or a logical time, not both.", "lt"));
  if (lt.value !== null) return ok({ ...where, by: { lt: lt.value } });
  if (time.value === null) return fail(badInput("Enter a time or a logical time.", "time"));
  return ok({ ...where, by: { time: time.value } });
}

export function searchInput(query: URLSearchParams): SearchInput {
  const typed = (name: string) => paramText(query, name)?.slice(0, 80) ?? "";
  return {
    workchain: paramText(query, "workchain") ?? String(MASTERCHAIN),
    shard: typed("shard"),
    time: typed("time"),
    lt: typed("lt"),
  };
}

/** Copied numbers can have thousands separators. */
function readLt(query: URLSearchParams): Result<bigint | null, BadInput> {
  const text = paramText(query, "lt");
  if (text === null) return ok(null);
  const digits = text.replaceAll(/[\s,]/g, "");
  if (!/^[0-9]+$/.test(digits)) return fail(badInput(`${quoted(text)} is not a number.`, "lt"));
  const isTooLong = digits.length <= 19;
  const lt = isTooLong ? BigInt(digits) : 0n;
  if (!isTooLong || lt > MAX_LT)
    return fail(badInput(`${quoted(text)} is too large for a logical time (63 bits).`, "lt"));
  return lt === 0n ? fail(badInput("Logical times begin at 1.", "lt")) : ok(lt);
}
