import { expect, it } from "vitest";
import { Batch } from "./call-batch";

function doubler() {
  const calls: (readonly number[])[] = [];
  const batch = new Batch<number, number>(async (items) => {
    calls.push(items);
    return items.map((item) => item * 2);
  });
  return { calls, batch };
}

it("sends simultaneous calls at once, and resolves each with its own answer", async () => {
  const { calls, batch } = doubler();
  expect(await Promise.all([1, 2, 3].map((item) => batch.add(item)))).toEqual([2, 4, 6]);
  expect(await batch.add(4)).toBe(8);
  expect(calls).toEqual([[1, 2, 3], [4]]);
});

it("sends immediately when flushed, and no call twice", async () => {
  const { calls, batch } = doubler();
  const first = batch.add(1);
  batch.flush();
  expect(calls).toEqual([[1]]);
  const second = batch.add(2);
  expect(await Promise.all([first, second])).toEqual([2, 4]);
  batch.flush();
  expect(calls).toEqual([[1], [2]]);
});

it("splits a batch that is too large", async () => {
  const { calls, batch } = doubler();
  const items = Array.from({ length: 250 }, (_, at) => at);
  expect(await Promise.all(items.map((item) => batch.add(item)))).toEqual(items.map((item) => item * 2));
  expect(calls.map(({ length }) => length)).toEqual([100, 100, 50]);
});

it("rejects all calls of a failed batch, and continues afterwards", async () => {
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
