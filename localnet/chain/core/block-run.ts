import type { Address } from "@/lib/ton/address/address";
import type { BlockId } from "@/lib/ton/block/block";
import type { Hash } from "@/lib/ton/value/hash";
import { readPhases } from "../cells/phases";
import { readBag } from "../cells/read-bag";
import { endOf, readTransaction } from "../cells/transaction";
import type { Ledger } from "./ledger";
import type { Circumstances, Machine, Ran, Refused } from "./machine";
import type { ExternalMessage, InternalMessage } from "./messages";
import { placeOf, type Place } from "./place";
import type { RawTransaction } from "./raw";
import { sentBy } from "./sent";

/** Softer than the network's own limits: a step must end within the second that it stands for. */
const MOST_TRANSACTIONS = 400;
const MOST_GAS = 10_000_000n;

export interface Setting extends Pick<Circumstances, "config" | "libraries" | "now" | "randomSeed"> {
  readonly place: Place;
  readonly id: BlockId;
  readonly masterSeqno: number;
  readonly startLt: bigint;
}

interface Trace {
  readonly id: Hash | null;
  readonly externalHash: Hash | null;
}

const OWN_TRACE: Trace = { id: null, externalHash: null };

/** One block while it is made: transactions one after another, each at a logical time of its own. */
export class BlockRun {
  readonly transactions: RawTransaction[] = [];
  readonly hashes: Hash[] = [];
  readonly touched = new Set<Address>();
  /** Messages for other places. */
  readonly outbox: InternalMessage[] = [];
  /** Messages from outside, and between accounts, that no transaction will receive. */
  readonly dropped: Hash[] = [];
  readonly undeliverable: Hash[] = [];
  /** Messages for this place, in the order of their logical times. */
  readonly #fresh: InternalMessage[] = [];
  #lt: bigint;
  #gas = 0n;

  constructor(
    readonly setting: Setting,
    readonly ledger: Ledger,
    readonly machine: Machine,
  ) {
    this.#lt = setting.startLt + 1n;
  }

  get endLt(): bigint {
    return this.#lt;
  }

  get full(): boolean {
    return this.transactions.length >= MOST_TRANSACTIONS || this.#gas >= MOST_GAS;
  }

  #circumstances(account: Address): Circumstances {
    const { config, libraries, now, randomSeed } = this.setting;
    const shardAccount = this.ledger.accountAt(account);
    return { config, libraries, now, randomSeed, shardAccount, lt: this.#lt, ignoreSignature: false };
  }

  #record(account: Address, trace: Trace, { transaction, shardAccount }: Ran): void {
    const read = readTransaction(readBag(Buffer.from(transaction, "base64")));
    const own = { id: trace.id ?? read.hash, externalHash: trace.externalHash };
    const { id: block, masterSeqno, place } = this.setting;
    const named = { traceId: own.id, traceExternalHash: own.externalHash };
    this.transactions.push({ account, block, masterSeqno, ...named, transaction, shardAccount });
    this.hashes.push(read.hash);
    this.touched.add(account);
    this.ledger.accounts.set(account, shardAccount);
    this.#lt = endOf(read) > this.#lt ? endOf(read) : this.#lt;
    this.#gas += readPhases(read.description).gas;
    for (const sent of sentBy(read.outgoing, own))
      (placeOf(sent.destination) === place ? this.#fresh : this.outbox).push(sent);
  }

  async #run(account: Address, trace: Trace, boc: Uint8Array): Promise<Ran | Refused> {
    const result = await this.machine.run(boc, this.#circumstances(account));
    if (result.kind === "ran") this.#record(account, trace, result);
    return result;
  }

  /** Those that the block has no room for are what it returns. */
  async #deliver(messages: readonly InternalMessage[]): Promise<readonly InternalMessage[]> {
    for (const [index, message] of messages.entries()) {
      if (this.full) return messages.slice(index);
      const trace = { id: message.traceId, externalHash: message.traceExternalHash };
      const result = await this.#run(message.destination, trace, message.boc);
      if (result.kind === "refused") this.undeliverable.push(message.hash);
    }
    return [];
  }

  async #admitted(mempool: Map<Hash, ExternalMessage>): Promise<void> {
    for (const [hash, message] of mempool) {
      if (this.full) break;
      const result = await this.#run(message.destination, { id: null, externalHash: hash }, message.boc);
      if (result.kind === "refused") this.dropped.push(hash);
      mempool.delete(hash);
    }
  }

  /**
   * All that waits for this place, oldest first; then messages from outside; then what those two have
   * sent within the same place, in this same block, as the network does it.
   */
  async process(): Promise<void> {
    const { place } = this.setting;
    const late = await this.#deliver(this.ledger.takeInbox(place));
    await this.#admitted(this.ledger.mempoolOf(place));
    while (this.#fresh.length > 0 && !this.full) {
      this.#fresh.unshift(...(await this.#deliver(this.#fresh.splice(0))));
    }
    this.ledger.post(late);
    this.ledger.post(this.#fresh.splice(0));
  }

  /** Before all others, what no transaction has sent. */
  async grant(message: InternalMessage): Promise<void> {
    await this.#deliver([message]);
  }

  async tickTock(account: Address, which: "tick" | "tock"): Promise<void> {
    const result = await this.machine.runTickTock(which, this.#circumstances(account));
    if (result.kind === "ran") this.#record(account, OWN_TRACE, result);
  }
}
