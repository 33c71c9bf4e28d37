import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
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
import { historyEvents } from "../../../localnet/scenario/scenario-history";
import { EventRunner, type ScenarioChain } from "../../../localnet/scenario/event-runner";
import { groupEvents } from "../../../localnet/scenario/event-groups";
import { scenarioChainOf } from "../../../localnet/scenario/scenario-chain";
import { replay } from "../../../localnet/scenario/replay";
import { openTown, type Town } from "../../../localnet/scenario/town";
import { openStore } from "../../../localnet/store/open-store";
import type { Store } from "../../../localnet/store/store";
import { keepTown, takeKeptTown } from "./kept-towns";

/** Used by tests: a town with some chapters of the scenario, replayed on a real chain. */
export interface ReplayedTown {
  readonly node: Node;
  readonly town: Town;
  readonly span: Span;
  /** The messages of its events that no wallet accepted. */
  readonly refused: readonly string[];
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
  return replayIn(openStore(":memory:"), eventsOf([...new Set([founding, ...chapters])]));
}

type Events = (town: Town) => readonly ScenarioEvent[];

function eventsOf(chapters: readonly Chapter[]): Events {
  return (town) => chapters.flatMap((chapter) => chapter(town, SPAN));
}

/** About how many transactions the whole history has. */
export const HISTORY_TRANSACTIONS = 5_000;

/**
 * Towns that several test files need: each is built once, and every file opens its own copy. A later run rebuilds
 * those whose sources have changed.
 */
const SHARED = {
  everything: (town) => historyEvents(town, GENESIS.time, HISTORY_TRANSACTIONS),
  jettons: eventsOf([
    founding,
    jettonIssues,
    jettonSpam,
    exchanges,
    jettonSpecialCases,
    fewDays(jettonPayments),
    fewDays(swaps),
  ]),
  items: eventsOf([
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
  ]),
  "first domains": eventsOf([founding, firstDomains]),
} as const satisfies Readonly<Record<string, Events>>;

type SharedTown = keyof typeof SHARED;

export async function openReplayedTown(name: SharedTown = "everything"): Promise<ReplayedTown> {
  const snapshots = join(inject("snapshots"), name);
  mkdirSync(snapshots, { recursive: true });
  const built = await snapshotOf(snapshots, name);
  const folder = mkdtempSync(join(snapshots, "copy-"));
  const copy = join(folder, TOWN);
  copyFileSync(built, copy);
  const replayed = await replayIn(openStore(copy), () => []);
  return {
    ...replayed,
    refused: v.parse(Refused, JSON.parse(readFileSync(join(snapshots, REFUSED), "utf8"))),
    async close() {
      await replayed.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const Refused = v.array(v.string());
/** The files of a town. */
const TOWN = "town.db";
const REFUSED = "refused.json";

/** Shorter than the timeout of a hook, so the error names what the test was waiting for. */
const BUILT_WITHIN_MS = 280_000;

/** The first file that needs it builds it and the others wait: creating a folder succeeds only once. */
async function snapshotOf(folder: string, name: SharedTown): Promise<string> {
  const built = join(folder, TOWN);
  const failed = join(folder, "failed");
  if (!isFirst(join(folder, "building"))) {
    await vi.waitUntil(() => existsSync(built) || existsSync(failed), {
      timeout: BUILT_WITHIN_MS,
      interval: 50,
    });
    if (!existsSync(built)) throw new Error("another test file could not build the town");
    return built;
  }
  const unfinished = join(folder, "unfinished");
  try {
    if (!(await takeKeptTown(name, unfinished))) {
      mkdirSync(unfinished);
      await buildTown(unfinished, SHARED[name]);
      await keepTown(name, unfinished);
    }
  } catch (error) {
    writeFileSync(failed, "");
    throw error;
  }
  copyFileSync(join(unfinished, REFUSED), join(folder, REFUSED));
  renameSync(join(unfinished, TOWN), built);
  return built;
}

async function buildTown(folder: string, events: Events): Promise<void> {
  const store = openStore(":memory:");
  const replayed = await replayIn(store, events);
  store.copyTo(join(folder, TOWN));
  writeFileSync(join(folder, REFUSED), JSON.stringify(replayed.refused));
  await replayed.close();
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

class NotingRunner extends EventRunner {
  readonly #refused: string[];

  constructor(town: Town, chain: ScenarioChain, refused: string[]) {
    super(town, chain);
    this.#refused = refused;
  }

  override async run(...[event, now]: Parameters<EventRunner["run"]>): ReturnType<EventRunner["run"]> {
    const result = await super.run(event, now);
    if (!result.accepted) this.#refused.push(`${event.by} at ${now - GENESIS.time}`);
    return result;
  }
}

async function replayIn(store: Store, events: Events): Promise<ReplayedTown> {
  const faults: unknown[] = [];
  const node = await openNode({
    genesis: GENESIS,
    store,
    tickMs: 1_000,
    systemClock: () => SPAN.to,
    onFault: (fault) => faults.push(fault),
  });
  const town = openTown(GENESIS.seed, GENESIS);
  const refused: string[] = [];
  const runner = new NotingRunner(town, scenarioChainOf(node), refused);
  const replayAll = async (further: readonly ScenarioEvent[]) => {
    const sorted = further.toSorted((a, b) => a.at - b.at);
    await replay(node, runner, { groups: groupEvents(sorted), onReplayed: () => {} });
    await node.index.follow();
    if (faults.length > 0) throw new AggregateError(faults);
  };
  await replayAll(events(town));
  return {
    node,
    town,
    span: SPAN,
    refused,
    replay: replayAll,
    async close() {
      await node.close();
      store.close();
    },
  };
}
