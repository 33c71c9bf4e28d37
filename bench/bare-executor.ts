import { Cell } from "@ton/core";
import { Executor } from "@ton/sandbox/dist/executor/Executor.js";
import type { Address } from "@/lib/ton/address/address";
import type { TransactionRecord } from "../localnet/records";
import type { Store } from "../localnet/store/store";

interface Call {
  readonly account: Address;
  readonly message: Cell;
  readonly now: number;
  readonly lt: bigint;
  readonly randomSeed: Buffer;
}

/** The executor with a state for each account, and nothing else. */
export class Bare {
  readonly #states = new Map<Address, string>();

  private constructor(
    private readonly store: Store,
    private readonly executor: Executor,
    private readonly config: string,
  ) {}

  static async open(store: Store): Promise<Bare> {
    const config = Buffer.from(store.chain.configAt(1) ?? []).toString("base64");
    return new Bare(store, await Executor.create(), config);
  }

  /** What the executor needs to make the same transactions, out of what the store tells of them. */
  prepare(made: readonly TransactionRecord[], masterSeqno: number): readonly Call[] {
    for (const { account } of made) {
      if (this.#states.has(account)) continue;
      const known = this.store.accounts.at(account, masterSeqno);
      if (known === null) throw new Error(`${account} was not there before the round`);
      this.#states.set(account, Buffer.from(known.shardAccount).toString("base64"));
    }
    return made.flatMap(({ account, incoming, now, lt, block }) => {
      const seed = this.store.blocks.byId(block)?.randSeed;
      const [message] = incoming === null ? [] : Cell.fromBoc(Buffer.from(incoming.boc));
      if (seed === undefined || message === undefined) return [];
      return [{ account, message, now, lt, randomSeed: Buffer.from(seed, "hex") }];
    });
  }

  async run(calls: readonly Call[]): Promise<void> {
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

  /** Complains unless the store has the same states. */
  compare(made: readonly TransactionRecord[]): void {
    for (const account of new Set(made.map((one) => one.account))) {
      const [kept] = this.store.accounts.now([account]);
      const [own] = Cell.fromBoc(Buffer.from(this.#states.get(account) ?? "", "base64"));
      const [theirs] = Cell.fromBoc(Buffer.from(kept?.shardAccount ?? []));
      if (own === undefined || theirs === undefined || !own.equals(theirs))
        throw new Error(`the executor by itself leaves ${account} in another state`);
    }
  }
}
