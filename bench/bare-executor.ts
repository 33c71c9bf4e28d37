import { Cell } from "@ton/core";
import { Executor } from "@ton/sandbox/dist/executor/Executor.js";
import type { Address } from "@/lib/ton/address/address";
import type { TransactionRecord } from "../localnet/chain-records";
import type { Store } from "../localnet/store/store";

interface ExecutorCall {
  readonly account: Address;
  readonly message: Cell;
  readonly now: number;
  readonly lt: bigint;
  readonly randomSeed: Buffer;
}

/** The executor with only account states around it. */
export class BareExecutor {
  readonly #states = new Map<Address, string>();

  private constructor(
    private readonly store: Store,
    private readonly executor: Executor,
    private readonly config: string,
  ) {}

  static async open(store: Store): Promise<BareExecutor> {
    const config = Buffer.from(store.chain.configAt(1) ?? []).toString("base64");
    return new BareExecutor(store, await Executor.create(), config);
  }

  /** Inputs from the store, with which the executor repeats the transactions. */
  prepare(transactions: readonly TransactionRecord[], masterSeqno: number): readonly ExecutorCall[] {
    for (const { account } of transactions) {
      if (this.#states.has(account)) continue;
      const stored = this.store.accounts.at(account, masterSeqno);
      if (stored === null) throw new Error(`${account} was not there before the round`);
      this.#states.set(account, Buffer.from(stored.shardAccount).toString("base64"));
    }
    return transactions.flatMap(({ account, incoming, now, lt, block }) => {
      const seed = this.store.blocks.byId(block)?.randSeed;
      const [message] = incoming === null ? [] : Cell.fromBoc(Buffer.from(incoming.boc));
      if (seed === undefined || message === undefined) return [];
      return [{ account, message, now, lt, randomSeed: Buffer.from(seed, "hex") }];
    });
  }

  async run(calls: readonly ExecutorCall[]): Promise<void> {
    for (const { account, ...rest } of calls) {
      const { result } = await this.executor.runTransaction({
        ...rest,
        config: this.config,
        shardAccount: this.#states.get(account) ?? "",
        libs: null,
        ignoreChksig: false,
        verbosity: "short",
        debugEnabled: false,
      });
      if (!result.success) throw new Error(result.error);
      this.#states.set(account, result.shardAccount);
    }
  }

  /** Throws unless the store has the same account states. */
  compare(transactions: readonly TransactionRecord[]): void {
    for (const account of new Set(transactions.map((one) => one.account))) {
      const [record] = this.store.accounts.now([account]);
      const [executed] = Cell.fromBoc(Buffer.from(this.#states.get(account) ?? "", "base64"));
      const [saved] = Cell.fromBoc(Buffer.from(record?.shardAccount ?? []));
      if (executed === undefined || saved === undefined || !executed.equals(saved))
        throw new Error(`the executor by itself leaves ${account} in another state`);
    }
  }
}
