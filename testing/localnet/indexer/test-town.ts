import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inject, vi } from "vitest";
import { openNode, type Node } from "../../../localnet/node/node";
import type { ScenarioEvent, Chapter, Span } from "../../../localnet/scenario/scenario-event";
import { DAY } from "../../../localnet/scenario/scenario-event";
import { catAuctions } from "../../../localnet/scenario/chapters/cat-auctions";
import { certificates } from "../../../localnet/scenario/chapters/certificates";
import { firstDomains } from "../../../localnet/scenario/chapters/domains";
import { founding } from "../../../localnet/scenario/chapters/founding";
import { exchanges, swaps } from "../../../localnet/scenario/chapters/jetton-exchanges";
import { jettonIssues, jettonSpam } from "../../../localnet/scenario/chapters/jetton-issues";
import { jettonPayments, jettonSpecialCases } from "../../../localnet/scenario/chapters/jetton-payments";
import { nftEditions } from "../../../localnet/scenario/chapters/nft-editions";
import { nftGifts, refusedTransfers, wanderingCat } from "../../../localnet/scenario/chapters/nft-gifts";
import { nftSales } from "../../../localnet/scenario/chapters/nft-sales";
import { postcards } from "../../../localnet/scenario/chapters/postcards";
import { spam } from "../../../localnet/scenario/chapters/spam";
import { CHAPTERS } from "../../../localnet/scenario/scenario-history";
import { EventRunner } from "../../../localnet/scenario/event-runner";
import { groupEvents } from "../../../localnet/scenario/event-groups";
import { scenarioChainOf } from "../../../localnet/scenario/scenario-chain";
import { replay } from "../../../localnet/scenario/replay";
import { openTown, type Town } from "../../../localnet/scenario/town";
import { openStore } from "../../../localnet/store/open-store";
import type { Store } from "../../../localnet/store/store";

/** Used by tests: a town with some chapters of the scenario, replayed on a real chain. */
export interface ReplayedTown {
  readonly node: Node;
  readonly town: Town;
  readonly span: Span;
  /** Replays further events and indexes them. */
  replay(events: readonly ScenarioEvent[]): Promise<void>;
  close(): Promise<void>;
}

const GENESIS = { seed: "told", time: 1_790_000_000, globalId: -217 };
const SPAN: Span = { from: GENESIS.time, to: GENESIS.time + 7 * DAY };

/** Shortens a recurring chapter to a few days. */
function fewDays(chapter: Chapter): Chapter {
  return (town, { from }) => chapter(town, { from, to: from + 3 * DAY });
}

/** A town with some chapters only. */
export function replayTown(...chapters: readonly Chapter[]): Promise<ReplayedTown> {
  return replayIn(openStore(":memory:"), [...new Set([founding, ...chapters])]);
}

/** Towns that several test files need: each is built once a run, and every file opens a copy of its own. */
const SHARED = {
  everything: CHAPTERS,
  jettons: [
    founding,
    jettonIssues,
    jettonSpam,
    exchanges,
    jettonSpecialCases,
    fewDays(jettonPayments),
    fewDays(swaps),
  ],
  items: [
    founding,
    nftEditions,
    nftGifts,
    wanderingCat,
    refusedTransfers,
    nftSales,
    catAuctions,
    certificates,
    postcards,
    spam,
  ],
  "first domains": [founding, firstDomains],
} as const satisfies Readonly<Record<string, readonly Chapter[]>>;

type SharedTown = keyof typeof SHARED;

export async function openReplayedTown(name: SharedTown = "everything"): Promise<ReplayedTown> {
  const snapshots = join(inject("snapshots"), name);
  mkdirSync(snapshots, { recursive: true });
  const built = await snapshotOf(snapshots, SHARED[name]);
  const folder = mkdtempSync(join(snapshots, "copy-"));
  const copy = join(folder, "town.db");
  copyFileSync(built, copy);
  const replayed = await replayIn(openStore(copy), []);
  return {
    ...replayed,
    async close() {
      await replayed.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const BUILT_WITHIN_MS = 200_000;

/** The first file that needs it builds it and the others wait: creating a folder succeeds only once. */
async function snapshotOf(folder: string, chapters: readonly Chapter[]): Promise<string> {
  const built = join(folder, "town.db");
  const failed = join(folder, "failed");
  if (!isFirst(join(folder, "building"))) {
    await vi.waitUntil(() => existsSync(built) || existsSync(failed), {
      timeout: BUILT_WITHIN_MS,
      interval: 50,
    });
    if (!existsSync(built)) throw new Error("another test file could not build the town");
    return built;
  }
  const unfinished = join(folder, "unfinished.db");
  const store = openStore(":memory:");
  try {
    const replayed = await replayIn(store, chapters);
    store.copyTo(unfinished);
    await replayed.close();
  } catch (error) {
    writeFileSync(failed, "");
    throw error;
  }
  renameSync(unfinished, built);
  return built;
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

async function replayIn(store: Store, chapters: readonly Chapter[]): Promise<ReplayedTown> {
  const faults: unknown[] = [];
  const node = await openNode({
    genesis: GENESIS,
    store,
    tickMs: 1_000,
    systemClock: () => SPAN.to,
    onFault: (fault) => faults.push(fault),
  });
  const town = openTown(GENESIS.seed, GENESIS);
  const runner = new EventRunner(town, scenarioChainOf(node));
  const replayAll = async (events: readonly ScenarioEvent[]) => {
    const sorted = events.toSorted((a, b) => a.at - b.at);
    await replay(node, runner, { groups: groupEvents(sorted), onReplayed: () => {} });
    await node.index.follow();
    if (faults.length > 0) throw new AggregateError(faults);
  };
  await replayAll(chapters.flatMap((chapter) => chapter(town, SPAN)));
  return {
    node,
    town,
    span: SPAN,
    replay: replayAll,
    async close() {
      await node.close();
      store.close();
    },
  };
}
