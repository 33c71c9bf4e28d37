import { EARLIEST_FROM, SHARD_RANGES, USUAL_RANGE, type ShardRange } from "./shard-view";
import { badInput, fail, ok, type Result } from "../../toncenter/error";
import { quoted } from "../filter/url-text";
import { paramText } from "../filter/read-fields";

const LAST_SEQNO = 2 ** 31 - 1;

/** Reads `?from=…&blocks=…&as=…`. */
export function readShardRange(query: URLSearchParams): Result<ShardRange> {
  const from = paramText(query, "from");
  const seqno = from === null ? null : seqnoIn(from);
  if (from !== null && seqno === null)
    return fail(badInput(`${quoted(from)} is not a masterchain seqno.`, "from"));
  const blocks = paramText(query, "blocks") ?? String(USUAL_RANGE);
  const count = SHARD_RANGES.find((size) => String(size) === blocks);
  if (count === undefined) {
    const tried = SHARD_RANGES.map(String);
    return fail(badInput(`${quoted(blocks)} blocks: unsupported range.`, "blocks", tried));
  }
  const as = paramText(query, "as") === "table" ? "table" : "drawing";
  return ok({ from: seqno === null ? null : Math.max(EARLIEST_FROM, seqno), count, as });
}

/** Copied numbers can have thousands separators. */
function seqnoIn(text: string): number | null {
  const digits = text.replaceAll(/[\s,]/g, "");
  if (!/^[0-9]{1,10}$/.test(digits)) return null;
  const seqno = Number(digits);
  return seqno >= 1 && seqno <= LAST_SEQNO ? seqno : null;
}
