import type { Address } from "@/lib/ton/address/address";
import type { BlockId } from "@/lib/ton/block/block";
import type { Hash } from "@/lib/ton/value/hash";
import { readPhases } from "../cells/read-phases";
import { readBag } from "../cells/read-bag";
import { endLtOf, readTransaction } from "../cells/read-transaction";
import type { LiveLedger } from "./live-ledger";
import type { ExecutionContext, Machine, ExecutionResult, ExecutionRefusal } from "./machine";
import type { ExternalMessage, InternalMessage } from "./queued-messages";
import { shardOf, type ShardId } from "./shard-ids";
import type { RawTransaction } from "./raw-records";
import { sentMessages } from "./sent-messages";

/**
 * Lower than the network's limits, because a step should end within a second. Most transactions take less than
 * one millisecond.
 */
const MAX_TRANSACTIONS = 1_000;
const MAX_GAS = 10_000_000n;

export interface BlockContext extends Pick<
  ExecutionContext,
  "config" | "libraries" | "now" | "previousBlocks" | "randomSeed"
> {
  readonly shardId: ShardId;
  readonly id: BlockId;
  readonly masterSeqno: number;
  readonly startLt: bigint;
}

interface MessageTrace {
  readonly id: Hash | null;
  readonly externalHash: Hash | null;
}

const OWN_TRACE: MessageTrace = { id: null, externalHash: null };

/** A block while it is made. Transactions run one after another, each at its own logical time. */
export class BlockRun {
  readonly transactions: RawTransaction[] = [];
  readonly hashes: Hash[] = [];
  readonly touched = new Set<Address>();
  /** Messages for other shards. */
  readonly outbox: InternalMessage[] = [];
  /** External and internal messages that no transaction will receive. */
  readonly dropped: Hash[] = [];
  readonly undeliverable: Hash[] = [];
  /** Messages for the same shard, in the order of their logical times. */
  readonly #fresh: InternalMessage[] = [];
  #lt: bigint;
  #gas = 0n;

  constructor(
    readonly context: BlockContext,
    readonly ledger: LiveLedger,
    readonly machine: Machine,
  ) {
    this.#lt = context.startLt + 1n;
  }

  get endLt(): bigint {
    return this.#lt;
  }

  get full(): boolean {
    return this.transactions.length >= MAX_TRANSACTIONS || this.#gas >= MAX_GAS;
  }

  #executionContext(account: Address): ExecutionContext {
    const { config, libraries, now, previousBlocks, randomSeed } = this.context;
    const state = { config, libraries, now, previousBlocks, randomSeed };
    return { ...state, shardAccount: this.ledger.accountAt(account), lt: this.#lt, ignoreSignature: false };
  }

  #record(account: Address, trace: MessageTrace, { transaction, shardAccount }: ExecutionResult): void {
    const read = readTransaction(readBag(Buffer.from(transaction, "base64")));
    const own = { id: trace.id ?? read.hash, externalHash: trace.externalHash };
    const { id: block, masterSeqno, shardId } = this.context;
    const named = { traceId: own.id, traceExternalHash: own.externalHash };
    this.transactions.push({ account, block, masterSeqno, ...named, transaction, shardAccount });
    this.hashes.push(read.hash);
    this.touched.add(account);
    this.ledger.accounts.set(account, shardAccount);
    this.#lt = endLtOf(read) > this.#lt ? endLtOf(read) : this.#lt;
    this.#gas += readPhases(read.description).gas;
    for (const sent of sentMessages(read.outgoing, own))
      (shardOf(sent.destination) === shardId ? this.#fresh : this.outbox).push(sent);
  }

  async #run(
    account: Address,
    trace: MessageTrace,
    boc: Uint8Array,
  ): Promise<ExecutionResult | ExecutionRefusal> {
    const result = await this.machine.run(boc, this.#executionContext(account));
    if (result.kind === "ran") this.#record(account, trace, result);
    return result;
  }

  /** Returns the messages that no longer fit into the block. */
  async #deliver(messages: readonly InternalMessage[]): Promise<readonly InternalMessage[]> {
    for (const [index, message] of messages.entries()) {
      if (this.full) return messages.slice(index);
      const trace = { id: message.traceId, externalHash: message.traceExternalHash };
      const result = await this.#run(message.destination, trace, message.boc);
      if (result.kind === "refused") this.undeliverable.push(message.hash);
    }
    return [];
  }

  async #deliverExternal(mempool: Map<Hash, ExternalMessage>): Promise<void> {
    for (const [hash, message] of mempool) {
      if (this.full) break;
      const result = await this.#run(message.destination, { id: null, externalHash: hash }, message.boc);
      if (result.kind === "refused") this.dropped.push(hash);
      mempool.delete(hash);
    }
  }

  /**
   * Delivers queued internal messages, oldest first, then external messages, then the resulting messages
   * within the same shard, in the order of the network.
   */
  async process(): Promise<void> {
    const { shardId } = this.context;
    const late = await this.#deliver(this.ledger.takeInbox(shardId));
    await this.#deliverExternal(this.ledger.mempoolOf(shardId));
    while (this.#fresh.length > 0 && !this.full) {
      this.#fresh.unshift(...(await this.#deliver(this.#fresh.splice(0))));
    }
    this.ledger.post(late);
    this.ledger.post(this.#fresh.splice(0));
  }

  /** Delivers a message that no transaction has sent, before all others. */
  async deliverFirst(message: InternalMessage): Promise<void> {
    await this.#deliver([message]);
  }

  async tickTock(account: Address, which: "tick" | "tock"): Promise<void> {
    const result = await this.machine.runTickTock(which, this.#executionContext(account));
    if (result.kind === "ran") this.#record(account, OWN_TRACE, result);
  }
}
