import { openNode, type Node } from "../node/node";
import type { ScenarioEvent, Chapter, Span } from "../scenario/scenario-event";
import { DAY } from "../scenario/scenario-event";
import { founding } from "../scenario/chapters/founding";
import { EventRunner } from "../scenario/event-runner";
import { groupEvents } from "../scenario/event-groups";
import { scenarioChainOf } from "../scenario/scenario-chain";
import { replay } from "../scenario/replay";
import { openTown, type Town } from "../scenario/town";
import { openStore } from "../store/open-store";

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

export async function replayTown(...chapters: readonly Chapter[]): Promise<ReplayedTown> {
  const store = openStore(":memory:");
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
  await replayAll([...new Set([founding, ...chapters])].flatMap((chapter) => chapter(town, SPAN)));
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
