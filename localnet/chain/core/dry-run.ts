import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import { readPhases } from "../cells/read-phases";
import { readBag } from "../cells/read-bag";
import { endLtOf, readTransaction } from "../cells/read-transaction";
import type { Core } from "./core";
import { nextStart } from "./next-start-lt";
import type { ExecutionResult, ExecutionRefusal } from "./machine";
import type { ExternalMessage, InternalMessage } from "./queued-messages";
import { MASTER, ALL_SHARDS, shardOf } from "./shard-ids";
import type { RawTransaction } from "./raw-records";
import { sentMessages } from "./sent-messages";

/** A limit of gas rather than time, so that every machine gives the same result. */
const MAX_GAS = 1_000_000n;

/** Runs an external message and the transactions that follow from it, without changing the ledger. */
export class DryRun {
  readonly #states = new Map<Address, string>();
  readonly #sent: InternalMessage[] = [];
  #lt: bigint;
  #gas = 0n;

  constructor(
    private readonly core: Core,
    private readonly message: ExternalMessage,
  ) {
    this.#lt = nextStart(ALL_SHARDS.map((shardId) => core.heads.of(shardId).endLt)) + 1n;
  }

  async #run(
    account: Address,
    boc: Uint8Array,
    trace: Hash | null,
  ): Promise<RawTransaction | ExecutionRefusal> {
    const { config, heads, ledger, libraries, machine } = this.core;
    const shardId = shardOf(account) ?? MASTER;
    const seqno = heads.of(shardId).seqno + 1;
    const result = await machine.run(boc, {
      config: config.base64,
      libraries: libraries.cell,
      previousBlocks: heads.previousParameter,
      shardAccount: this.#states.get(account) ?? ledger.accountAt(account),
      now: heads.time,
      lt: this.#lt,
      randomSeed: heads.randSeed(shardId, seqno),
      ignoreSignature: false,
    });
    if (result.kind === "refused") return result;
    const masterSeqno = heads.of(MASTER).seqno + (shardId === MASTER ? 1 : 2);
    return { account, block: { ...shardId, seqno }, masterSeqno, ...this.#record(account, result, trace) };
  }

  #record(account: Address, { transaction, shardAccount }: ExecutionResult, trace: Hash | null) {
    const read = readTransaction(readBag(Buffer.from(transaction, "base64")));
    const traceId = trace ?? read.hash;
    const traceExternalHash = this.message.normalizedHash;
    this.#states.set(account, shardAccount);
    this.#lt = endLtOf(read);
    this.#gas += readPhases(read.description).gas;
    this.#sent.push(...sentMessages(read.outgoing, { id: traceId, externalHash: traceExternalHash }));
    return { traceId, traceExternalHash, transaction, shardAccount };
  }

  first(): Promise<RawTransaction | ExecutionRefusal> {
    return this.#run(this.message.destination, this.message.boc, null);
  }

  /** Runs following messages in the order in which they are sent, up to `most` of them. */
  async followers(most: number): Promise<readonly RawTransaction[]> {
    const made: RawTransaction[] = [];
    while (made.length < most && this.#gas < MAX_GAS) {
      const message = this.#sent.shift();
      if (message === undefined) break;
      if (shardOf(message.destination) === null) continue;
      const next = await this.#run(message.destination, message.boc, message.traceId);
      if ("transaction" in next) made.push(next);
    }
    return made;
  }
}
