import { describe, expect, it } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import { parseHash } from "../../ton/value/hash";
import type { ActionPart } from "../action/action-row";
import { homeExamples } from "./home-examples";

const address = parseAddress(`0:${"1".repeat(64)}`);
const trace = parseHash("2".repeat(64));

const party = (name: string | null): ActionPart => ({
  is: "party",
  party: { address, name, bounceable: true },
});
const action = (sentence: readonly ActionPart[], failed = false, pending = false) => ({
  sentence: [...sentence],
  failed,
  pending,
  trace,
});

describe("examples on the start page", () => {
  it("are the first plain domain and the first failure", () => {
    const actions = [
      action([party(null), { is: "phrase", text: " sent " }, party("rosa.ton")]),
      action([party("other.ton")], true),
    ];
    expect(homeExamples(actions)).toEqual({
      named: { address, name: "rosa.ton", bounceable: true },
      failed: trace,
    });
  });

  it.each([
    "free-coins-at.example",
    "CLAIM.ton",
    "раypal.ton",
    "a.b.c.ton",
    "-x-.ton",
    "x".repeat(40) + ".ton",
  ])("leave out the name %s", (name) => {
    expect(homeExamples([action([party(name)])]).named).toBeNull();
  });

  it("are absent where nothing fits", () => {
    expect(homeExamples([])).toEqual({ named: null, failed: null });
    expect(homeExamples([action([party(null)], true, true)])).toEqual({ named: null, failed: null });
  });
});
