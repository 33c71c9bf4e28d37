import { openNode, type Node } from "../node/node";
import type { Act, Chapter, Span } from "../scenario/act";
import { DAY } from "../scenario/act";
import { founding } from "../scenario/chapters/founding";
import { Performer } from "../scenario/performer";
import { roundsOf } from "../scenario/rounds";
import { stageOf } from "../scenario/stage";
import { tell } from "../scenario/tell";
import { openTown, type Town } from "../scenario/town";
import { openStore } from "../store/open";

/** Used by tests: a town of which only some chapters were told, on a chain that really ran. */
export interface ToldTown {
  readonly node: Node;
  readonly town: Town;
  readonly span: Span;
  /** Has more happen, and the index take it in. */
  tell(acts: readonly Act[]): Promise<void>;
  close(): Promise<void>;
}

const GENESIS = { seed: "told", time: 1_790_000_000, globalId: -217 };
const SPAN: Span = { from: GENESIS.time, to: GENESIS.time + 7 * DAY };

export async function tellTown(...chapters: readonly Chapter[]): Promise<ToldTown> {
  const store = openStore(":memory:");
  const faults: unknown[] = [];
  const node = await openNode({
    genesis: GENESIS,
    store,
    tickMs: 1_000,
    machineClock: () => SPAN.to,
    onFault: (fault) => faults.push(fault),
  });
  const town = openTown(GENESIS.seed, GENESIS);
  const performer = new Performer(town, stageOf(node));
  const tellAll = async (acts: readonly Act[]) => {
    const inOrder = acts.toSorted((one, other) => one.at - other.at);
    await tell(node, performer, { rounds: roundsOf(inOrder), told: () => {} });
    await node.index.follow();
    if (faults.length > 0) throw new AggregateError(faults);
  };
  await tellAll([...new Set([founding, ...chapters])].flatMap((chapter) => chapter(town, SPAN)));
  return {
    node,
    town,
    span: SPAN,
    tell: tellAll,
    async close() {
      await node.close();
      store.close();
    },
  };
}
