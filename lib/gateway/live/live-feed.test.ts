import { expect, test } from "vitest";
import { LiveFeed } from "./live-feed";
import { FakeClock } from "../../../testing/gateway/test-support";

const PAUSE_MS = 3_000;
const BROKEN = -1;

interface Script {
  /** The values that are loaded, one after the other; the last one repeats. */
  readonly answers: readonly number[];
}

function feed({ answers }: Script) {
  const clock = new FakeClock();
  const bugs: unknown[] = [];
  let loads = 0;
  const liveFeed = new LiveFeed<number>({
    load: () => {
      const answer = answers[Math.min(loads, answers.length - 1)] ?? 0;
      loads += 1;
      return Number.isNaN(answer) ? Promise.reject(new Error("bug")) : Promise.resolve(answer);
    },
    pauseMs: (_, failures) => PAUSE_MS * 2 ** failures,
    failed: (latest) => latest === BROKEN,
    clock,
    onBug: (error) => bugs.push(error),
  });
  const listen = () => {
    const list: number[] = [];
    return { list, leave: liveFeed.listen((latest) => list.push(latest)) };
  };
  return { clock, liveFeed, listen, bugs, loadCount: () => loads };
}

test("loads nothing without listeners", async () => {
  const { clock, loadCount } = feed({ answers: [1] });
  await clock.advance(60_000);
  expect(loadCount()).toBe(0);
});

test("a thousand listeners get the same value, from one load at a time", async () => {
  const { clock, listen, loadCount, liveFeed } = feed({ answers: [1, 2, 3] });
  const all = Array.from({ length: 1_000 }, listen);
  expect(liveFeed.listeners).toBe(1_000);
  expect(loadCount()).toBe(0);
  await clock.advance(3 * PAUSE_MS);
  expect(loadCount()).toBe(3);
  for (const { list } of all) expect(list).toEqual([1, 2, 3]);
});

test("a late listener gets the latest value at once", async () => {
  const { clock, listen, loadCount } = feed({ answers: [7] });
  listen();
  await clock.advance(PAUSE_MS);
  const { list } = listen();
  expect([list, loadCount()]).toEqual([[7], 1]);
});

test("stops when the last listener leaves, and forgets its value", async () => {
  const { clock, listen, loadCount } = feed({ answers: [1, 2, 3] });
  const [first, second] = [listen(), listen()];
  await clock.advance(PAUSE_MS);
  first.leave();
  first.leave();
  await clock.advance(PAUSE_MS);
  expect([first.list, second.list]).toEqual([[1], [1, 2]]);
  second.leave();
  await clock.advance(60_000);
  expect(loadCount()).toBe(2);
  const again = listen();
  expect(again.list).toEqual([]);
  await clock.advance(PAUSE_MS);
  expect(again.list).toEqual([3]);
});

test("failures are passed to listeners, and loads become rarer while they last", async () => {
  const { clock, listen, loadCount } = feed({ answers: [BROKEN, BROKEN, 5, 6] });
  const { list } = listen();
  await clock.advance(PAUSE_MS + 2 * PAUSE_MS);
  expect([list, loadCount()]).toEqual([[BROKEN, BROKEN], 2]);
  await clock.advance(3 * PAUSE_MS);
  expect(loadCount()).toBe(2);
  await clock.advance(PAUSE_MS);
  expect(list).toEqual([BROKEN, BROKEN, 5]);
  await clock.advance(PAUSE_MS);
  expect(list).toEqual([BROKEN, BROKEN, 5, 6]);
});

test("a bug is reported and does not stop the feed", async () => {
  const { clock, listen, bugs } = feed({ answers: [Number.NaN, 4] });
  const { list } = listen();
  await clock.advance(2 * PAUSE_MS);
  expect([list, bugs]).toEqual([[4], [new Error("bug")]]);
});
