import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import type { RequestListener } from "node:http";
import * as v from "valibot";
import { createApi } from "./api/api-server";
import type { Genesis } from "./chain/chain";
import { openNode, type Node } from "./node/node";
import type { HistoryProgress } from "./control/controls";
import type { LocalnetOptions } from "./localnet-options";
import { BackgroundLoop } from "./background-loop";
import { historySeconds } from "./scenario/scenario-history";
import { Scenario } from "./scenario/scenario";
import { openTown } from "./scenario/town";
import { openStore } from "./store/open-store";
import { StoreDamaged, StoreFull } from "./store/store-problem";
import type { Store } from "./store/store";

/** One opened chain: node, API, scenario and the loop that drives them. */
export interface ChainInstance {
  /** Different for each chain that is served at the same URL, so that clients can drop their caches. */
  readonly id: string;
  readonly node: Node;
  readonly api: RequestListener;
  readonly scenario: Scenario;
  /** Replays the history, then makes blocks and runs the scenario. */
  readonly loop: BackgroundLoop;
  close(): Promise<void>;
}

/** The folder holds a different chain from the one that the options describe. */
export class ChainMismatch extends Error {}

/** The file of the chain cannot be opened. The message is the reason. */
export class ChainUnreadable extends Error {
  constructor(
    readonly file: string,
    cause: unknown,
  ) {
    super(cause instanceof StoreDamaged ? cause.message : "it is damaged", { cause });
  }
}

export interface Reporter {
  /** Called ten times while the history is replayed. */
  readonly replaying: (transactions: number, progress: HistoryProgress) => void;
  readonly replayed: (transactions: number, ms: number) => void;
  readonly failed: (error: unknown) => void;
}

/** Restoring a snapshot starts a new branch: the blocks that follow differ from those before the restore. */
const BRANCH = "branch";
const GLOBAL_ID = -217;
/** How often the progress of the history is reported. */
const REPORTS = 10;
const DEFAULT_SEED = "shardscope";

const StoredGenesis = v.object({ seed: v.string(), time: v.number(), globalId: v.number() });

export async function openChainInstance(
  file: string,
  options: LocalnetOptions,
  reporter: Reporter,
): Promise<ChainInstance> {
  const { store, genesis, node } = await openStored(file, options, reporter);
  const town = openTown(genesis.seed, genesis);
  const scenario = new Scenario(town, node, {
    genesisTime: genesis.time,
    transactions: options.transactions,
  });
  const loop = new BackgroundLoop((signal) => runChain(node, scenario, signal, reporter), reporter.failed);
  return {
    get id() {
      return idOf(genesis, store.note(BRANCH));
    },
    node,
    api: createApi(node, { rules: rulesOf(options) }),
    scenario,
    loop,
    async close() {
      await loop.stop();
      await node.close();
      store.close();
    },
  };
}

/** Opens the chain in the file, or creates it. Whatever the file contains, the error gives the reason. */
async function openStored(file: string, options: LocalnetOptions, reporter: Reporter) {
  const isNew = !existsSync(file);
  let store: Store | null = null;
  try {
    store = openStore(file);
    const genesis = genesisOf(store, options);
    const node = await openNode({ genesis, store, tickMs: options.tickMs, onFault: reporter.failed });
    return { store, genesis, node };
  } catch (error) {
    store?.close();
    if (isNew || error instanceof ChainMismatch || error instanceof StoreFull) throw error;
    throw new ChainUnreadable(file, error);
  }
}

/** Gives the chain a new id from its current state on. */
export function startBranch({ node, id }: ChainInstance): void {
  const head = node.store.blocks.head();
  node.store.setNote(BRANCH, `${id} ${head?.seqno ?? 0} ${node.now()}`);
}

async function runChain(
  node: Node,
  scenario: Scenario,
  signal: AbortSignal,
  reporter: Reporter,
): Promise<void> {
  const startMs = performance.now();
  const { done, of } = scenario.progress;
  let reported = Math.floor((done / of) * REPORTS);
  await scenario.replayHistory(signal, () => {
    const { progress } = scenario;
    const part = Math.floor((progress.done / progress.of) * REPORTS);
    if (part <= reported || part === REPORTS) return;
    reported = part;
    reporter.replaying(node.store.transactions.count(), { ...progress, ...scenario.span });
  });
  if (signal.aborted) return;
  if (done < of) reporter.replayed(node.store.transactions.count(), performance.now() - startMs);
  await scenario.passTime(node.now(), signal);
  if (signal.aborted) return;
  node.producer.resume();
  try {
    await scenario.runLive(signal);
  } finally {
    node.producer.pause();
  }
}

/** The genesis of the stored chain; for a new chain, one whose history ends now. */
function genesisOf(store: Store, { seed, genesisTime, transactions }: LocalnetOptions): Genesis {
  const note = store.note("genesis");
  if (note === null) {
    const time = genesisTime ?? Math.floor(Date.now() / 1_000) - historySeconds(transactions);
    return { seed: seed ?? DEFAULT_SEED, time, globalId: GLOBAL_ID };
  }
  const stored = v.parse(StoredGenesis, JSON.parse(note));
  const same = (seed ?? stored.seed) === stored.seed && (genesisTime ?? stored.time) === stored.time;
  if (!same) throw new ChainMismatch(`its chain began with SEED=${stored.seed} GENESIS_TIME=${stored.time}`);
  return stored;
}

function idOf({ seed, time, globalId }: Genesis, branch: string | null): string {
  return createHash("sha256")
    .update(JSON.stringify([seed, time, globalId, branch]))
    .digest("hex")
    .slice(0, 16);
}

function rulesOf({ network, keys }: LocalnetOptions) {
  return keys === null ? undefined : { network, keyless: 1, keys };
}
