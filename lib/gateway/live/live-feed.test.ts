import { expect, test } from "vitest";
import { LiveFeed } from "./live-feed";
import { FakeClock } from "../test-support";

const PAUSE_MS = 3_000;
const BROKEN = -1;

interface Script {
  /** The values that are loaded, one after the other; the last of them repeatedly. */
  readonly answers: readonly number[];
}

function feed({ answers }: Script) {
  const clock = new FakeClock();
  const bugs: unknown[] = [];
  let loads = 0;
  const one = new LiveFeed<number>({
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
  const heard = () => {
    const list: number[] = [];
    return { list, leave: one.listen((latest) => list.push(latest)) };
  };
  return { clock, one, heard, bugs, asked: () => loads };
}

test("loads nothing without listeners", async () => {
  const { clock, asked } = feed({ answers: [1] });
  await clock.advance(60_000);
  expect(asked()).toBe(0);
});

test("a thousand listeners get the same value, from one load at a time", async () => {
  const { clock, heard, asked, one } = feed({ answers: [1, 2, 3] });
  const all = Array.from({ length: 1_000 }, heard);
  expect(one.listeners).toBe(1_000);
  expect(asked()).toBe(0);
  await clock.advance(3 * PAUSE_MS);
  expect(asked()).toBe(3);
  for (const { list } of all) expect(list).toEqual([1, 2, 3]);
});

test("a late listener gets the latest value at once", async () => {
  const { clock, heard, asked } = feed({ answers: [7] });
  heard();
  await clock.advance(PAUSE_MS);
  const { list } = heard();
  expect([list, asked()]).toEqual([[7], 1]);
});

test("stops when the last listener leaves, and does not report its value later", async () => {
  const { clock, heard, asked } = feed({ answers: [1, 2, 3] });
  const [first, second] = [heard(), heard()];
  await clock.advance(PAUSE_MS);
  first.leave();
  first.leave();
  await clock.advance(PAUSE_MS);
  expect([first.list, second.list]).toEqual([[1], [1, 2]]);
  second.leave();
  await clock.advance(60_000);
  expect(asked()).toBe(2);
  const again = heard();
  expect(again.list).toEqual([]);
  await clock.advance(PAUSE_MS);
  expect(again.list).toEqual([3]);
});

test("failures are reported, and the longer they last the less often it loads", async () => {
  const { clock, heard, asked } = feed({ answers: [BROKEN, BROKEN, 5, 6] });
  const { list } = heard();
  await clock.advance(PAUSE_MS + 2 * PAUSE_MS);
  expect([list, asked()]).toEqual([[BROKEN, BROKEN], 2]);
  await clock.advance(3 * PAUSE_MS);
  expect(asked()).toBe(2);
  await clock.advance(PAUSE_MS);
  expect(list).toEqual([BROKEN, BROKEN, 5]);
  await clock.advance(PAUSE_MS);
  expect(list).toEqual([BROKEN, BROKEN, 5, 6]);
});

test("a bug is reported and does not stop the feed", async () => {
  const { clock, heard, bugs } = feed({ answers: [Number.NaN, 4] });
  const { list } = heard();
  await clock.advance(2 * PAUSE_MS);
  expect([list, bugs]).toEqual([[4], [new Error("bug")]]);
});
