import { parseHash, type Hash } from "@/lib/ton/value/hash";
import type { LibraryRecord } from "../../records";
import type { Genesis } from "../chain";
import { CONFIG, TICK_TOCK } from "../genesis";
import { BlockRun } from "./block-run";
import type { Heads } from "./heads";
import type { Ledger } from "./ledger";
import type { Libraries } from "./libraries";
import { nextStart } from "./lt";
import type { Machine } from "./machine";
import { earnedBy } from "./earnings";
import { configIn, type NetworkConfig } from "./network-config";
import { MASTER, SHARDS, type Place } from "./place";
import type { RawBlock, RawStep } from "./raw";
import type { BlockRef } from "./block-header";

/** Ticks and tocks cost more than all else of an empty block, so most blocks go without. */
const HEARTBEAT_BLOCKS = 60;
const HEARTBEAT_SECONDS = 3_600;
const KEY_BLOCKS = 600;
/** A shard with nothing to do makes a block now and then, so that it is seen to live. */
const IDLE_BLOCKS = 10;

interface Master {
  readonly made: RawBlock;
  readonly config: Uint8Array | null;
  readonly libraries: readonly LibraryRecord[];
}

/** Makes the blocks: one of the masterchain in each step, and one of every shard that has something to do. */
export class Core {
  /** Shard blocks that no block of the masterchain has committed. */
  #uncommitted: readonly BlockRef[] = [];
  #settled = true;
  #dropped: Hash[] = [];
  #undeliverable: Hash[] = [];

  constructor(
    readonly genesis: Genesis,
    readonly ledger: Ledger,
    readonly heads: Heads,
    readonly libraries: Libraries,
    readonly machine: Machine,
    public config: NetworkConfig,
  ) {}

  #begin(place: Place, masterSeqno: number, startLt: bigint, now: number): BlockRun {
    const seqno = this.heads.of(place).seqno + 1;
    const id = { ...place, seqno };
    const randomSeed = this.heads.randSeed(place, seqno);
    const { base64: config } = this.config;
    const libraries = this.libraries.cell;
    const setting = { place, id, masterSeqno, startLt, now, randomSeed, config, libraries };
    return new BlockRun(setting, this.ledger, this.machine);
  }

  #seal(run: BlockRun, keyBlock: boolean, minRefMasterSeqno: number): RawBlock {
    this.#dropped.push(...run.dropped);
    this.#undeliverable.push(...run.undeliverable);
    const { place, id, masterSeqno, startLt, now, randomSeed } = run.setting;
    const isMaster = place === MASTER;
    const draft = {
      config: this.config,
      place,
      seqno: id.seqno,
      masterSeqno,
      generatedAt: now,
      startLt,
      endLt: run.endLt,
      transactions: run.transactions.length,
      keyBlock,
      minRefMasterSeqno,
      randSeed: parseHash(randomSeed.toString("hex")),
    };
    const block = this.heads.seal(draft, {
      master: isMaster ? null : this.heads.of(MASTER),
      contents: run.hashes,
      commits: isMaster ? this.#uncommitted : [],
    });
    return { block, transactions: run.transactions };
  }

  #startAfterAll(): bigint {
    return nextStart([MASTER, ...SHARDS].map((place) => this.heads.of(place).endLt));
  }

  /** What the config contract holds is the config after this block; null when that is the same. */
  #newConfig(run: BlockRun): NetworkConfig | null {
    const config = run.touched.has(CONFIG) ? configIn(this.ledger.accountAt(CONFIG)) : null;
    return config?.root.hash === this.config.root.hash ? null : config;
  }

  /** Whether the masterchain wakes accounts in its next block. */
  #beats(seqno: number, now: number): boolean {
    const before = this.heads.time;
    const period = (time: number) => Math.floor(time / HEARTBEAT_SECONDS);
    if (seqno % HEARTBEAT_BLOCKS === 0 || period(now) !== period(before)) return true;
    // What a key block changes is seen in the next one.
    if (this.heads.previousKeyBlock === seqno - 1) return true;
    return this.config.appointments.some((at) => before < at && at <= now);
  }

  async #tickTocks(run: BlockRun, which: "tick" | "tock"): Promise<void> {
    for (const [account, wants] of TICK_TOCK) if (wants[which]) await run.tickTock(account, which);
  }

  async #makeMaster(now: number): Promise<Master> {
    const seqno = this.heads.of(MASTER).seqno + 1;
    const isFirst = seqno === 1;
    const isKey = isFirst || seqno % KEY_BLOCKS === 0;
    const beats = isKey || this.#beats(seqno, now);
    const startLt = this.#startAfterAll();
    const run = this.#begin(MASTER, seqno, startLt, now);
    const { earnings } = this.config;
    const earned = earnedBy({ before: this.heads.time, now, earnings, lt: startLt });
    if (earned !== null) await run.grant(earned);
    if (beats) await this.#tickTocks(run, "tick");
    await run.process();
    if (beats) await this.#tickTocks(run, "tock");
    const config = this.#newConfig(run);
    const touched = [...run.touched].map((address) => [address, this.ledger.accountAt(address)] as const);
    const libraries = this.libraries.update(touched);
    const made = this.#seal(run, isKey || config !== null, Math.max(0, seqno - 1));
    this.ledger.post(run.outbox);
    this.config = config ?? this.config;
    return { made, config: isFirst || config !== null ? this.config.cells : null, libraries };
  }

  /** Messages between shards wait until all shards have made their blocks: they are for the next ones. */
  async makeShards(): Promise<readonly RawBlock[]> {
    const master = this.heads.of(MASTER);
    const startLt = this.#startAfterAll();
    const now = this.heads.time;
    const runs: BlockRun[] = [];
    for (const place of SHARDS) {
      if (this.ledger.isIdle(place) && master.seqno % IDLE_BLOCKS !== 1) continue;
      const run = this.#begin(place, master.seqno + 1, startLt, now);
      await run.process();
      runs.push(run);
    }
    const shards = runs.map((run) => this.#seal(run, false, master.seqno));
    for (const run of runs) this.ledger.post(run.outbox);
    this.#uncommitted = shards.map(({ block }) => block);
    this.#settled = shards.every(({ transactions }) => transactions.length === 0);
    return shards;
  }

  /** Whether the masterchain has committed every transaction that there is. */
  get settled(): boolean {
    return this.#settled;
  }

  async step(now: number): Promise<RawStep> {
    const { made: master, config, libraries } = await this.#makeMaster(Math.max(now, this.heads.time));
    const shards = await this.makeShards();
    const [dropped, undeliverable] = [this.#dropped.splice(0), this.#undeliverable.splice(0)];
    return { master, config, libraries, shards, dropped, undeliverable };
  }
}
