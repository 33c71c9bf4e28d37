import "server-only";
import type { BlockFilter } from "../query/block-filter";
import { readDate, readUnixTime } from "../search/moment";
import { MASTERCHAIN } from "../ton/block";
import { FormatError } from "../ton/format-error";
import { parseShard } from "../ton/read-shard";
import { badInput, fail, ok, type Result } from "../toncenter/error";
import { quoted } from "./block-text";

/** Reads `?time=…&workchain=…&shard=…`. The form writes a date into `time`, links write Unix seconds. */
export function readBlockFilter(query: URLSearchParams): Result<BlockFilter> {
  const time = given(query, "time");
  const until = time === null ? null : (readUnixTime(time) ?? readDate(time));
  if (time !== null && until === null) {
    return fail(
      badInput(`${quoted(time)} is no time that a block can have.`, "time", [
        "a date in UTC: 2026-01-31 or 2026-01-31T12:00",
        "a Unix time",
      ]),
    );
  }
  const workchain = given(query, "workchain") ?? String(MASTERCHAIN);
  if (!/^(?:-1|0)$/.test(workchain)) {
    return fail(
      badInput(
        `${quoted(workchain)} is no workchain that has blocks: -1 is the masterchain, 0 the basechain.`,
        "workchain",
      ),
    );
  }
  const shard = given(query, "shard");
  try {
    return ok({ workchain: Number(workchain), shard: shard === null ? null : parseShard(shard), until });
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return fail(badInput(`${quoted(shard ?? "")} is no shard: ${error.reason}.`, "shard"));
  }
}

/** A form that is sent empty asks for nothing. */
function given(query: URLSearchParams, name: string): string | null {
  const text = query.get(name)?.trim() ?? "";
  return text === "" ? null : text;
}
