import {
  beginCell,
  Cell,
  Dictionary,
  loadShardAccount,
  loadTransaction,
  storeMessage,
  storeShardAccount,
  type Account,
  type Address,
  type Message,
  type Transaction,
} from "@ton/core";
import type { Executor } from "@ton/sandbox";
import { slimConfig } from "@ton/sandbox/dist/config/slimConfig";
import { openExecutor } from "../../../localnet/chain/core/open-executor";
import { EXTRA_CURRENCY } from "../../../localnet/chain/genesis";
import type { Wallet } from "../../../localnet/scenario/wallet";

const PLENTY = 5_000_000_000_000_000_000n;

/** Runs messages one after another without blocks, which is enough to test contracts. */
export class TestChain {
  readonly transactions: Transaction[] = [];
  readonly refusals: string[] = [];
  now = 0;
  #lt = 1_000_000n;
  #libraries: Cell | null = null;
  readonly #queue: Message[] = [];
  readonly #accounts = new Map<string, string>();
  readonly #executor: Executor;

  private constructor(executor: Executor) {
    this.#executor = executor;
  }

  static async open(): Promise<TestChain> {
    return new TestChain(await openExecutor());
  }

  /** Sets the state of an account without a transaction. */
  placeAccount({ address, init }: Pick<Wallet, "address" | "init">): void {
    const other = Dictionary.empty(Dictionary.Keys.Uint(32), Dictionary.Values.BigVarUint(5));
    other.set(EXTRA_CURRENCY, 10_000n);
    const account: Account = {
      addr: address,
      storageStats: {
        used: { cells: 1n, bits: 1n },
        lastPaid: this.now,
        duePayment: null,
        storageExtra: null,
      },
      storage: { lastTransLt: 0n, balance: { coins: PLENTY, other }, state: { type: "active", state: init } },
    };
    this.#keep(address, { account, lastTransactionHash: 0n, lastTransactionLt: 0n });
  }

  accountOf(address: Address): Account | null {
    return loadShardAccount(Cell.fromBase64(this.#shardAccount(address)).beginParse()).account ?? null;
  }

  dataOf(address: Address): Cell | null {
    const state = this.accountOf(address)?.storage.state;
    return state?.type === "active" ? (state.state.data ?? null) : null;
  }

  send(message: Uint8Array): Promise<boolean> {
    const cell = Cell.fromBoc(Buffer.from(message))[0];
    if (cell === undefined) throw new Error("an empty bag");
    return this.#run(cell);
  }

  /** Delivers all queued messages. */
  async settle(): Promise<void> {
    for (let message = this.#queue.shift(); message !== undefined; message = this.#queue.shift())
      await this.#run(beginCell().store(storeMessage(message)).endCell());
  }

  async #run(message: Cell): Promise<boolean> {
    const slice = message.beginParse();
    const to = destinationOf(slice.loadUint(2) === 2 ? slice : slice.skip(2));
    this.#lt += 1_000n;
    const { result } = await this.#executor.runTransaction({
      message,
      config: slimConfig,
      libs: this.#libraries,
      verbosity: "short",
      shardAccount: this.#shardAccount(to),
      now: this.now,
      lt: this.#lt,
      randomSeed: Buffer.alloc(32),
      ignoreChksig: false,
      debugEnabled: false,
    });
    if (!result.success) {
      this.refusals.push(`${result.error} ${result.vmResults?.vmExitCode ?? ""}`);
      return false;
    }
    this.#accounts.set(to.toRawString(), result.shardAccount);
    const transaction = loadTransaction(Cell.fromBase64(result.transaction).beginParse());
    this.transactions.push(transaction);
    this.#queue.push(...transaction.outMessages.values().filter(({ info }) => info.type === "internal"));
    this.#gatherLibraries(to);
    return true;
  }

  #shardAccount(address: Address): string {
    const existing = this.#accounts.get(address.toRawString());
    if (existing !== undefined) return existing;
    this.#keep(address, { account: null, lastTransactionHash: 0n, lastTransactionLt: 0n });
    return this.#shardAccount(address);
  }

  #keep(address: Address, account: Parameters<typeof storeShardAccount>[0]): void {
    const cell = beginCell().store(storeShardAccount(account)).endCell();
    this.#accounts.set(address.toRawString(), cell.toBoc().toString("base64"));
  }

  #gatherLibraries(address: Address): void {
    if (address.workChain !== -1) return;
    const state = this.accountOf(address)?.storage.state;
    if (state?.type !== "active" || !state.state.libraries) return;
    const all = Dictionary.empty(Dictionary.Keys.Buffer(32), Dictionary.Values.Cell());
    for (const { root } of state.state.libraries.values()) all.set(root.hash(), root);
    this.#libraries = all.size === 0 ? null : beginCell().storeDictDirect(all).endCell();
  }
}

function destinationOf(slice: ReturnType<Cell["beginParse"]>): Address {
  slice.loadAddressAny();
  return slice.loadAddress();
}
