import { Address as CoreAddress } from "@ton/core";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Address } from "@/lib/ton/address/address";
import { formatHash } from "@/lib/ton/value/hash";
import { CommandUnavailable, type Controls, type LocalnetState } from "./control/controls";
import { shardAccountOf, type CopiedAccount } from "./copied-account";
import { ChainFiles } from "./chain-files";
import type { Node } from "./node/node";
import type { LocalnetOptions } from "./localnet-options";
import { startBranch, openChainInstance, type Reporter, type ChainInstance } from "./chain-instance";
import type { CrowdSize } from "./scenario/crowd";
import { checkStore } from "./store/open-store";
import { StoreDamaged } from "./store/store-problem";
import { paymentMessage } from "./scenario/town-operations";

const STALE_SECONDS = 10;
/** A limit, because the live scenario goes on meanwhile and there is always something to deliver. */
const CROWD_BLOCKS = 40;

/** The running localnet: one chain at a time and the control commands for it. */
export class Localnet implements Controls {
  readonly #options: LocalnetOptions;
  readonly #files: ChainFiles;
  readonly #reporter: Reporter;
  #instance: ChainInstance;
  /** Tail of the queue: commands run one after another. */
  #queueTail: Promise<unknown> = Promise.resolve();

  private constructor(
    options: LocalnetOptions,
    files: ChainFiles,
    reporter: Reporter,
    instance: ChainInstance,
  ) {
    this.#options = options;
    this.#files = files;
    this.#reporter = reporter;
    this.#instance = instance;
  }

  static async open(options: LocalnetOptions, reporter: Reporter): Promise<Localnet> {
    const files = new ChainFiles(options.folder);
    const instance = await openChainInstance(files.chain, options, reporter);
    instance.loop.start();
    return new Localnet(options, files, reporter, instance);
  }

  /** The node of the current chain. */
  get node(): Node {
    return this.#instance.node;
  }

  /** Serves v2 and v3. */
  serve(request: IncomingMessage, response: ServerResponse): void {
    this.#instance.api(request, response);
  }

  async close(): Promise<void> {
    await this.#enqueue(() => this.#instance.close());
  }

  state(): LocalnetState {
    const { id, node, scenario, loop } = this.#instance;
    const head = node.store.blocks.head();
    return {
      network: this.#options.network,
      genesis: { id, ...node.genesis },
      head: head === null ? null : { seqno: head.seqno, time: head.generatedAt },
      index: { seqno: node.index.tables.seqno() },
      clock: { now: node.now(), offset: node.clock.offset() },
      history: { ...scenario.progress, ...scenario.span },
      transactions: node.store.transactions.count(),
      frozen: !loop.isRunning,
      memory: process.memoryUsage.rss(),
      snapshots: this.#files.snapshots,
    };
  }

  faucet(address: Address, amount: bigint): Promise<object> {
    return this.#enqueue(async () => {
      const { scenario, node } = this.#live();
      // Messages are checked at the time of the newest block, which is old after a pause.
      if (node.now() > (node.store.blocks.head()?.generatedAt ?? 0) + STALE_SECONDS) await node.mine(1);
      const messages = [paymentMessage(CoreAddress.parse(address), amount, "From the faucet")];
      const { accepted, message } = await scenario.runner.run({ by: "faucet", messages }, node.now());
      if (!accepted) throw new CommandUnavailable("The faucet is empty.");
      return { message_hash: formatHash(message, "base64") };
    });
  }

  copy(account: CopiedAccount): Promise<object> {
    return this.#enqueue(async () => {
      const { node } = this.#live();
      const [existing] = node.store.accounts.now([account.address]);
      const last = { lt: existing?.lastLt ?? 0n, hash: existing?.lastHash ?? "0".repeat(64) };
      await node.chain.place(account.address, shardAccountOf(account, last, node.now()));
      await node.mine(1);
      return { address: account.address, balance: String(account.balance) };
    });
  }

  crowd(size: CrowdSize): Promise<object> {
    return this.#enqueue(async () => {
      const { node, scenario } = this.#live();
      await node.mine(1);
      const { running } = node.producer;
      const before = node.store.blocks.head()?.seqno ?? 0;
      // All orders wait for the same block, so that the transactions that follow are made together too.
      node.producer.pause();
      try {
        const { jetton, collection, owner, contract } = await scenario.sendCrowd(size);
        await node.mine(1);
        for (let blocks = 0; blocks < CROWD_BLOCKS; blocks += 1)
          if ((await node.settle(node.now())) === null) break;
        await node.saved();
        return {
          jetton: jetton.toRawString(),
          collection: collection.toRawString(),
          owner: owner.toRawString(),
          contract: contract.toRawString(),
          block: largestBlock(node, before),
        };
      } finally {
        if (running) node.producer.resume();
      }
    });
  }

  mine(blocks: number): Promise<object> {
    return this.#enqueue(async () => {
      const { node } = this.#live();
      await node.mine(blocks);
      return this.state();
    });
  }

  advanceTime(seconds: number): Promise<object> {
    return this.#enqueue(async () => {
      const { node, scenario } = this.#live();
      const to = node.now() + seconds;
      await scenario.passTime(to);
      node.clock.moveTo(to);
      return this.state();
    });
  }

  snapshot(name: string, replace: boolean): Promise<object> {
    return this.#enqueue(async () => {
      if (!replace && this.#files.snapshots.includes(name))
        throw new CommandUnavailable(
          `There is a snapshot named "${name}" already. Choose another name, or add "replace": true.`,
        );
      this.#files.save(name, (file) => this.#instance.node.store.copyTo(file));
      return this.state();
    });
  }

  restore(name: string): Promise<object> {
    return this.#enqueue(async () => {
      if (!this.#files.snapshots.includes(name))
        throw new CommandUnavailable(`There is no snapshot named "${name}".`);
      try {
        this.#files.prepare(name, checkStore);
      } catch (error) {
        if (!(error instanceof StoreDamaged)) throw error;
        throw new CommandUnavailable(`The snapshot "${name}" cannot be read: ${error.message}.`, {
          cause: error,
        });
      }
      await this.#replace(() => this.#files.restorePrepared());
      startBranch(this.#instance);
      return this.state();
    });
  }

  reset(): Promise<object> {
    return this.#enqueue(async () => {
      await this.#replace(() => this.#files.remove());
      return this.state();
    });
  }

  freeze(): Promise<object> {
    return this.#enqueue(async () => {
      const { loop, node, scenario } = this.#instance;
      await loop.stop();
      // A tick may have just begun a block. This one comes after it and is the last.
      if (scenario.progress.done === scenario.progress.of) await node.mine(1);
      return this.state();
    });
  }

  unfreeze(): Promise<object> {
    return this.#enqueue(async () => {
      this.#instance.loop.start();
      return this.state();
    });
  }

  /** The chain, if its history has been replayed: until then only the replay makes blocks. */
  #live(): ChainInstance {
    const { scenario } = this.#instance;
    const { done, of } = scenario.progress;
    if (done < of)
      throw new CommandUnavailable(
        `The history is being replayed, ${done} of ${of} event groups: try again soon.`,
      );
    if (scenario.isPassing)
      throw new CommandUnavailable("The chain is catching up with its clock: try again soon.");
    return this.#instance;
  }

  async #replace(changeFiles: () => void): Promise<void> {
    await this.#instance.close();
    changeFiles();
    this.#instance = await openChainInstance(this.#files.chain, this.#options, this.#reporter);
    this.#instance.loop.start();
  }

  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queueTail.then(work);
    this.#queueTail = done.catch(() => null);
    return done;
  }
}

/** The block with the most transactions after that masterchain block. */
function largestBlock({ store }: Node, after: number): object | null {
  const head = store.blocks.head()?.seqno ?? 0;
  const made = Array.from({ length: head - after }, (_, index) =>
    store.blocks.committedBy(after + 1 + index),
  ).flat();
  const [largest] = made.toSorted((one, other) => other.transactions - one.transactions);
  if (largest === undefined) return null;
  const { workchain, shard, seqno, transactions } = largest;
  return { workchain, shard, seqno, transactions };
}
