import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import type {
  AccountRecord,
  BlockRecord,
  ChainBlock,
  MessageRecord,
  PreviousBlocks,
  TransactionRecord,
  UndeliveredMessage,
} from "../../chain-records";
import { readBag } from "../cells/read-bag";
import type { Genesis } from "../chain";
import { decodeExternal } from "../core/decode-external";
import type { CoreStart } from "../core/open-core";
import { previousAfter } from "../core/previous-blocks";
import { NO_ACCOUNT } from "../core/live-ledger";
import type { RawBlock, RawStep, RawTransaction } from "../core/raw-records";
import { accountRecord } from "./account-record";
import { applyTransaction, type AppliedTransaction } from "./transaction-record";

interface PendingBlocks {
  readonly blocks: readonly BlockRecord[];
  readonly applied: readonly AppliedTransaction[];
}

const NO_BLOCKS: PendingBlocks = { blocks: [], applied: [] };
const NO_BYTES = Buffer.from(NO_ACCOUNT, "base64");

function byLt(a: TransactionRecord, b: TransactionRecord): number {
  if (a.lt !== b.lt) return a.lt < b.lt ? -1 : 1;
  return a.hash < b.hash ? -1 : 1;
}

function mempoolEntry(boc: Uint8Array): readonly (readonly [Hash, Uint8Array])[] {
  const decoded = decodeExternal(boc);
  return decoded.kind === "message" ? [[decoded.message.normalizedHash, boc]] : [];
}

function isInternal(message: MessageRecord): boolean {
  return message.value !== null;
}

/**
 * The host's copy of the chain: enough to restart the worker after its last complete block, and the state
 * of each account, because the state after one transaction is the state before the next.
 */
export class HostState {
  readonly #genesis: Genesis;
  readonly #final: Map<Address, AccountRecord>;
  readonly #undelivered: Map<Hash, UndeliveredMessage>;
  readonly #mempool: Map<Hash, Uint8Array>;
  readonly #undeliverable = new Set<Hash>();
  #live: Map<Address, AccountRecord>;
  #heads: readonly BlockRecord[];
  #previousBlocks: PreviousBlocks;
  #config: Uint8Array;
  #made: PendingBlocks = NO_BLOCKS;
  #placed: readonly AccountRecord[] = [];

  constructor(coreStart: CoreStart) {
    this.#genesis = coreStart.genesis;
    this.#heads = coreStart.heads;
    this.#previousBlocks = coreStart.previousBlocks;
    this.#config = coreStart.config;
    this.#final = new Map(
      coreStart.accounts.map(({ address, shardAccount }) => [address, accountRecord(address, shardAccount)]),
    );
    this.#live = new Map(this.#final);
    this.#undelivered = new Map(coreStart.undelivered.map((message) => [readBag(message.boc).hash, message]));
    this.#mempool = new Map(coreStart.mempool.flatMap(mempoolEntry));
  }

  coreStart(): CoreStart {
    return {
      genesis: this.#genesis,
      heads: this.#heads,
      previousBlocks: this.#previousBlocks,
      config: this.#config,
      accounts: [...this.#final.values()],
      undelivered: [...this.#undelivered.values()],
      mempool: [...this.#mempool.values()],
    };
  }

  get confirmed(): readonly TransactionRecord[] {
    return this.#made.applied.map(({ transaction }) => transaction);
  }

  accountAt(address: Address): AccountRecord {
    return this.#live.get(address) ?? accountRecord(address, NO_BYTES);
  }

  keepExternal(normalizedHash: Hash, message: Uint8Array): void {
    this.#mempool.set(normalizedHash, message);
  }

  /** Adds an account whose state was set without a transaction. */
  place(account: AccountRecord): void {
    this.#live.set(account.address, account);
    this.#final.set(account.address, account);
    this.#placed = [...this.#placed, account];
  }

  /** A parser for consecutive dry-run transactions, which does not change the accounts. */
  dryRunReader(): (raw: RawTransaction) => TransactionRecord {
    const accounts = new Map<Address, AccountRecord>();
    return (raw) => {
      const { transaction, account } = applyTransaction(
        raw,
        accounts.get(raw.account) ?? this.accountAt(raw.account),
      );
      accounts.set(raw.account, account);
      return transaction;
    };
  }

  #apply(transactions: readonly RawTransaction[]): readonly AppliedTransaction[] {
    return transactions.map((raw) => {
      const done = applyTransaction(raw, this.accountAt(raw.account));
      this.#live.set(raw.account, done.account);
      return done;
    });
  }

  /** Shard blocks that the next masterchain block commits. */
  #hold(shards: readonly RawBlock[]): void {
    const done = this.#apply(shards.flatMap(({ transactions }) => transactions));
    this.#made = { blocks: shards.map(({ block }) => block), applied: done };
  }

  /** After the worker was restarted from the last complete block. */
  reopen(shards: readonly RawBlock[]): void {
    this.#live = new Map(this.#final);
    this.#hold(shards);
  }

  #settle({ traceExternalHash, incoming, outgoing, traceId }: TransactionRecord): void {
    if (incoming !== null) {
      if (isInternal(incoming)) this.#undelivered.delete(incoming.hash);
      else if (traceExternalHash !== null) this.#mempool.delete(traceExternalHash);
    }
    for (const message of outgoing) {
      if (isInternal(message) && !this.#undeliverable.has(message.hash))
        this.#undelivered.set(message.hash, { boc: message.boc, traceId, traceExternalHash });
    }
  }

  step({ master, shards, config, libraries, dropped, undeliverable }: RawStep): ChainBlock {
    // The sending transactions may not be final yet.
    for (const hash of undeliverable) this.#undeliverable.add(hash);
    const committed = [...this.#made.applied, ...this.#apply(master.transactions)];
    const isFirst = master.block.seqno === 1;
    const accounts = new Map(
      isFirst ? this.#final : this.#placed.map((account) => [account.address, account]),
    );
    this.#placed = [];
    for (const { account } of committed) accounts.set(account.address, account);
    for (const account of accounts.values()) this.#final.set(account.address, account);
    const transactions = committed.map(({ transaction }) => transaction).sort(byLt);
    for (const transaction of transactions) this.#settle(transaction);
    for (const hash of dropped) this.#mempool.delete(hash);
    for (const hash of undeliverable) this.#undelivered.delete(hash);
    const blocks = [master.block, ...this.#made.blocks] as const;
    const renewed = new Set(blocks.map(({ workchain, shard }) => `${workchain}:${shard}`));
    this.#heads = [
      ...blocks,
      ...this.#heads.filter(({ workchain, shard }) => !renewed.has(`${workchain}:${shard}`)),
    ];
    this.#previousBlocks = previousAfter(this.#previousBlocks, master.block);
    this.#config = config ?? this.#config;
    this.#hold(shards);
    return { blocks, transactions, accounts: [...accounts.values()], libraries, config };
  }
}
