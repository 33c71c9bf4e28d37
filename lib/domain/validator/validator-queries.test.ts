import { describe, expect, it, test } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import { parseHash } from "../../ton/value/hash";
import {
  readComplaintsQuery,
  readParticipantsQuery,
  readRoundSetQuery,
  readRoundsQuery,
  readRoundStart,
  readStakeEventsQuery,
} from "./read-validator-queries";
import type { ValidatorId } from "./validator-id";
import { writeComplaintsQuery, writeRoundsQuery, writeStakeEventsQuery } from "./validator-queries";

const HASH = parseHash("AB".repeat(32));
const HOLDER = parseAddress(`-1:${"CD".repeat(32)}`);
const VALIDATORS: readonly (ValidatorId | null)[] = [
  null,
  { is: "holder", address: HOLDER },
  { is: "key", hash: HASH },
  { is: "adnl", hash: HASH },
];

describe("filters in a URL", () => {
  it("read back as they were written", () => {
    for (const validator of VALIDATORS)
      for (const [from, until] of [
        [null, null],
        [1_700_000_000, null],
        [1_700_000_000, 1_800_000_000],
      ] as const) {
        const rounds = { validator, from, until };
        expect(readRoundsQuery(writeRoundsQuery(rounds))).toEqual({ ok: true, value: rounds });
        const complaints = { ...rounds, round: 1_750_000_000 };
        expect(readComplaintsQuery(writeComplaintsQuery(complaints))).toEqual({
          ok: true,
          value: complaints,
        });
        const events = { ...rounds, type: "stake_rejected" } as const;
        expect(readStakeEventsQuery(writeStakeEventsQuery(events))).toEqual({ ok: true, value: events });
      }
  });

  test.each([
    ["two validators", `holder=${HOLDER}&key=${HASH}`],
    ["a malformed key", "key=abc"],
    ["a malformed account", "holder=abc"],
    ["a malformed time", "from=soon"],
    ["an unknown type", "type=stake_lost"],
  ])("with %s are refused", (_name, query) => {
    expect(readStakeEventsQuery(new URLSearchParams(query)).ok).toBe(false);
  });

  it("may leave out the round of a validator set, but not the election of participants", () => {
    expect(readRoundSetQuery(new URLSearchParams("round=1795388570"))).toEqual({
      ok: true,
      value: { round: 1_795_388_570 },
    });
    expect(readRoundSetQuery(new URLSearchParams())).toEqual({ ok: true, value: { round: null } });
    expect(readParticipantsQuery(new URLSearchParams()).ok).toBe(false);
  });
});

test.each([
  ["1795388570", 1_795_388_570],
  ["0", 0],
  ["4294967295", 4_294_967_295],
  ["4294967296", null],
  ["-1", null],
  ["1e3", null],
  ["", null],
  ["17953885701", null],
])("the start of a round in the path segment %j is %j", (segment, start) => {
  expect(readRoundStart(segment)).toBe(start);
});
