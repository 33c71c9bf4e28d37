import { createHash } from "node:crypto";
import type { Server } from "node:http";
import { createApi } from "./api/server";
import type { Genesis } from "./chain/chain";
import { openNode, type Node } from "./node/node";
import type { Options } from "./options";
import { pause, Pulse } from "./pulse";
import { Life } from "./scenario/life";
import { openTown } from "./scenario/town";

/** One chain with everything that belongs to it, from its opening to its end. */
export interface Running {
  readonly genesis: Genesis;
  /** Tells it from chains that were at the same address before. */
  readonly id: string;
  readonly node: Node;
  readonly api: Server;
  readonly life: Life;
  /** Makes blocks and lets things happen. */
  readonly pulse: Pulse;
  close(): Promise<void>;
}

const BRANCH = "branch";

export async function openRunning(file: string, options: Options, report: Report): Promise<Running> {
  const node = await openNode(file, options);
  const { genesis } = node;
  const town = openTown(genesis.seed, genesis);
  const life = new Life(town, node, { genesisTime: genesis.time, transactions: options.transactions });
  const pulse = new Pulse(async (signal) => {
    const startMs = performance.now();
    const { done, of } = life.progress;
    await life.tellHistory(signal);
    if (done < of && !signal.aborted) report.told(node.store.transactions.count(), performance.now() - startMs);
    await Promise.all([makeBlocks(node, options.tickMs, signal), life.live(signal)]);
  }, report.failed);
  return {
    genesis,
    id: idOf(genesis, node.store.note(BRANCH) ?? ""),
    node,
    api: createApi(node, { rules: rulesOf(options) }),
    life,
    pulse,
    async close() {
      await pulse.end();
      await node.close();
    },
  };
}

export interface Report {
  told(transactions: number, ms: number): void;
  failed(error: unknown): void;
}

async function makeBlocks(node: Node, tickMs: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const startMs = performance.now();
    await node.step(node.now());
    await pause(Math.max(0, tickMs - (performance.now() - startMs)), signal);
  }
}

function idOf({ seed, time, globalId }: Genesis, branch: string): string {
  return createHash("sha256").update(JSON.stringify([seed, time, globalId, branch])).digest("hex").slice(0, 16);
}

function rulesOf({ network, keys }: Options) {
  return keys === null ? undefined : { network, keyless: 1, keys: [...keys] };
}
