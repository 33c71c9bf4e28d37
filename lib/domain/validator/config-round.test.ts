import { beginCell, Dictionary } from "@ton/core";
import { describe, expect, it } from "vitest";
import { configBoc } from "../../../fixtures/ton/config-cells";
import { FormatError } from "../../ton/value/format-error";
import { roundInConfig } from "./config-round";

describe("the round in a configuration", () => {
  it("has keys and weights, and the timing of elections", () => {
    const round = roundInConfig(configBoc());
    expect(round).toMatchObject({ since: 1_790_000_000, until: 1_790_065_536, stake: null, limits: null });
    expect(round?.timing).toMatchObject({ heldFor: expect.any(Number) });
    expect(round?.members).toHaveLength(round?.validators ?? -1);
    const shares = round?.members.map(({ share }) => share ?? 0) ?? [];
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
    expect(round?.members.filter(({ isMain }) => isMain)).toHaveLength(round?.main ?? -1);
  });

  it("is null if the configuration has no set of validators", () => {
    const config = Dictionary.empty(Dictionary.Keys.Int(32), Dictionary.Values.Cell());
    config.set(8, beginCell().storeUint(0, 8).endCell());
    const boc = beginCell().storeDictDirect(config).endCell().toBoc().toString("base64");
    expect(roundInConfig(boc)).toBeNull();
  });

  it("is an error if the input is not a configuration", () => {
    expect(() => roundInConfig("bm90IGEgYm9j")).toThrow(FormatError);
  });
});
