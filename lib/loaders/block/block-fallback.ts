import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import type { NodeBlockTransactions, NodeCursor } from "../../domain/block/node-block";
import type { BlockTab, FoundBlock } from "../../domain/block/block-view";
import type { HeadReport } from "../../domain/status/head-report";
import { blockOf } from "../../domain/block/header-block";
import { accountIdOf } from "../../ton/address/address";
import type { BlockId } from "../../ton/block/block";
import { parseHash } from "../../ton/value/hash";
import { ok, type ApiError, type Result } from "../../toncenter/error";
import { getBlockTransactionsExt } from "../../toncenter/v2/v2-block-transactions";
import { getBlockHeader } from "../../toncenter/v2/v2-blocks";
import { nodeRow, outcomeOf } from "../transaction/load-node-transactions";

/** How many of a node's transactions a page shows. */
const MAX_NODE_ROWS = 50;

const GREATEST_NUMBER = 2 ** 31 - 1;

/** Whether nodes accept it as a block number. The initial state is not a block. */
export function isNodeNumber({ seqno }: BlockId): boolean {
  return seqno > 0 && seqno <= GREATEST_NUMBER;
}

/** A block from a node; null if the node does not have it either. One or two calls. */
export async function loadBlockFallback(
  network: string,
  id: BlockId,
  tab: BlockTab,
  head: HeadReport,
  problem: ApiError | null,
): Promise<FoundBlock | null> {
  if (!isNodeNumber(id)) return null;
  const header = await gatewayOf(network).call(getBlockHeader, id, { lane: "interactive" });
  if (!header.ok) return null;
  const { value, asOfMs } = header.value;
  const rows = tab === "transactions" ? await loadNodeRows(network, id) : null;
  return {
    kind: "found",
    block: blockOf(value),
    head,
    tab,
    content: null,
    nodeRows: rows?.ok === true ? rows.value : null,
    nodeFallback: { problem, asOfMs },
  };
}

/** The block's own transactions from a node, in the node's order. One call. */
export async function loadNodeRows(
  network: string,
  id: BlockId,
  after: NodeCursor | null = null,
): Promise<Result<NodeBlockTransactions>> {
  const answer = await gatewayOf(network).call(
    getBlockTransactionsExt,
    { ...id, count: MAX_NODE_ROWS, ...cursorParams(after) },
    { lane: "interactive" },
  );
  if (!answer.ok) return answer;
  const { value, asOfMs } = answer.value;
  const found = value.transactions.map((one) => {
    const account = one.address.account_address;
    const outcome = outcomeOf(one);
    return {
      account,
      lt: one.transaction_id.lt,
      outcome,
      row: nodeRow(one, { address: account, bounceable: true }, outcome),
    };
  });
  return ok({
    rows: found.map(({ row }) => row),
    asOfMs,
    nowMs: Date.now(),
    next: value.incomplete ? cursorAt(found.at(-1)) : null,
  });
}

export function cursorParams(after: NodeCursor | null) {
  return after === null ? {} : { after_lt: after.lt, after_hash: after.account };
}

/** The cursor after the last row of a page. */
export function cursorAt(last: Parameters<typeof placeOf>[0] | undefined): NodeCursor | null {
  return last === undefined ? null : placeOf(last);
}

function placeOf({
  account,
  lt,
}: {
  readonly account: Parameters<typeof accountIdOf>[0];
  readonly lt: bigint;
}) {
  return { lt, account: parseHash(accountIdOf(account)) };
}
