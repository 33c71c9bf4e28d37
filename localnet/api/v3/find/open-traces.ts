import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import type { TransactionRecord } from "../../../chain-records";
import type { TraceFilter, TraceRecord } from "../../../store/store";
import { groupBy } from "../../../group-by";
import type { ApiNode } from "../../api-node";
import type { Finality } from "../render/render-transaction";
import { byLt } from "./find-transactions";

/** A transaction and its finality. */
export interface UnfinalizedTransaction {
  readonly record: TransactionRecord;
  readonly finality: Finality;
}

/** A transaction that is confirmed in a block is not pending, even if both sets still have it. */
export function unfinalizedTransactions({ pending }: ApiNode): readonly UnfinalizedTransaction[] {
  const confirmed = pending.confirmed();
  const received = new Set(confirmed.map(({ incoming }) => incoming?.hash));
  const undelivered = pending.pending().filter(({ incoming }) => !received.has(incoming?.hash));
  return [
    ...confirmed.map((record): UnfinalizedTransaction => ({ record, finality: "confirmed" })),
    ...undelivered.map((record): UnfinalizedTransaction => ({ record, finality: "pending" })),
  ];
}

/** A trace with transactions that are not final, together with its final ones. */
export interface OpenTrace {
  readonly summary: TraceRecord;
  readonly transactions: readonly UnfinalizedTransaction[];
}

/** Enough for any account of a local network; traces are open for seconds only. */
const NEWEST = { offset: 0, limit: 100, sort: "desc" } as const;

export interface OpenTraceFilter {
  readonly account?: Address | undefined;
  readonly messages?: readonly Hash[] | undefined;
}

export function openTraces(node: ApiNode, { account, messages }: OpenTraceFilter): readonly OpenTrace[] {
  const isSelected = (rows: readonly UnfinalizedTransaction[]) =>
    (account !== undefined && rows.some(({ record }) => record.account === account)) ||
    (messages !== undefined && rows.some(({ record }) => isStartedBy(record, messages)));
  return summaries(node, { account, messageHashes: messages })
    .map(({ id, summary, rows }) => assemble(node, id, summary, rows))
    .filter(({ transactions }) => isSelected(transactions));
}

function isStartedBy({ traceExternalHash, incoming }: TransactionRecord, messages: readonly Hash[]): boolean {
  return messages.some(
    (hash) =>
      hash === traceExternalHash || (incoming !== null && incoming.source === null && hash === incoming.hash),
  );
}

interface FoundTrace {
  readonly id: Hash;
  /** Summary of the final part; null if nothing is final. */
  readonly summary: TraceRecord | null;
  readonly rows: readonly UnfinalizedTransaction[];
}

/** Traces with unfinalized transactions or undelivered messages. */
function summaries(node: ApiNode, filter: TraceFilter): readonly FoundTrace[] {
  const groups = groupBy(unfinalizedTransactions(node), ({ record }) => record.traceId);
  const ids = [...groups.keys()];
  const stored =
    ids.length === 0 ? [] : node.store.traces.list({ traceIds: ids }, { ...NEWEST, limit: ids.length });
  const undelivered = node.store.traces
    .list(filter, NEWEST)
    .filter(({ pendingMessages }) => pendingMessages > 0);
  const summariesById = new Map([...stored, ...undelivered].map((trace) => [trace.id, trace]));
  return [...new Set([...summariesById.keys(), ...ids])].map((id) => ({
    id,
    summary: summariesById.get(id) ?? null,
    rows: groups.get(id) ?? [],
  }));
}

function assemble(
  node: ApiNode,
  id: Hash,
  summary: TraceRecord | null,
  rows: readonly UnfinalizedTransaction[],
): OpenTrace {
  const final = summary === null ? [] : (node.store.traces.transactionsOf([id]).get(id) ?? []);
  const transactions = [
    ...final.map((record): UnfinalizedTransaction => ({ record, finality: "finalized" })),
    ...rows,
  ].toSorted((one, other) => byLt(one.record, other.record));
  const records = transactions.map(({ record }) => record);
  return { summary: summarize(id, records, summary), transactions };
}

function summarize(id: Hash, records: readonly TransactionRecord[], stored: TraceRecord | null): TraceRecord {
  const [first, last] = [records[0], records.at(-1)];
  const received = new Set(records.map(({ incoming }) => incoming?.hash));
  const sent = records.flatMap(({ outgoing }) => outgoing);
  const all = new Set([...received, ...sent.map(({ hash }) => hash)].filter((hash) => hash !== undefined));
  return {
    id,
    externalHash: stored?.externalHash ?? first?.traceExternalHash ?? null,
    startLt: first?.lt ?? 0n,
    endLt: last?.lt ?? 0n,
    startTime: first?.now ?? 0,
    endTime: last?.now ?? 0,
    masterSeqnoStart: stored?.masterSeqnoStart ?? 0,
    masterSeqnoEnd: stored?.masterSeqnoEnd ?? 0,
    transactions: records.length,
    messages: all.size,
    // Messages without value are logs, which no account receives.
    pendingMessages: sent.filter(({ hash, value }) => value !== null && !received.has(hash)).length,
  };
}
