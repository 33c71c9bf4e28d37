import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import type { TransactionRecord } from "../../records";
import type { TraceFilter, TraceRecord } from "../../store/store";
import { groupBy } from "../../group";
import type { ApiNode } from "../node";
import type { Finality } from "./transaction-row";
import { byLt } from "./transaction-search";

/** A transaction that is not final, and how far it is from that. */
export interface Unsettled {
  readonly record: TransactionRecord;
  readonly finality: Finality;
}

/** What is in a block already is no longer pending, even where both sets still name it. */
export function unsettled({ pending }: ApiNode): readonly Unsettled[] {
  const confirmed = pending.confirmed();
  const received = new Set(confirmed.map(({ incoming }) => incoming?.hash));
  const waiting = pending.pending().filter(({ incoming }) => !received.has(incoming?.hash));
  return [
    ...confirmed.map((record): Unsettled => ({ record, finality: "confirmed" })),
    ...waiting.map((record): Unsettled => ({ record, finality: "pending" })),
  ];
}

/** A trace under way: its final transactions, if it has any, and those that are not. */
export interface OpenTrace {
  readonly summary: TraceRecord;
  readonly transactions: readonly Unsettled[];
}

/** Enough for any account of a local network; the service keeps such traces for some seconds. */
const NEWEST = { offset: 0, limit: 100, sort: "desc" } as const;

export interface OpenTraceFilter {
  readonly account?: Address | undefined;
  readonly messages?: readonly Hash[] | undefined;
}

export function openTraces(node: ApiNode, { account, messages }: OpenTraceFilter): readonly OpenTrace[] {
  const isAsked = (rows: readonly Unsettled[]) =>
    (account !== undefined && rows.some(({ record }) => record.account === account)) ||
    (messages !== undefined && rows.some(({ record }) => isBegunBy(record, messages)));
  return summaries(node, { account, messageHashes: messages })
    .map(({ id, summary, rows }) => open(node, id, summary, rows))
    .filter(({ transactions }) => isAsked(transactions));
}

function isBegunBy({ traceExternalHash, incoming }: TransactionRecord, messages: readonly Hash[]): boolean {
  return messages.some(
    (hash) =>
      hash === traceExternalHash || (incoming !== null && incoming.source === null && hash === incoming.hash),
  );
}

interface Found {
  readonly id: Hash;
  /** Of what is final. */
  readonly summary: TraceRecord | null;
  readonly rows: readonly Unsettled[];
}

/** Traces with something that is not final, and those of which a message is still under way. */
function summaries(node: ApiNode, filter: TraceFilter): readonly Found[] {
  const groups = groupBy(unsettled(node), ({ record }) => record.traceId);
  const ids = [...groups.keys()];
  const begun =
    ids.length === 0 ? [] : node.store.traces.list({ traceIds: ids }, { ...NEWEST, limit: ids.length });
  const waiting = node.store.traces.list(filter, NEWEST).filter(({ pendingMessages }) => pendingMessages > 0);
  const known = new Map([...begun, ...waiting].map((trace) => [trace.id, trace]));
  return [...new Set([...known.keys(), ...ids])].map((id) => ({
    id,
    summary: known.get(id) ?? null,
    rows: groups.get(id) ?? [],
  }));
}

function open(node: ApiNode, id: Hash, summary: TraceRecord | null, rows: readonly Unsettled[]): OpenTrace {
  const final = summary === null ? [] : (node.store.traces.transactionsOf([id]).get(id) ?? []);
  const transactions = [
    ...final.map((record): Unsettled => ({ record, finality: "finalized" })),
    ...rows,
  ].toSorted((one, other) => byLt(one.record, other.record));
  const records = transactions.map(({ record }) => record);
  return { summary: summarized(id, records, summary), transactions };
}

function summarized(id: Hash, records: readonly TransactionRecord[], begun: TraceRecord | null): TraceRecord {
  const [first, last] = [records[0], records.at(-1)];
  const received = new Set(records.map(({ incoming }) => incoming?.hash));
  const sent = records.flatMap(({ outgoing }) => outgoing);
  const all = new Set([...received, ...sent.map(({ hash }) => hash)].filter((hash) => hash !== undefined));
  return {
    id,
    externalHash: begun?.externalHash ?? first?.traceExternalHash ?? null,
    startLt: first?.lt ?? 0n,
    endLt: last?.lt ?? 0n,
    startTime: first?.now ?? 0,
    endTime: last?.now ?? 0,
    masterSeqnoStart: begun?.masterSeqnoStart ?? 0,
    masterSeqnoEnd: begun?.masterSeqnoEnd ?? 0,
    transactions: records.length,
    messages: all.size,
    // Logs have no value: nobody will receive them.
    pendingMessages: sent.filter(({ hash, value }) => value !== null && !received.has(hash)).length,
  };
}
