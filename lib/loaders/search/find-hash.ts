import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import type { Lane } from "../../gateway/budget/lanes";
import type { HashFinding } from "../../domain/search/search-report";
import type { Hash } from "../../ton/value/hash";
import { ok, type Result } from "../../toncenter/error";
import { blocks } from "../../toncenter/v3/v3-block";
import { messages } from "../../toncenter/v3/v3-message";
import { traces } from "../../toncenter/v3/v3-trace";
import { transactions } from "../../toncenter/v3/v3-transaction-lists";

/** One call: what the hash identifies in one respect, or null. */
export type HashLookup = (network: string, hash: Hash, lane: Lane) => Promise<Result<HashFinding | null>>;

export const asTransaction: HashLookup = async (network, hash, lane) => {
  const answer = await gatewayOf(network).call(transactions, { hash: [hash], limit: 1 }, { lane });
  if (!answer.ok) return nothingIfAbsent(answer);
  const [transaction] = answer.value.value.transactions;
  return ok(transaction === undefined ? null : { kind: "transaction", hash: transaction.hash });
};

export const asMessage: HashLookup = async (network, hash, lane) => {
  const answer = await gatewayOf(network).call(messages, { msg_hash: [hash], limit: 1 }, { lane });
  if (!answer.ok) return nothingIfAbsent(answer);
  const [message] = answer.value.value.messages;
  if (message === undefined) return ok(null);
  const { in_msg_tx_hash: receivedBy, out_msg_tx_hash: sentBy } = message;
  return ok({ kind: "message", hash: message.hash, receivedBy, sentBy });
};

const asTrace: HashLookup = async (network, hash, lane) => {
  const answer = await gatewayOf(network).call(traces, { trace_id: [hash], limit: 1 }, { lane });
  if (!answer.ok) return nothingIfAbsent(answer);
  const [trace] = answer.value.value.traces;
  return ok(trace === undefined ? null : { kind: "trace", hash, root: trace.trace_id ?? hash });
};

export const asBlock: HashLookup = (network, hash, lane) =>
  blockWith(network, { root_hash: hash }, hash, lane);

/** Blocks are known by two hashes: of their cells, and of their file. */
const asBlockFile: HashLookup = (network, hash, lane) => blockWith(network, { file_hash: hash }, hash, lane);

async function blockWith(
  network: string,
  named: { readonly root_hash: Hash } | { readonly file_hash: Hash },
  hash: Hash,
  lane: Lane,
): Promise<Result<HashFinding | null>> {
  const answer = await gatewayOf(network).call(blocks, { ...named, limit: 1 }, { lane });
  if (!answer.ok) return nothingIfAbsent(answer);
  const [block] = answer.value.value.blocks;
  if (block === undefined) return ok(null);
  const { workchain, shard, seqno } = block;
  return ok({ kind: "block", hash, id: { workchain, shard, seqno } });
}

/** Some versions of the service answer 404 where others return an empty list. */
function nothingIfAbsent(answer: Extract<Result<never>, { ok: false }>): Result<null> {
  return answer.error.kind === "not-found" ? ok(null) : answer;
}

/** The most frequent first. */
const LOOKUPS: readonly HashLookup[] = [asTransaction, asMessage, asTrace, asBlock, asBlockFile];

/** What a hash identifies in this network; null if nothing. One call per lookup. */
export async function findHash(
  network: string,
  hash: Hash,
  lane: Lane,
  lookups: readonly HashLookup[] = LOOKUPS,
): Promise<Result<HashFinding | null>> {
  for (const lookup of lookups) {
    const finding = await lookup(network, hash, lane);
    if (!finding.ok || finding.value !== null) return finding;
  }
  return ok(null);
}
