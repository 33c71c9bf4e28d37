import { isNodePart, MASTERCHAIN_PARTS, type NodePart } from "./node-block";
import type { BlockTab } from "./block-view";
import { MASTERCHAIN, MASTERCHAIN_SHARD, type BlockId } from "../../ton/block/block";
import { isMasterchainBlock } from "../../ton/block/masterchain-block";
import { parseBlockId } from "../../ton/block/read-block-id";
import { FormatError } from "../../ton/value/format-error";
import { badInput, fail, ok, type BadInput, type Result } from "../../toncenter/error";
import { decodeSegment, quoted } from "../filter/url-text";

interface BlockAddress {
  readonly id: BlockId;
  readonly tab: BlockTab | "node";
  /** The panel of the node tab. */
  readonly part: NodePart | null;
}

const FORMS = ["a masterchain seqno", "workchain/shard/seqno"];
const TABS = ["messages", "shards", "node"] as const;

/**
 * Reads what follows `/block/` in a URL: `50000000` or `0/4000000000000000/54000000`, optionally followed by
 * `messages`, `shards`, `node` or `node/signatures`.
 */
export function readBlockAddress(segments: readonly string[]): Result<BlockAddress, BadInput> {
  const typed = segments.map(decodeSegment);
  const isTab = (segment: string | undefined) => TABS.some((tab) => tab === segment);
  const [first = "", second] = typed;
  const isNumber = second === undefined || isTab(second);
  const length = isNumber ? 1 : isTab(typed[3]) ? 3 : typed.length;
  try {
    const id = parseBlockId(
      isNumber ? `${MASTERCHAIN}:${MASTERCHAIN_SHARD}:${first}` : typed.slice(0, length).join("/"),
    );
    return ok({ id, ...readTab(typed.slice(length), isMasterchainBlock(id)) });
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return fail(badInput(`${quoted(typed.join("/"))} is not a block: ${error.reason}.`, "block", FORMS));
  }
}

function readTab(
  [segment, part, ...more]: readonly string[],
  isMasterchain: boolean,
): Pick<BlockAddress, "tab" | "part"> {
  const tab = TABS.find((one) => one === segment) ?? "transactions";
  if (tab !== "node" && part === undefined) {
    if (tab === "shards" && !isMasterchain) throw misplaced("only masterchain blocks commit shard blocks");
    return { tab, part: null };
  }
  if (tab !== "node" || more.length > 0 || (part !== undefined && !isNodePart(part)))
    throw misplaced("unknown tab");
  if (part !== undefined && MASTERCHAIN_PARTS.has(part) && !isMasterchain)
    throw misplaced(`only masterchain blocks have ${part}`);
  return { tab, part: part ?? "header" };
}

function misplaced(reason: string): FormatError {
  return new FormatError("block id", reason);
}
