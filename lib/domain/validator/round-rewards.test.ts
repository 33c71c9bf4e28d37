import { describe, expect, it } from "vitest";
import type { StackValue } from "../../toncenter/stack";
import { rewardPart, roundRewards } from "./round-rewards";

const num = (value: bigint): StackValue => ({ type: "num", value });
const tuple = (...items: readonly StackValue[]): StackValue => ({ type: "tuple", items });
const dict: StackValue = { type: "cell", boc: "te6cckEBAQEAAgAAAEysuc0=" };

const round = (election: bigint, stake: bigint, reward: bigint) =>
  tuple(num(election), num(election + 100n), num(50n), num(7n), dict, num(stake), num(reward), {
    type: "null",
  });

const OLD = round(100n, 1_000n, 30n);
const NEW = round(200n, 2_000n, 0n);
const EXPECTED = [
  { election: 200, unfreezeAt: 300, stake: 2_000n, reward: 0n },
  { election: 100, unfreezeAt: 200, stake: 1_000n, reward: 30n },
];

describe("past elections of the elector", () => {
  it("are read from a list, the newest first", () => {
    expect(roundRewards([{ type: "list", items: [OLD, NEW] }])).toEqual(EXPECTED);
  });

  it("are also read from nested pairs of an entry and the rest", () => {
    expect(roundRewards([tuple(OLD, tuple(NEW, { type: "null" }))])).toEqual(EXPECTED);
  });

  it("are left out if the stack or an entry has another shape", () => {
    expect(roundRewards([])).toEqual([]);
    expect(roundRewards([{ type: "null" }])).toEqual([]);
    expect(roundRewards([num(5n)])).toEqual([]);
    expect(roundRewards([{ type: "list", items: [num(5n), tuple(num(1n)), NEW] }])).toEqual([EXPECTED[0]]);
    expect(roundRewards([{ type: "list", items: [round(100n, 0n, 30n)] }])).toEqual([]);
  });
});

it("a validator's part of a reward is proportional to its stake, rounded down", () => {
  expect(rewardPart({ reward: 10n, stake: 3n }, 2n)).toBe(6n);
  expect(rewardPart({ reward: 10n, stake: 3n }, 3n)).toBe(10n);
});
