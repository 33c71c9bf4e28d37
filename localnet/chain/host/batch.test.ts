import { expect, it } from "vitest";
import { Batch } from "./batch";

function doubler() {
  const asked: (readonly number[])[] = [];
  const batch = new Batch<number, number>(async (items) => {
    asked.push(items);
    return items.map((item) => item * 2);
  });
  return { asked, batch };
}

it("asks once for what comes in the same moment, and gives everybody the own answer", async () => {
  const { asked, batch } = doubler();
  expect(await Promise.all([1, 2, 3].map((item) => batch.add(item)))).toEqual([2, 4, 6]);
  expect(await batch.add(4)).toBe(8);
  expect(asked).toEqual([[1, 2, 3], [4]]);
});

it("asks before it is waited for when it is flushed, and never for the same thing twice", async () => {
  const { asked, batch } = doubler();
  const first = batch.add(1);
  batch.flush();
  expect(asked).toEqual([[1]]);
  const second = batch.add(2);
  expect(await Promise.all([first, second])).toEqual([2, 4]);
  batch.flush();
  expect(asked).toEqual([[1], [2]]);
});

it("splits what is too much for one question", async () => {
  const { asked, batch } = doubler();
  const items = Array.from({ length: 250 }, (_, at) => at);
  expect(await Promise.all(items.map((item) => batch.add(item)))).toEqual(items.map((item) => item * 2));
  expect(asked.map(({ length }) => length)).toEqual([100, 100, 50]);
});

it("fails for all of them, and goes on afterwards", async () => {
  let fails = true;
  const batch = new Batch<number, number>(async (items) => {
    if (fails) throw new Error("lost");
    return items;
  });
  const outcomes = await Promise.allSettled([batch.add(1), batch.add(2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  fails = false;
  expect(await batch.add(3)).toBe(3);
});
