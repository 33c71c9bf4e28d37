import { Address as CoreAddress } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import type { AccountRecord, ChainBlock, TransactionRecord } from "../../../localnet/chain-records";
import { admit, type RawVerdict } from "../../../localnet/chain/core/admission";
import type { Core } from "../../../localnet/chain/core/core";
import { Machine } from "../../../localnet/chain/core/machine";
import { NO_PREVIOUS_BLOCKS } from "../../../localnet/chain/core/previous-blocks";
import { openCore, type CoreStart } from "../../../localnet/chain/core/open-core";
import type { RawStep } from "../../../localnet/chain/core/raw-records";
import { zeroState } from "../../../localnet/chain/genesis";
import { giverOf } from "../../../localnet/chain/giver";
import { HostState } from "../../../localnet/chain/host/host-state";
import { GENESIS, giverMessage, type TestPayment } from "./test-wallet";

export const CORE_START: CoreStart = {
  genesis: GENESIS,
  ...zeroState(GENESIS),
  heads: [],
  previousBlocks: NO_PREVIOUS_BLOCKS,
  undelivered: [],
  mempool: [],
};

export const GIVER = CoreAddress.parseRaw(giverOf(GENESIS).address);

/** The chain without threads: the core and the host state in one process. */
export class TestCore {
  readonly host: HostState;
  readonly blocks: ChainBlock[] = [];
  now = GENESIS.time;
  #core: Core;
  #given = 0;

  constructor(
    readonly machine = new Machine(),
    coreStart = CORE_START,
  ) {
    this.#core = openCore(coreStart, machine);
    this.host = new HostState(coreStart);
  }

  /** Continues like a worker restarted after the last complete block. */
  async reopen(): Promise<void> {
    this.#core = openCore(this.host.coreStart(), this.machine);
    this.host.reopen(await this.#core.makeShards());
  }

  submit(message: Uint8Array): Promise<RawVerdict> {
    return admit(this.#core, { message, followers: 0 });
  }

  async step(): Promise<Omit<RawStep, keyof ChainBlock> & ChainBlock> {
    const raw = await this.#core.step((this.now += 5));
    const block = this.host.step(raw);
    this.blocks.push(block);
    return { ...raw, ...block };
  }

  /** Sends from the giver and makes blocks until no messages are left. */
  async giverSends(...orders: readonly TestPayment[]): Promise<readonly TransactionRecord[]> {
    const verdict = await this.submit(giverMessage(GENESIS, this.#given, orders));
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
    return this.host.accountAt(address);
  }
}
