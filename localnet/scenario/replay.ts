import type { EventRunner } from "./event-runner";
import type { EventGroup } from "./event-groups";

/** A node that replays the past. Nothing else may make blocks meanwhile. */
export interface ReplayTarget {
  stepUnsaved(now: number): Promise<unknown>;
  /** Makes a block unless every transaction is final. */
  settle(now: number): Promise<unknown>;
  /** Resolves when all blocks made so far are stored. */
  saved(): Promise<void>;
}

const SECONDS_BETWEEN_BLOCKS = 5;
/** The order, its payments in the other shard, and the block that makes them final. */
const USUAL_BLOCKS = 3;
const MAX_BLOCKS = 12;
/** How many groups the chain may be ahead of the store, so that neither waits for the other. */
const GROUPS_AHEAD = 6;

/** Sends all messages of a group and makes its blocks. Resolves when they are stored. */
async function runGroup(target: ReplayTarget, runner: EventRunner, group: EventGroup): Promise<void> {
  const [{ at }] = group;
  // A block first, because the masterchain may have scheduled work, such as opening an election.
  const pending: Promise<unknown>[] = [
    target.stepUnsaved(at),
    ...group.map((event) => runner.run(event, at)),
  ];
  for (let number = 1; number <= MAX_BLOCKS; number += 1) {
    const time = at + number * SECONDS_BETWEEN_BLOCKS;
    pending.push(number <= USUAL_BLOCKS ? target.stepUnsaved(time) : target.settle(time));
  }
  pending.push(target.saved());
  await Promise.all(pending);
}

interface ReplayOptions {
  readonly groups: readonly EventGroup[];
  /** Called with the number of groups that are stored. */
  readonly onReplayed: (groups: number) => void;
  /** Stops early when aborted. */
  readonly signal?: AbortSignal;
}

/** Makes the blocks of the past for groups of events and all that follows from them. */
export async function replay(
  target: ReplayTarget,
  runner: EventRunner,
  { groups, onReplayed, signal }: ReplayOptions,
): Promise<void> {
  const running: Promise<void>[] = [];
  let finished = 0;
  const finishOldest = async () => {
    await running.shift();
    finished += 1;
    onReplayed(finished);
  };
  for (const group of groups) {
    if (signal?.aborted === true) break;
    if (group.some((event) => runner.dependsOnState(event))) while (running.length > 0) await finishOldest();
    const run = runGroup(target, runner, group);
    // The error is reported when the promise is awaited.
    run.catch(() => null);
    running.push(run);
    if (running.length > GROUPS_AHEAD) await finishOldest();
  }
  while (running.length > 0) await finishOldest();
}
