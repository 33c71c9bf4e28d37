import type { Hash } from "@/lib/ton/value/hash";
import { isStandard } from "@/lib/ton/address/address";
import type {
  AccountRecord,
  BlockRecord,
  ChainBlock,
  MessageRecord,
  TransactionRecord,
} from "../../../localnet/chain-records";
import type {
  BlockFilter,
  MessageCondition,
  MessageFilter,
  Page,
  Range,
  TraceFilter,
  TransactionFilter,
} from "../../../localnet/store/store";

interface Sent {
  readonly message: MessageRecord;
  readonly lt: bigint;
  readonly trace: Hash;
  readonly external: Hash | null;
  receiver: TransactionRecord | null;
  readonly sender: TransactionRecord | null;
}

/** A reference implementation of the store's lists by linear search. */
export class StoreModel {
  readonly blocks: readonly BlockRecord[];
  readonly transactions: readonly TransactionRecord[];
  /** `sent` is in the order of arrival, `messages` by logical time. */
  readonly sent: readonly Sent[];
  readonly messages: readonly Sent[];
  readonly accounts: readonly AccountRecord[];

  constructor(chain: readonly ChainBlock[]) {
    this.blocks = byLt(
      chain.flatMap(({ blocks }) => blocks),
      ({ startLt }) => startLt,
    );
    const arrived = chain.flatMap(({ transactions }) => transactions);
    this.transactions = byLt(arrived, ({ lt }) => lt);
    this.sent = messagesOf(arrived);
    this.messages = byLt(this.sent, ({ lt }) => lt);
    this.accounts = [
      ...new Map(chain.flatMap(({ accounts }) => accounts).map((each) => [each.address, each])).values(),
    ];
  }

  blocksOf(filter: BlockFilter, page: Page): readonly BlockRecord[] {
    const found = this.blocks.filter(
      (block) =>
        same(filter.workchain, block.workchain) &&
        same(filter.shard, block.shard) &&
        same(filter.seqno, block.seqno) &&
        same(filter.rootHash, block.rootHash) &&
        same(filter.fileHash, block.fileHash) &&
        same(filter.masterSeqno, block.masterSeqno) &&
        within(filter.time, block.generatedAt) &&
        within(filter.lt, block.startLt),
    );
    return cut(found, page);
  }

  transactionsOf(filter: TransactionFilter, page: Page): readonly TransactionRecord[] {
    const found = this.transactions.filter(
      ({ account, block, masterSeqno, hash, lt, now }) =>
        (filter.accounts === undefined || filter.accounts.includes(account)) &&
        filter.excludedAccounts?.includes(account) !== true &&
        same(filter.workchain, block.workchain) &&
        same(filter.shard, block.shard) &&
        same(filter.seqno, block.seqno) &&
        same(filter.masterSeqno, masterSeqno) &&
        same(filter.hash, hash) &&
        same(filter.at, lt) &&
        within(filter.time, now) &&
        within(filter.lt, lt),
    );
    return cut(found, page);
  }

  byMessage(filter: MessageCondition, page: Page): readonly TransactionRecord[] {
    const { hashes, bodyHash, opcode, direction } = filter;
    const matches = (message: MessageRecord) =>
      hasHash(message, hashes) && same(bodyHash, message.bodyHash) && same(opcode, message.opcode);
    const found = this.transactions.filter(
      ({ incoming, outgoing }) =>
        (direction !== "out" && incoming !== null && matches(incoming)) ||
        (direction !== "in" && outgoing.some(matches)),
    );
    return cut(found, page);
  }

  messagesOf(filter: MessageFilter, page: Page) {
    const isTimed = [filter.time?.from, filter.time?.to, filter.lt?.from, filter.lt?.to].some(
      (bound) => bound !== undefined,
    );
    const found = this.messages.filter(({ message, lt, receiver, sender }) => {
      const { source, destination } = message;
      const isExternal = source === null;
      return (
        hasHash(message, filter.hashes) &&
        same(filter.bodyHash, message.bodyHash) &&
        same(filter.opcode, message.opcode) &&
        same(filter.source, source ?? "none") &&
        same(filter.destination, destination ?? "none") &&
        (filter.direction !== "in" || receiver !== null) &&
        (filter.direction !== "out" || sender !== null) &&
        !(filter.excludeExternals === true && isExternal) &&
        !(filter.onlyExternals === true && !isExternal) &&
        !(isTimed && message.createdLt === null) &&
        within(filter.lt, lt) &&
        (message.createdAt === null || within(filter.time, message.createdAt))
      );
    });
    return cut(found, page).map(({ message, receiver, sender }) => ({
      message,
      inTransaction: receiver?.hash ?? null,
      outTransaction: sender?.hash ?? null,
    }));
  }

  tracesOf(filter: TraceFilter, page: Page) {
    const ids = [...new Set(this.transactions.map(({ traceId }) => traceId))];
    const { account, traceIds, transactionHashes, messageHashes, masterSeqno } = filter;
    const traces = ids.map((id) => {
      const parts = this.transactions.filter(({ traceId }) => traceId === id);
      const messages = this.messages.filter(({ trace }) => trace === id);
      const lts = parts.map(({ lt }) => lt);
      const record = {
        id,
        externalHash: parts[0]?.traceExternalHash ?? null,
        startLt: lts[0] ?? 0n,
        endLt: lts.at(-1) ?? 0n,
        startTime: Math.min(...parts.map(({ now }) => now)),
        endTime: Math.max(...parts.map(({ now }) => now)),
        masterSeqnoStart: Math.min(...parts.map((part) => part.masterSeqno)),
        masterSeqnoEnd: Math.max(...parts.map((part) => part.masterSeqno)),
        transactions: parts.length,
        messages: messages.length,
        pendingMessages: messages.filter(
          ({ message, receiver }) =>
            receiver === null && message.destination !== null && isStandard(message.destination),
        ).length,
      };
      return { record, parts, messages };
    });
    const byId = traces.toSorted((a, b) => (a.record.id < b.record.id ? -1 : 1));
    const found = byLt(byId, ({ record }) => record.endLt).filter(
      ({ record, parts, messages }) =>
        (account === undefined || parts.some((part) => part.account === account)) &&
        (traceIds === undefined || traceIds.includes(record.id)) &&
        (transactionHashes === undefined || parts.some(({ hash }) => transactionHashes.includes(hash))) &&
        (messageHashes === undefined || messages.some(({ message }) => hasHash(message, messageHashes))) &&
        same(masterSeqno, record.masterSeqnoEnd) &&
        within(filter.time, record.endTime) &&
        within(filter.lt, record.endLt),
    );
    return cut(
      found.map(({ record }) => record),
      page,
    );
  }
}

function messagesOf(transactions: readonly TransactionRecord[]): readonly Sent[] {
  const sent: Sent[] = [];
  const undelivered = new Map<Hash, Sent>();
  for (const transaction of transactions) {
    const { incoming, outgoing, lt, traceId: trace, traceExternalHash: external } = transaction;
    const sender = incoming === null ? undefined : undelivered.get(incoming.hash);
    if (sender !== undefined) sender.receiver = transaction;
    else if (incoming !== null)
      sent.push({
        message: incoming,
        lt: incoming.createdLt ?? lt,
        trace,
        external,
        receiver: transaction,
        sender: null,
      });
    for (const message of outgoing) {
      const each = {
        message,
        lt: message.createdLt ?? lt,
        trace,
        external,
        receiver: null,
        sender: transaction,
      };
      undelivered.set(message.hash, each);
      sent.push(each);
    }
  }
  return sent;
}

function hasHash(message: MessageRecord, hashes: readonly Hash[] | undefined): boolean {
  if (hashes === undefined || hashes.includes(message.hash)) return true;
  return message.normalizedHash !== null && hashes.includes(message.normalizedHash);
}

function same<T>(filter: T | undefined, value: T): boolean {
  return filter === undefined || filter === value;
}

function within<T extends number | bigint>(range: Range<T> | undefined, value: T): boolean {
  return (range?.from === undefined || value >= range.from) && (range?.to === undefined || value <= range.to);
}

function byLt<T>(items: readonly T[], ltOf: (item: T) => bigint): readonly T[] {
  return items.toSorted((a, b) => (ltOf(a) < ltOf(b) ? -1 : ltOf(a) > ltOf(b) ? 1 : 0));
}

function cut<T>(items: readonly T[], { offset, limit, sort }: Page): readonly T[] {
  return (sort === "asc" ? items : items.toReversed()).slice(offset, offset + limit);
}
