import { NO_PREVIOUS_BLOCKS, previousAfter } from "../../../localnet/chain/core/previous-blocks";
import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import type {
  AccountRecord,
  BlockRecord,
  ChainBlock,
  Restart,
  TransactionRecord,
  UndeliveredMessage,
} from "../../../localnet/chain-records";

/** A minimal in-memory store. */
export class TestHistory {
  readonly blocks: BlockRecord[] = [];
  readonly transactions: TransactionRecord[] = [];
  readonly accounts = new Map<Address, AccountRecord>();
  readonly #undelivered = new Map<Hash, UndeliveredMessage>();
  #config = new Uint8Array(0);

  take({ blocks, transactions, accounts, config }: ChainBlock): void {
    this.blocks.push(...blocks);
    this.transactions.push(...transactions);
    for (const account of accounts) this.accounts.set(account.address, account);
    if (config !== null) this.#config = Uint8Array.from(config);
    for (const { incoming, outgoing, traceId, traceExternalHash } of transactions) {
      if (incoming !== null) this.#undelivered.delete(incoming.hash);
      for (const { hash, boc, value } of outgoing)
        if (value !== null) this.#undelivered.set(hash, { boc, traceId, traceExternalHash });
    }
  }

  #newest(): readonly BlockRecord[] {
    const newest = new Map(this.blocks.map((block) => [`${block.workchain}:${block.shard}`, block]));
    return [...newest.values()];
  }

  restart(mempool: readonly Uint8Array[]): Restart {
    return {
      heads: this.#newest(),
      previousBlocks: this.blocks
        .filter(({ workchain }) => workchain === -1)
        .reduce(previousAfter, NO_PREVIOUS_BLOCKS),
      config: this.#config,
      accounts: [...this.accounts.values()],
      libraries: [],
      undelivered: [...this.#undelivered.values()],
      mempool,
    };
  }
}
