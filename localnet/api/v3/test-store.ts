import type { ChainBlock, TransactionRecord, MessageRecord } from "../../records";
import type { Page, Range, Store, TraceRecord, PlacedMessage } from "../../store/store";

const within = <T extends number | bigint>(v: T, r: Range<T> | undefined) =>
  (r?.from === undefined || v >= r.from) && (r?.to === undefined || v <= r.to);
const cut = <T>(up: readonly T[], { offset, limit, sort }: Page) =>
  (sort === "asc" ? up : up.toReversed()).slice(offset, offset + limit);
const byLt = (a: TransactionRecord, b: TransactionRecord) => (a.lt < b.lt ? -1 : a.lt > b.lt ? 1 : 0);
const nope = () => {
  throw new Error("not in the double");
};

export function doubleOf(): Store {
  const chain: ChainBlock[] = [];
  const txs = () => chain.flatMap((b) => b.transactions).toSorted(byLt);
  const blocks = () => chain.flatMap((b) => b.blocks);
  const accounts = () => new Map(chain.flatMap((b) => b.accounts).map((a) => [a.address, a]));
  const isMsg = (
    m: MessageRecord,
    f: { hashes?: readonly string[] | undefined; bodyHash?: string | undefined; opcode?: string | undefined },
  ) =>
    (f.hashes === undefined ||
      f.hashes.includes(m.hash) ||
      (m.normalizedHash !== null && f.hashes.includes(m.normalizedHash))) &&
    (f.bodyHash === undefined || f.bodyHash === m.bodyHash) &&
    (f.opcode === undefined || f.opcode === m.opcode);
  const traces = (): TraceRecord[] => {
    const ids = [...new Set(txs().map((t) => t.traceId))];
    return ids.map((id) => {
      const own = txs().filter((t) => t.traceId === id);
      const [first] = own;
      const last = own.at(-1);
      if (first === undefined || last === undefined) throw new Error("none");
      return {
        id,
        externalHash: first.traceExternalHash,
        startLt: first.lt,
        endLt: last.lt,
        startTime: first.now,
        endTime: last.now,
        masterSeqnoStart: first.masterSeqno,
        masterSeqnoEnd: last.masterSeqno,
        transactions: own.length,
        messages: 4,
        pendingMessages: 0,
      };
    });
  };
  const placed = (): PlacedMessage[] => {
    const all = new Map<string, PlacedMessage>();
    for (const t of txs()) {
      for (const m of t.outgoing)
        all.set(m.hash, { message: m, inTransaction: null, outTransaction: t.hash });
      if (t.incoming !== null)
        all.set(t.incoming.hash, {
          message: t.incoming,
          inTransaction: t.hash,
          outTransaction: all.get(t.incoming.hash)?.outTransaction ?? null,
        });
    }
    return [...all.values()];
  };
  return {
    append: (b) => void chain.push(b),
    keepMessage: () => {},
    restart: () => null,
    note: () => null,
    setNote: () => {},
    copyTo: nope,
    close: () => {},
    blocks: {
      list: (f, page) =>
        cut(
          blocks().filter(
            (b) =>
              (f.workchain === undefined || b.workchain === f.workchain) &&
              (f.shard === undefined || b.shard === f.shard) &&
              (f.seqno === undefined || b.seqno === f.seqno) &&
              (f.rootHash === undefined || b.rootHash === f.rootHash) &&
              (f.fileHash === undefined || b.fileHash === f.fileHash) &&
              (f.masterSeqno === undefined || b.masterSeqno === f.masterSeqno) &&
              within(b.generatedAt, f.time) &&
              within(b.endLt, f.lt),
          ),
          page,
        ),
      byId: (id) =>
        blocks().find((b) => b.workchain === id.workchain && b.shard === id.shard && b.seqno === id.seqno) ??
        null,
      head: () => chain.at(-1)?.blocks[0] ?? null,
      first: () => chain[0]?.blocks[0] ?? null,
      shardsAt: (n) => blocks().filter((b) => b.masterSeqno === n && b.workchain === 0),
      committedBy: (n) => blocks().filter((b) => b.masterSeqno === n),
      atLt: nope,
      atTime: nope,
    },
    transactions: {
      list: (f, page) =>
        cut(
          txs().filter(
            (t) =>
              (f.accounts === undefined || f.accounts.includes(t.account)) &&
              (f.workchain === undefined || t.block.workchain === f.workchain) &&
              (f.shard === undefined || t.block.shard === f.shard) &&
              (f.seqno === undefined || t.block.seqno === f.seqno) &&
              (f.masterSeqno === undefined || t.masterSeqno === f.masterSeqno) &&
              (f.hash === undefined || t.hash === f.hash) &&
              (f.at === undefined || t.lt === f.at) &&
              within(t.now, f.time) &&
              within(t.lt, f.lt),
          ),
          page,
        ),
      byMessage: (f, page) =>
        cut(
          txs().filter((t) =>
            [
              ...(f.direction === "out" || t.incoming === null ? [] : [t.incoming]),
              ...(f.direction === "in" ? [] : t.outgoing),
            ].some((m) => isMsg(m, f)),
          ),
          page,
        ),
      byHash: (h) => txs().find((t) => t.hash === h) ?? null,
      chainOf: nope,
      ofBlock: nope,
      count: () => txs().length,
    },
    messages: {
      list: (f, page) =>
        cut(
          placed().filter(
            ({ message: m, inTransaction: i, outTransaction: o }) =>
              isMsg(m, f) &&
              (f.source === undefined || m.source === (f.source === "none" ? null : f.source)) &&
              (f.destination === undefined ||
                m.destination === (f.destination === "none" ? null : f.destination)) &&
              (f.direction === undefined || (f.direction === "in" ? i : o) !== null) &&
              (f.excludeExternals !== true || (m.source !== null && m.destination !== null)) &&
              (f.onlyExternals !== true || m.source === null || m.destination === null) &&
              (f.time === undefined || (m.createdAt !== null && within(m.createdAt, f.time))) &&
              (f.lt === undefined || (m.createdLt !== null && within(m.createdLt, f.lt))),
          ),
          page,
        ),
    },
    accounts: {
      now: (list) => list.map((a) => accounts().get(a) ?? null),
      byCode: nope,
      at: nope,
      richest: (page) =>
        cut(
          [...accounts().values()].toSorted((a, b) => Number(a.balance - b.balance)),
          { ...page, sort: "desc" },
        ),
    },
    traces: {
      list: (f, page) =>
        cut(
          traces().filter((t) => {
            const own = txs().filter((x) => x.traceId === t.id);
            return (
              (f.account === undefined || own.some((x) => x.account === f.account)) &&
              (f.traceIds === undefined || f.traceIds.includes(t.id)) &&
              (f.transactionHashes === undefined || own.some((x) => f.transactionHashes?.includes(x.hash))) &&
              (f.messageHashes === undefined ||
                own.some((x) =>
                  [x.incoming, ...x.outgoing].some(
                    (m) => m !== null && isMsg(m, { hashes: f.messageHashes }),
                  ),
                )) &&
              (f.masterSeqno === undefined || t.masterSeqnoEnd === f.masterSeqno) &&
              within(t.endTime, f.time) &&
              within(t.endLt, f.lt)
            );
          }),
          page,
        ),
      transactionsOf: (ids) => new Map(ids.map((id) => [id, txs().filter((t) => t.traceId === id)])),
    },
    chain: { configAt: nope, libraries: () => [], allLibraries: () => [] },
  };
}
