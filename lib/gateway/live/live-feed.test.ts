import { expect, test } from "vitest";
import { LiveFeed } from "./live-feed";
import { FakeClock } from "../test-support";

const PAUSE_MS = 3_000;
const BROKEN = -1;

interface Script {
  /** What the question answers, one after the other; the last of them again and again. */
  readonly answers: readonly number[];
}

function feed({ answers }: Script) {
  const clock = new FakeClock();
  const bugs: unknown[] = [];
  let asked = 0;
  const one = new LiveFeed<number>({
    load: () => {
      const answer = answers[Math.min(asked, answers.length - 1)] ?? 0;
      asked += 1;
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
  return { clock, one, heard, bugs, asked: () => asked };
}

test("nobody is asked while nobody listens", async () => {
  const { clock, asked } = feed({ answers: [1] });
  await clock.advance(60_000);
  expect(asked()).toBe(0);
});

test("a thousand listeners hear the same, for one question at a time", async () => {
  const { clock, heard, asked, one } = feed({ answers: [1, 2, 3] });
  const all = Array.from({ length: 1_000 }, heard);
  expect(one.listeners).toBe(1_000);
  expect(asked()).toBe(0);
  await clock.advance(3 * PAUSE_MS);
  expect(asked()).toBe(3);
  for (const { list } of all) expect(list).toEqual([1, 2, 3]);
});

test("who comes later hears at once what the others know", async () => {
  const { clock, heard, asked } = feed({ answers: [7] });
  heard();
  await clock.advance(PAUSE_MS);
  const { list } = heard();
  expect([list, asked()]).toEqual([[7], 1]);
});

test("when the last one leaves, it ends, and what was known then is not told later", async () => {
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

test("failures are told, and the longer they last the more rarely it is asked", async () => {
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

test("a mistake of ours is noted and ends nothing", async () => {
  const { clock, heard, bugs } = feed({ answers: [Number.NaN, 4] });
  const { list } = heard();
  await clock.advance(2 * PAUSE_MS);
  expect([list, bugs]).toEqual([[4], [new Error("bug")]]);
});
