import { expect, test } from "vitest";
import { FakeClock } from "../../../testing/gateway/test-support";
import { olderThan } from "./older-heads";

const olderOf = (seqnos: readonly number[], isOlder: (seqno: number) => boolean) =>
  seqnos.filter((seqno) => isOlder(seqno));

test("every block of an instance that is behind is older, until it has caught up", () => {
  const isOlder = olderThan(10, new FakeClock());
  expect(olderOf([8, 9, 10, 11], isOlder)).toEqual([8, 9]);
});

test("once it has caught up, a block with a lower number belongs to a network that was reset", () => {
  const isOlder = olderThan(10, new FakeClock());
  expect(olderOf([10, 3], isOlder)).toEqual([]);
});

test("so does a lower number after a minute", async () => {
  const clock = new FakeClock();
  const isOlder = olderThan(10, clock);
  expect(isOlder(2)).toBe(true);
  await clock.advance(60_000);
  expect(isOlder(3)).toBe(false);
});

test("nothing is older for a client that has seen no block", () => {
  expect(olderThan(null, new FakeClock())(1)).toBe(false);
});
