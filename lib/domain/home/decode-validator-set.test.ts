import { beginCell } from "@ton/core";
import { describe, expect, it } from "vitest";
import { readValidatorSet } from "./decode-validator-set";

const bag = (tag: number, since: number, until: number) =>
  beginCell()
    .storeUint(tag, 8)
    .storeUint(since, 32)
    .storeUint(until, 32)
    .storeUint(365, 16)
    .storeUint(100, 16)
    .storeUint(2n ** 60n, 64)
    .storeBit(false)
    .endCell()
    .toBoc()
    .toString("base64");

describe("a set of validators", () => {
  it("contains its time and the number of validators", () => {
    const round = { since: 1_790_000_000, until: 1_790_065_536, validators: 365 };
    expect(readValidatorSet(bag(0x12, round.since, round.until))).toEqual(round);
    expect(readValidatorSet(bag(0x11, round.since, round.until))).toEqual(round);
  });

  it("is null for other cells", () => {
    expect(readValidatorSet(bag(0x13, 1, 2))).toBeNull();
    expect(readValidatorSet(bag(0x12, 2, 2))).toBeNull();
    expect(readValidatorSet(beginCell().storeUint(0x12, 8).endCell().toBoc().toString("base64"))).toBeNull();
    expect(readValidatorSet("")).toBeNull();
    expect(readValidatorSet("nothing")).toBeNull();
  });
});
