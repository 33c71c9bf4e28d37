import "server-only";
import type { BlockTab } from "../query/block-view";
import { MASTERCHAIN, MASTERCHAIN_SHARD, type BlockId } from "../ton/block";
import { parseBlockId } from "../ton/read-block-id";
import { FormatError } from "../ton/format-error";
import { badInput, fail, ok, type Result } from "../toncenter/error";
import { decoded, quoted } from "./block-text";

interface BlockAddress {
  readonly id: BlockId;
  readonly tab: BlockTab;
}

const FORMS = ["the number of a masterchain block", "workchain/shard/number"];

/** Reads what follows `/block/` in a URL: `50000000`, `50000000/shards` or `0/4000000000000000/54000000`. */
export function readBlockAddress(segments: readonly string[]): Result<BlockAddress> {
  const typed = segments.map(decoded);
  const [first = "", second, ...more] = typed;
  const isMasterchain = second === undefined || (second === "shards" && more.length === 0);
  try {
    const id = isMasterchain
      ? parseBlockId(`${MASTERCHAIN}:${MASTERCHAIN_SHARD}:${first}`)
      : parseBlockId(typed.join("/"));
    return ok({ id, tab: isMasterchain && second === "shards" ? "shards" : "transactions" });
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return fail(badInput(`${quoted(typed.join("/"))} is no block: ${error.reason}.`, "block", FORMS));
  }
}

export function isMasterchainBlock({ workchain, shard }: BlockId): boolean {
  return workchain === MASTERCHAIN && shard === MASTERCHAIN_SHARD;
}
