import { MASTERCHAIN } from "../../ton/block/block";
import { FormatError } from "../../ton/value/format-error";
import { parseShard } from "../../ton/block/read-shard";
import type { Shard } from "../../ton/block/shard";
import { badInput, fail, ok, type BadInput, type Result } from "../../toncenter/error";
import { quoted } from "./url-text";
import { paramText } from "./read-fields";

/** A workchain that has blocks; the masterchain if absent. */
export function readWorkchain(query: URLSearchParams): Result<number, BadInput> {
  const workchain = paramText(query, "workchain") ?? String(MASTERCHAIN);
  return /^(?:-1|0)$/.test(workchain)
    ? ok(Number(workchain))
    : fail(
        badInput(
          `${quoted(workchain)} is not a workchain: use -1 (masterchain) or 0 (basechain).`,
          "workchain",
        ),
      );
}

/** A shard in any notation; null if absent. */
export function readShard(query: URLSearchParams): Result<Shard | null, BadInput> {
  const shard = paramText(query, "shard");
  try {
    return ok(shard === null ? null : parseShard(shard));
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return fail(badInput(`${quoted(shard ?? "")} is not a shard: ${error.reason}.`, "shard"));
  }
}
