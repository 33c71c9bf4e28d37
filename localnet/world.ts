import { Address as CoreAddress } from "@ton/core";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Address } from "@/lib/ton/address/address";
import { formatHash } from "@/lib/ton/value/hash";
import { CannotNow, type Controls, type LocalnetState } from "./control/controls";
import { Files } from "./files";
import type { Node } from "./node/node";
import type { Options } from "./options";
import { branchOff, openRunning, type Report, type Running } from "./running";
import { gift } from "./scenario/errands";

const LATE_SECONDS = 10;

/** Localnet as long as the process runs: one chain at a time, and what may be done to it. */
export class World implements Controls {
  readonly #options: Options;
  readonly #files: Files;
  readonly #report: Report;
  #running: Running;
  /** Commands are done one after another. */
  #turn: Promise<unknown> = Promise.resolve();

  private constructor(options: Options, files: Files, report: Report, running: Running) {
    this.#options = options;
    this.#files = files;
    this.#report = report;
    this.#running = running;
  }

  static async open(options: Options, report: Report): Promise<World> {
    const files = new Files(options.folder);
    const running = await openRunning(files.chain, options, report);
    running.pulse.begin();
    return new World(options, files, report, running);
  }

  /** That of the chain that runs now. */
  get node(): Node {
    return this.#running.node;
  }

  /** Answers as the hosted service does. */
  serve(request: IncomingMessage, response: ServerResponse): void {
    this.#running.api(request, response);
  }

  async close(): Promise<void> {
    await this.#inTurn(() => this.#running.close());
  }

  state(): LocalnetState {
    const { id, node, life, pulse } = this.#running;
    const head = node.store.blocks.head();
    return {
      network: this.#options.network,
      genesis: { id, ...node.genesis },
      head: head === null ? null : { seqno: head.seqno, time: head.generatedAt },
      index: { seqno: node.index.tables.seqno() },
      clock: { now: node.now(), offset: node.clock.offset() },
      history: life.progress,
      transactions: node.store.transactions.count(),
      frozen: !pulse.beats,
      memory: process.memoryUsage().rss,
      snapshots: this.#files.snapshots,
    };
  }

  faucet(address: Address, amount: bigint): Promise<object> {
    return this.#inTurn(async () => {
      const { life, node } = this.#present();
      // Orders are tried at the time of the newest block, which is long ago when the chain stood still.
      if (node.now() > (node.store.blocks.head()?.generatedAt ?? 0) + LATE_SECONDS) await node.mine(1);
      const sends = [gift(CoreAddress.parse(address), amount, "From the faucet")];
      const { accepted, message } = await life.performer.perform({ by: "faucet", sends }, node.now());
      if (!accepted) throw new CannotNow("The faucet is empty.");
      return { message_hash: formatHash(message, "base64") };
    });
  }

  mine(blocks: number): Promise<object> {
    return this.#inTurn(async () => {
      const { node } = this.#present();
      await node.mine(blocks);
      return this.state();
    });
  }

  advanceTime(seconds: number): Promise<object> {
    return this.#inTurn(async () => {
      const { node } = this.#present();
      node.clock.moveTo(node.now() + seconds);
      await node.mine(1);
      return this.state();
    });
  }

  snapshot(name: string): Promise<object> {
    return this.#inTurn(async () => {
      this.#files.save(name, (file) => this.#running.node.store.copyTo(file));
      return this.state();
    });
  }

  restore(name: string): Promise<object> {
    return this.#inTurn(async () => {
      if (!this.#files.snapshots.includes(name)) throw new CannotNow(`There is no snapshot named "${name}".`);
      await this.#replace(() => this.#files.putBack(name));
      branchOff(this.#running);
      return this.state();
    });
  }

  reset(): Promise<object> {
    return this.#inTurn(async () => {
      await this.#replace(() => this.#files.remove());
      return this.state();
    });
  }

  freeze(): Promise<object> {
    return this.#inTurn(async () => {
      const { pulse, node, life } = this.#running;
      await pulse.end();
      // A tick may have begun a block just now: this one comes after it, and is the last.
      if (life.progress.done === life.progress.of) await node.mine(1);
      return this.state();
    });
  }

  unfreeze(): Promise<object> {
    return this.#inTurn(async () => {
      this.#running.pulse.begin();
      return this.state();
    });
  }

  /** The chain when its history is told: before that the teller alone makes its blocks. */
  #present(): Running {
    const { done, of } = this.#running.life.progress;
    if (done < of) throw new CannotNow(`The history is being told, ${done} of ${of} rounds: try again soon.`);
    return this.#running;
  }

  async #replace(changeFiles: () => void): Promise<void> {
    await this.#running.close();
    changeFiles();
    this.#running = await openRunning(this.#files.chain, this.#options, this.#report);
    this.#running.pulse.begin();
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => null);
    return done;
  }
}
