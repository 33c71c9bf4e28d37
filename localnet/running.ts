import { createHash } from "node:crypto";
import type { RequestListener } from "node:http";
import * as v from "valibot";
import { createApi } from "./api/server";
import type { Genesis } from "./chain/chain";
import { openNode, type Node } from "./node/node";
import type { Options } from "./options";
import { Pulse } from "./pulse";
import { DAY } from "./scenario/act";
import { HISTORY_DAYS } from "./scenario/history";
import { Life } from "./scenario/life";
import { openTown } from "./scenario/town";
import { openStore } from "./store/open";
import type { Store } from "./store/store";

/** One chain with everything that belongs to it, from its opening to its end. */
export interface Running {
  /** Tells it from chains that were at the same address before. */
  readonly id: string;
  readonly node: Node;
  readonly api: RequestListener;
  readonly life: Life;
  /** Makes blocks and lets things happen. */
  readonly pulse: Pulse;
  close(): Promise<void>;
}

/** The folder has another chain than the one that is asked for. */
export class OtherChain extends Error {}

export interface Report {
  readonly told: (transactions: number, ms: number) => void;
  readonly failed: (error: unknown) => void;
}

/** Each copy that was put back is a branch of its own: what came after the copy is another chain. */
const BRANCH = "branch";
const GLOBAL_ID = -217;
const STANDARD_SEED = "shardscope";

const KnownGenesis = v.object({ seed: v.string(), time: v.number(), globalId: v.number() });

export async function openRunning(file: string, options: Options, report: Report): Promise<Running> {
  const store = openStore(file);
  const genesis = genesisOf(store, options);
  const node = await openNode({ genesis, store, tickMs: options.tickMs, onFault: report.failed });
  const town = openTown(genesis.seed, genesis);
  const life = new Life(town, node, { genesisTime: genesis.time, transactions: options.transactions });
  const pulse = new Pulse((signal) => beat(node, life, signal, report), report.failed);
  return {
    get id() {
      return idOf(genesis, store.note(BRANCH));
    },
    node,
    api: createApi(node, { rules: rulesOf(options) }),
    life,
    pulse,
    async close() {
      await pulse.end();
      await node.close();
      store.close();
    },
  };
}

/** Names the branch that begins with the chain as it is. */
export function branchOff({ node, id }: Running): void {
  const head = node.store.blocks.head();
  node.store.setNote(BRANCH, `${id} ${head?.seqno ?? 0} ${node.now()}`);
}

async function beat(node: Node, life: Life, signal: AbortSignal, report: Report): Promise<void> {
  const startMs = performance.now();
  const { done, of } = life.progress;
  await life.tellHistory(signal);
  if (signal.aborted) return;
  if (done < of) report.told(node.store.transactions.count(), performance.now() - startMs);
  node.producer.resume();
  try {
    await life.live(signal);
  } finally {
    node.producer.pause();
  }
}

/** That of the chain in the store; of a new one, such that its history ends now. */
function genesisOf(store: Store, { seed, genesisTime }: Options): Genesis {
  const note = store.note("genesis");
  if (note === null) {
    const time = genesisTime ?? Math.floor(Date.now() / 1_000) - HISTORY_DAYS * DAY;
    return { seed: seed ?? STANDARD_SEED, time, globalId: GLOBAL_ID };
  }
  const known = v.parse(KnownGenesis, JSON.parse(note));
  const same = (seed ?? known.seed) === known.seed && (genesisTime ?? known.time) === known.time;
  if (!same) throw new OtherChain(`its chain began with SEED=${known.seed} GENESIS_TIME=${known.time}`);
  return known;
}

function idOf({ seed, time, globalId }: Genesis, branch: string | null): string {
  return createHash("sha256")
    .update(JSON.stringify([seed, time, globalId, branch]))
    .digest("hex")
    .slice(0, 16);
}

function rulesOf({ network, keys }: Options) {
  return keys === null ? undefined : { network, keyless: 1, keys };
}
