import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import { readPhases } from "../cells/phases";
import { readBag } from "../cells/read-bag";
import { endOf, readTransaction } from "../cells/transaction";
import type { Core } from "./core";
import { nextStart } from "./lt";
import type { Ran, Refused } from "./machine";
import type { ExternalMessage, InternalMessage } from "./messages";
import { MASTER, PLACES, placeOf } from "./place";
import type { RawTransaction } from "./raw";
import { sentBy } from "./sent";

/** About as much as can run while somebody waits for an answer, and the same on every machine. */
const MOST_GAS = 1_000_000n;

/** What a message from outside would do now, and what would follow from that; the ledger stays as it is. */
export class Trial {
  readonly #states = new Map<Address, string>();
  readonly #sent: InternalMessage[] = [];
  #lt: bigint;
  #gas = 0n;

  constructor(
    private readonly core: Core,
    private readonly message: ExternalMessage,
  ) {
    this.#lt = nextStart(PLACES.map((place) => core.heads.of(place).endLt)) + 1n;
  }

  async #run(account: Address, boc: Uint8Array, trace: Hash | null): Promise<RawTransaction | Refused> {
    const { config, heads, ledger, libraries, machine } = this.core;
    const place = placeOf(account) ?? MASTER;
    const seqno = heads.of(place).seqno + 1;
    const result = await machine.run(boc, {
      config: config.base64,
      libraries: libraries.cell,
      shardAccount: this.#states.get(account) ?? ledger.accountAt(account),
      now: heads.time,
      lt: this.#lt,
      randomSeed: heads.randSeed(place, seqno),
      ignoreSignature: false,
    });
    if (result.kind === "refused") return result;
    const masterSeqno = heads.of(MASTER).seqno + (place === MASTER ? 1 : 2);
    return { account, block: { ...place, seqno }, masterSeqno, ...this.#took(account, result, trace) };
  }

  #took(account: Address, { transaction, shardAccount }: Ran, trace: Hash | null) {
    const read = readTransaction(readBag(Buffer.from(transaction, "base64")));
    const traceId = trace ?? read.hash;
    const traceExternalHash = this.message.normalizedHash;
    this.#states.set(account, shardAccount);
    this.#lt = endOf(read);
    this.#gas += readPhases(read.description).gas;
    this.#sent.push(...sentBy(read.outgoing, { id: traceId, externalHash: traceExternalHash }));
    return { traceId, traceExternalHash, transaction, shardAccount };
  }

  first(): Promise<RawTransaction | Refused> {
    return this.#run(this.message.destination, this.message.boc, null);
  }

  /** In the order in which messages are sent, so many at the most; the others are left under way. */
  async followers(most: number): Promise<readonly RawTransaction[]> {
    const made: RawTransaction[] = [];
    while (made.length < most && this.#gas < MOST_GAS) {
      const message = this.#sent.shift();
      if (message === undefined) break;
      if (placeOf(message.destination) === null) continue;
      const next = await this.#run(message.destination, message.boc, message.traceId);
      if ("transaction" in next) made.push(next);
    }
    return made;
  }
}
