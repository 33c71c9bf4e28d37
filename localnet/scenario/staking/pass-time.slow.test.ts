import * as fc from "fast-check";
import { afterEach, expect, it } from "vitest";
import { VALIDATION_SECONDS } from "../../chain/genesis-config";
import { readPool } from "../../contracts/pool-data";
import { setsIn } from "../../contracts/validator-set";
import { openNode, type Node } from "../../node/node";
import { openStore } from "../../store/open-store";
import { EventRunner } from "../event-runner";
import { groupEvents } from "../event-groups";
import { replay } from "../replay";
import { scenarioChainOf } from "../scenario-chain";
import { DAY, HOUR, MINUTE } from "../scenario-event";
import { historyEvents, historySeconds } from "../scenario-history";
import { openTown, type Town } from "../town";
import { passTime } from "./pass-time";
import { configIn, electorIn } from "./staking-operations";
import { POOL_NAMES } from "./staking-participants";
import { poolContract } from "./staking-pools";

const GENESIS = { seed: "passing", time: 1_790_000_000, globalId: -217 };
const START = GENESIS.time + historySeconds(0);
/** Six own validators and the single nominator, and a pool unless the stakes of both are held. */
const LEAST_PARTICIPANTS = 7;
/** From the opening of an election to the start of its cycle. */
const OPEN_FOR = 14 * HOUR;

class PassingTown {
  readonly town: Town = openTown(GENESIS.seed, GENESIS);
  readonly #runner: EventRunner;
  now = START;

  private constructor(
    readonly node: Node,
    readonly close: () => Promise<void>,
  ) {
    this.#runner = new EventRunner(this.town, scenarioChainOf(node));
  }

  /** A chain that begins without a history. */
  static async open(): Promise<PassingTown> {
    const store = openStore(":memory:");
    const onFault = (error: unknown) => {
      throw error;
    };
    const node = await openNode({
      genesis: GENESIS,
      store,
      tickMs: 1_000,
      systemClock: () => START,
      onFault,
    });
    // Nothing reads the index here, and indexing takes longer than everything else.
    await node.index.end();
    const passing = new PassingTown(node, async () => {
      await node.close();
      store.close();
    });
    const groups = groupEvents(historyEvents(passing.town, GENESIS.time, 0));
    await replay(node, passing.#runner, { groups, onReplayed: () => {} });
    return passing;
  }

  async advance(seconds: number): Promise<void> {
    this.now += seconds;
    const from = this.node.store.blocks.head()?.generatedAt ?? START;
    const chain = scenarioChainOf(this.node);
    await passTime({ town: this.town, node: this.node, chain, runner: this.#runner }, { from, to: this.now });
  }

  readonly dataOf: ReturnType<typeof scenarioChainOf>["dataOf"] = (address) =>
    scenarioChainOf(this.node).dataOf(address);

  get sets() {
    const config = configIn(this.dataOf);
    return config === null ? [] : setsIn(config);
  }

  /** The sum that the nominators of all pools have, in nanotons. */
  get nominated(): bigint {
    const pools = POOL_NAMES.map((name) => this.dataOf(poolContract(this.town, name).address));
    const shares = pools.flatMap((data) => (data === null ? [] : [...readPool(data).shares.values()]));
    return shares.reduce((sum, { amount, pending }) => sum + amount + pending, 0n);
  }
}

const opened: PassingTown[] = [];
afterEach(async () => {
  for (const town of opened.splice(0)) await town.close();
});

async function open(): Promise<PassingTown> {
  const town = await PassingTown.open();
  opened.push(town);
  return town;
}

const seconds = fc.oneof(
  fc.integer({ min: 1, max: HOUR }),
  fc.integer({ min: HOUR, max: 2 * DAY }),
  fc.integer({ min: DAY, max: 30 * DAY }),
  fc.constantFrom(MINUTE, 14 * HOUR, VALIDATION_SECONDS, VALIDATION_SECONDS + 1, 366 * DAY),
);

it(
  "the town has elections, cycles and rewards whatever the jumps in time",
  { timeout: 300_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(seconds, { minLength: 1, maxLength: 4 }), async (jumps) => {
        const town = await open();
        for (const jump of jumps) {
          await town.advance(jump);
          expect(town.node.store.blocks.head()?.generatedAt).toBe(town.now);
          const election = electorIn(town.dataOf)?.election ?? null;
          expect(election?.failed ?? false).toBe(false);
          // Stakes that an election needs are released within the hour in which it opens.
          const isNew = election === null || town.now < election.id - OPEN_FOR + 2 * HOUR;
          expect(isNew ? LEAST_PARTICIPANTS : election.candidates.size).toBeGreaterThanOrEqual(
            LEAST_PARTICIPANTS,
          );
        }
        // Enough for a first election, wherever the last jump has ended.
        const before = town.nominated;
        await town.advance(4 * VALIDATION_SECONDS);
        const [previous, current] = town.sets;
        expect(current?.members.length).toBeGreaterThanOrEqual(LEAST_PARTICIPANTS);
        expect(previous?.until).toBe(current?.since);
        expect(current?.since).toBeLessThanOrEqual(town.now);
        expect(current?.until).toBeGreaterThan(town.now);
        expect(town.nominated).toBeGreaterThan(before);
        await town.close();
        opened.splice(0);
      }),
      { numRuns: 2 },
    );
  },
);

it("elections continue after weeks without blocks that began while an elected set waited for its cycle", async () => {
  const town = await open();
  await town.advance(22 * HOUR);
  await town.advance(30 * DAY);
  const current = town.sets.find(({ since, until }) => since <= town.now && town.now < until);
  expect(current?.members.length).toBeGreaterThanOrEqual(LEAST_PARTICIPANTS);
});

it("makes one block for a jump in which nothing is due", async () => {
  const town = await open();
  await town.advance(MINUTE);
  const seqno = town.node.store.blocks.head()?.seqno ?? 0;
  await town.advance(MINUTE);
  expect(town.node.store.blocks.head()?.seqno).toBe(seqno + 1);
});
