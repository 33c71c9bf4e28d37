import type { BlockSearch, TypedSearch } from "./block-search";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "../../ton/block/block";
import { badInput, fail, ok, type BadInput, type Result } from "../../toncenter/error";
import { quoted } from "../filter/url-text";
import { given, readMoment } from "../filter/read-fields";
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
    return fail(badInput("The masterchain is never split: leave the shard empty.", "shard"));
  const time = readMoment(query, "time", BLOCKS);
  if (!time.ok) return time;
  const lt = readLt(query);
  if (!lt.ok) return lt;
  const where = { workchain: workchain.value, shard: shard.value ?? MASTERCHAIN_SHARD };
  if (time.value !== null && lt.value !== null)
    return fail(badInput("Give a time or a logical time, not both.", "lt"));
  if (lt.value !== null) return ok({ ...where, by: { lt: lt.value } });
  if (time.value === null) return fail(badInput("Give a time or a logical time.", "time"));
  return ok({ ...where, by: { time: time.value } });
}

export function typedSearch(query: URLSearchParams): TypedSearch {
  const typed = (name: string) => given(query, name)?.slice(0, 80) ?? "";
  return {
    workchain: given(query, "workchain") ?? String(MASTERCHAIN),
    shard: typed("shard"),
    time: typed("time"),
    lt: typed("lt"),
  };
}

/** Numbers are copied with their thousands apart. */
function readLt(query: URLSearchParams): Result<bigint | null, BadInput> {
  const text = given(query, "lt");
  if (text === null) return ok(null);
  const digits = text.replaceAll(/[\s,]/g, "");
  if (!/^[0-9]+$/.test(digits)) return fail(badInput(`${quoted(text)} is no number.`, "lt"));
  const isSmall = digits.length <= 19;
  const lt = isSmall ? BigInt(digits) : 0n;
  if (!isSmall || lt > MAX_LT)
    return fail(badInput(`${quoted(text)} is more than a logical time can be, which is 63 bits.`, "lt"));
  return lt === 0n ? fail(badInput("Logical times begin at 1.", "lt")) : ok(lt);
}
