import { Address as CoreAddress } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import type { AccountRecord, ChainBlock, TransactionRecord } from "../records";
import { admit, type RawVerdict } from "./core/admission";
import type { Core } from "./core/core";
import { Machine } from "./core/machine";
import { openCore, type Beginning } from "./core/open-core";
import type { RawStep } from "./core/raw";
import { zeroState } from "./genesis";
import { giverOf } from "./giver";
import { Mirror } from "./host/mirror";
import { GENESIS, give, type Order } from "./test-wallet";

export const BEGINNING: Beginning = {
  genesis: GENESIS,
  ...zeroState(GENESIS),
  heads: [],
  undelivered: [],
  mempool: [],
};

export const GIVER = CoreAddress.parseRaw(giverOf(GENESIS).address);

/** The chain without its threads: what the worker does and what the host makes of it, in one place. */
export class TestCore {
  readonly mirror: Mirror;
  readonly blocks: ChainBlock[] = [];
  now = GENESIS.time;
  #core: Core;
  #given = 0;

  constructor(
    readonly machine = new Machine(),
    beginning = BEGINNING,
  ) {
    this.#core = openCore(beginning, machine);
    this.mirror = new Mirror(beginning);
  }

  /** Goes on as a worker does that begins where the last whole block ended. */
  async reopen(): Promise<void> {
    this.#core = openCore(this.mirror.beginning(), this.machine);
    this.mirror.reopen(await this.#core.makeShards());
  }

  submit(message: Uint8Array): Promise<RawVerdict> {
    return admit(this.#core, { message, followers: 0 });
  }

  async step(): Promise<Omit<RawStep, keyof ChainBlock> & ChainBlock> {
    const raw = await this.#core.step((this.now += 5));
    const block = this.mirror.step(raw);
    this.blocks.push(block);
    return { ...raw, ...block };
  }

  /** Has the giver send, and makes blocks until nothing follows. */
  async give(...orders: readonly Order[]): Promise<readonly TransactionRecord[]> {
    const verdict = await this.submit(give(GENESIS, this.#given, orders));
    if (verdict.kind === "refused") throw new Error(verdict.reason);
    this.#given += 1;
    const made: TransactionRecord[] = [];
    for (let quiet = 0; quiet < 3;) {
      const { transactions } = await this.step();
      quiet = transactions.some(({ incoming }) => incoming !== null) ? 0 : quiet + 1;
      made.push(...transactions);
    }
    return made;
  }

  account(address: Address): AccountRecord {
    return this.mirror.accountAt(address);
  }
}
