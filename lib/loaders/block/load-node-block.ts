import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import { notOnNode } from "../../domain/block/block-problems";
import type { NodeCursor, NodePart, NodeBlockAnswer, ShardsReport } from "../../domain/block/node-block";
import type { BlockId } from "../../ton/block/block";
import { tryHash } from "../../ton/value/hash";
import { fail, ok, type Result } from "../../toncenter/error";
import { getBlockTransactions } from "../../toncenter/v2/v2-block-transactions";
import {
  getBlockHeader,
  getConsensusBlock,
  getOutMsgQueueSize,
  getShards,
} from "../../toncenter/v2/v2-blocks";
import { cursorAt, cursorParams, loadNodeRows } from "./block-fallback";
import { findBlock } from "./find-block";
import { loadProof } from "./load-block-proof";
import { loadSignatures } from "./load-block-signatures";

/** How many transactions a page shows. */
const MAX_TRANSACTIONS = 100;
const lane = { lane: "interactive" } as const;

/** A node's data about a block, or about the network's current state. At most two calls. */
export async function loadBlockFromNode(
  network: string,
  id: BlockId,
  part: NodePart,
  query: URLSearchParams,
): Promise<NodeBlockAnswer> {
  const gateway = gatewayOf(network);
  switch (part) {
    case "header": {
      const [header, indexed] = await Promise.all([
        gateway.call(getBlockHeader, id, lane),
        findBlock(network, id),
      ]);
      return { part, header: present(header), indexed };
    }
    case "signatures":
      return { part, report: ofBlock(await loadSignatures(network, id.seqno)) };
    case "shards":
      return { part, report: await loadShards(network, id.seqno) };
    case "transactions": {
      const call = { ...id, count: MAX_TRANSACTIONS, ...cursorParams(cursorIn(query)) };
      const page = present(await gateway.call(getBlockTransactions, call, lane));
      return {
        part,
        page,
        next: page.ok && page.value.incomplete ? cursorAt(page.value.transactions.at(-1)) : null,
      };
    }
    case "contents":
      return { part, page: ofBlock(await loadNodeRows(network, id, cursorIn(query))) };
    case "proof":
      return { part, report: ofBlock(await loadProof(network, id)) };
    case "now": {
      const [consensus, queues] = await Promise.all([
        gateway.call(getConsensusBlock, {}, lane),
        gateway.call(getOutMsgQueueSize, {}, lane),
      ]);
      return { part, consensus: present(consensus), queues: present(queues) };
    }
  }
}

async function loadShards(network: string, seqno: number): Promise<Result<ShardsReport>> {
  const answer = await gatewayOf(network).call(getShards, { seqno }, lane);
  return answer.ok ? ok({ ...answer.value.value, asOfMs: answer.value.asOfMs }) : ofBlock(answer);
}

function present<T>(answer: Result<{ readonly value: T }>): Result<T> {
  return answer.ok ? ok(answer.value.value) : ofBlock(answer);
}

/** Nodes report a missing block as a failure. */
const NO_BLOCK = /LITE_SERVER_NOTREADY|not in db|not found/i;

export function ofBlock<T>(answer: Result<T>): Result<T> {
  if (answer.ok || answer.error.kind !== "upstream" || !NO_BLOCK.test(answer.error.message)) return answer;
  return fail(notOnNode(answer.error.message));
}

/** Reads `?after_lt=…&after=…`; invalid values mean the start. */
export function cursorIn(query: URLSearchParams): NodeCursor | null {
  const lt = query.get("after_lt") ?? "";
  const account = tryHash(query.get("after") ?? "");
  return /^\d{1,19}$/.test(lt) && account !== null ? { lt: BigInt(lt), account } : null;
}
