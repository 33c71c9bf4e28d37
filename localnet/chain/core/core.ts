import { parseHash, type Hash } from "@/lib/ton/value/hash";
import type { LibraryRecord } from "../../chain-records";
import type { Genesis } from "../chain";
import { CONFIG, TICK_TOCK } from "../genesis";
import { BlockRun } from "./block-run";
import type { Heads } from "./chain-heads";
import type { LiveLedger } from "./live-ledger";
import type { PublicLibraries } from "./libraries";
import { nextStart } from "./next-start-lt";
import type { Machine } from "./machine";
import { validatorPayout } from "./validator-payout";
import { configIn, type NetworkConfig } from "./network-config";
import { MASTER, BASECHAIN_SHARDS, type ShardId } from "./shard-ids";
import type { RawBlock, RawStep } from "./raw-records";
import type { BlockRef } from "./block-header";

/** Tick and tock transactions cost more than all else in an empty block, so most blocks have none. */
const HEARTBEAT_BLOCKS = 60;
const HEARTBEAT_SECONDS = 3_600;
const KEY_BLOCKS = 600;
/** An idle shard makes a block now and then to show that it is alive. */
const IDLE_BLOCKS = 10;

interface MasterStep {
  readonly made: RawBlock;
  readonly config: Uint8Array | null;
  readonly libraries: readonly LibraryRecord[];
}

/** Makes blocks: in each step one of the masterchain and one of every shard with queued messages. */
export class Core {
  /** Shard blocks that no masterchain block has committed yet. */
  #uncommitted: readonly BlockRef[] = [];
  #settled = true;
  #dropped: Hash[] = [];
  #undeliverable: Hash[] = [];

  constructor(
    readonly genesis: Genesis,
    readonly ledger: LiveLedger,
    readonly heads: Heads,
    readonly libraries: PublicLibraries,
    readonly machine: Machine,
    public config: NetworkConfig,
  ) {}

  #begin(shardId: ShardId, masterSeqno: number, startLt: bigint, now: number): BlockRun {
    const seqno = this.heads.of(shardId).seqno + 1;
    const id = { ...shardId, seqno };
    const randomSeed = this.heads.randSeed(shardId, seqno);
    const { base64: config } = this.config;
    const libraries = this.libraries.cell;
    const { previousParameter: previousBlocks } = this.heads;
    const context = {
      shardId,
      id,
      masterSeqno,
      startLt,
      now,
      randomSeed,
      config,
      libraries,
      previousBlocks,
    };
    return new BlockRun(context, this.ledger, this.machine);
  }

  #seal(run: BlockRun, keyBlock: boolean, minRefMasterSeqno: number): RawBlock {
    this.#dropped.push(...run.dropped);
    this.#undeliverable.push(...run.undeliverable);
    const { shardId, id, masterSeqno, startLt, now, randomSeed } = run.context;
    const isMaster = shardId === MASTER;
    const draft = {
      config: this.config,
      shardId,
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
    return nextStart([MASTER, ...BASECHAIN_SHARDS].map((shardId) => this.heads.of(shardId).endLt));
  }

  /** The config in the config contract after this block; null if it has not changed. */
  #newConfig(run: BlockRun): NetworkConfig | null {
    const config = run.touched.has(CONFIG) ? configIn(this.ledger.accountAt(CONFIG)) : null;
    return config?.root.hash === this.config.root.hash ? null : config;
  }

  /** Whether the next masterchain block runs tick and tock transactions. */
  #wakesAccounts(seqno: number, now: number): boolean {
    const before = this.heads.time;
    const period = (time: number) => Math.floor(time / HEARTBEAT_SECONDS);
    if (seqno % HEARTBEAT_BLOCKS === 0 || period(now) !== period(before)) return true;
    // Contracts see the changes of a key block in the next block.
    if (this.heads.previousKeyBlock === seqno - 1) return true;
    return this.config.scheduledTimes.some((at) => before < at && at <= now);
  }

  async #tickTocks(run: BlockRun, which: "tick" | "tock"): Promise<void> {
    for (const [account, wants] of TICK_TOCK) if (wants[which]) await run.tickTock(account, which);
  }

  async #makeMaster(now: number): Promise<MasterStep> {
    const seqno = this.heads.of(MASTER).seqno + 1;
    const isFirst = seqno === 1;
    const isKey = isFirst || seqno % KEY_BLOCKS === 0;
    const beats = isKey || this.#wakesAccounts(seqno, now);
    const startLt = this.#startAfterAll();
    const run = this.#begin(MASTER, seqno, startLt, now);
    const { blockRewards } = this.config;
    const payout = validatorPayout({ before: this.heads.time, now, blockRewards, lt: startLt });
    if (payout !== null) await run.deliverFirst(payout);
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

  /**
   * Messages between shards are queued after all shards have made their blocks, because the next blocks
   * process them.
   */
  async makeShards(): Promise<readonly RawBlock[]> {
    const master = this.heads.of(MASTER);
    const startLt = this.#startAfterAll();
    const now = this.heads.time;
    const runs: BlockRun[] = [];
    for (const shardId of BASECHAIN_SHARDS) {
      if (this.ledger.isIdle(shardId) && master.seqno % IDLE_BLOCKS !== 1) continue;
      const run = this.#begin(shardId, master.seqno + 1, startLt, now);
      await run.process();
      runs.push(run);
    }
    const shards = runs.map((run) => this.#seal(run, false, master.seqno));
    for (const run of runs) this.ledger.post(run.outbox);
    this.#uncommitted = shards.map(({ block }) => block);
    this.#settled = shards.every(({ transactions }) => transactions.length === 0);
    return shards;
  }

  /** Whether the masterchain has committed all transactions. */
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
