import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { nominatorPool as sample } from "../../../fixtures/toncenter/v3/samples/staking";
import { parseAddress } from "../../ton/address/read-address";
import { NominatorPool } from "../../toncenter/v3/v3-staking";
import { ValidatorCycle } from "../../toncenter/v3/validator-rows";
import { nominatorOptions } from "./nominator-options";
import { nominatorPositions, positionIn, stakeRewards } from "./nominator-positions";
import { phaseName, poolPhase } from "./pool-phase";
import { poolProblem, poolProfile } from "./pool-profile";
import { readStake } from "./read-stake";
import { openRound, stakedRounds } from "./staked-round";
import { parseHash } from "../../ton/value/hash";

const POOL = parseAddress(`-1:${"A".repeat(64)}`);
const OTHER = parseAddress(`-1:${"B".repeat(64)}`);
const nominator = (number: number) => `0:${number.toString(16).padStart(64, "0")}`.toUpperCase();
const read = (changes: object) => poolProfile(v.parse(NominatorPool, { ...sample, ...changes }), POOL);

describe("a pool", () => {
  test("has exact sums over its nominators, and lists the largest first", () => {
    const stakes = fc.array(
      fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.bigInt({ min: 0n, max: 99n })),
    );
    fc.assert(
      fc.property(stakes, (all) => {
        const { nominators, nominatorStake, pending } = read({
          active_nominators: all.map(([balance, waiting], place) => ({
            address: nominator(place),
            balance: String(balance),
            pending_balance: String(waiting),
          })),
        });
        expect(nominatorStake).toBe(all.reduce((sum, [balance]) => sum + balance, 0n));
        expect(pending).toBe(all.reduce((sum, [, waiting]) => sum + waiting, 0n));
        const sizes = nominators.map((one) => one.balance + one.pending);
        expect(sizes).toEqual(sizes.toSorted((one, other) => (one < other ? 1 : one > other ? -1 : 0)));
      }),
      { numRuns: 50 },
    );
  });

  test("has nothing with the elector in the state without a stake, whatever was sent last", () => {
    const of = (state: number) =>
      poolProfile(v.parse(NominatorPool, { ...sample, state, stake_amount_sent: "599" }), POOL).sent;
    expect([0, 1, 2].map(of)).toEqual([0n, 599n, 599n]);
  });

  test("is read without its optional fields", () => {
    const { active_nominators: _, ...bare } = sample;
    const missing = ["stake_amount_sent", "max_nominators_count", "nominators_count", "min_nominator_stake"];
    const profile = poolProfile(
      v.parse(NominatorPool, { ...bare, ...Object.fromEntries(missing.map((name) => [name, null])) }),
      POOL,
    );
    expect(profile).toMatchObject({
      sent: null,
      maxNominators: null,
      minNominatorStake: null,
      nominatorCount: 0,
    });
  });

  test("is reported as not found if there is no profile", () => {
    expect(poolProblem({ profile: null, problem: null })?.kind).toBe("not-found");
    expect(poolProblem({ profile: read({}), problem: null })).toBeNull();
  });

  test.each([
    [0, "Not staked"],
    [1, "Stake sent to the elector"],
    [2, "Staked"],
    [7, "Unknown state 7"],
    [-1, "Unknown state -1"],
  ])("in state %d has the phase “%s”", (state, name) => {
    expect(phaseName(poolPhase(state))).toBe(name);
  });

  test.each([
    [0, 1, 40, { deposit: "next-stake", isFull: false, withdrawal: "at-once" }],
    [0, 40, 40, { deposit: "next-stake", isFull: true, withdrawal: "at-once" }],
    [1, 1, 40, { deposit: "after-return", isFull: false, withdrawal: "after-return" }],
    [2, 41, 40, { deposit: "after-return", isFull: true, withdrawal: "after-return" }],
    [2, 41, null, { deposit: "after-return", isFull: false, withdrawal: "after-return" }],
    [3, 1, 40, { deposit: "unknown", isFull: false, withdrawal: "unknown" }],
  ])(
    "in state %d with %d of %s nominators has the matching options for a nominator",
    (state, nominatorCount, maxNominators, options) => {
      expect(nominatorOptions({ phase: poolPhase(state), nominatorCount, maxNominators })).toEqual(options);
    },
  );
});

describe("the rounds of a pool", () => {
  const cycle = (start: number, holders: readonly string[], held: number | null = 10) =>
    v.parse(ValidatorCycle, {
      cycle_start: start,
      cycle_end: start + 100,
      stake_held_for: held,
      validators: holders.map((stake_holder_address, validator_index) => ({
        validator_index,
        validator_pubkey: "A".repeat(64),
        stake_holder_address,
        stake: "5",
        complaints: null,
      })),
    });

  test("are those in which the pool has a stake, the newest first", () => {
    const cycles = [cycle(100, [POOL]), cycle(200, [OTHER]), cycle(300, [POOL, OTHER, POOL]), cycle(400, [])];
    expect(stakedRounds(cycles, POOL)).toEqual([
      { start: 300, end: 400, returned: 410, stake: 10n },
      { start: 100, end: 200, returned: 210, stake: 5n },
    ]);
  });

  test.each([
    [250, null, "elected"],
    [300, null, "validating"],
    [399, 250, "validating"],
    [400, 250, "held"],
    [410, 250, "returnable"],
    [9_999, 250, "returnable"],
    [450, 412, undefined],
  ])("at %d, with the last payout at %s, have an open one in the stage %j", (now, lastPayout, stage) => {
    const rounds = stakedRounds([cycle(300, [POOL]), cycle(100, [POOL])], POOL);
    expect(openRound(rounds, lastPayout, now)?.stage).toBe(stage);
  });

  test("stay in the stage “held” if the service does not report its length", () => {
    expect(openRound(stakedRounds([cycle(300, [POOL], null)], POOL), null, 9_999)?.stage).toBe("held");
    expect(openRound([], null, 5)).toBeNull();
  });
});

describe("the positions of a nominator", () => {
  const rows = [
    { pool_address: POOL, balance: 2n ** 70n, pending_balance: 1n },
    { pool_address: OTHER, balance: 1n, pending_balance: 0n },
  ];

  test("have exact sums, and the first one is selected by default", () => {
    const positions = nominatorPositions(rows, {}, null);
    expect(positions).toMatchObject({ balance: 2n ** 70n + 1n, pending: 1n, chosen: { address: POOL } });
    expect(positionIn(positions)?.balance).toBe(2n ** 70n);
  });

  test("can be viewed for a pool that the nominator has left", () => {
    const left = nominatorPositions([], {}, OTHER);
    expect([left.chosen?.address, positionIn(left)]).toEqual([OTHER, null]);
    expect(nominatorPositions([], {}, null).chosen).toBeNull();
  });

  test("have an exact sum of rewards, and the service's sum where it differs", () => {
    const reward = (amount: bigint) => ({
      tx_hash: parseHash("A".repeat(64)),
      utime: 1,
      reward: amount,
      stake: 1n,
    });
    const all = [reward(2n ** 60n), reward(1n)];
    expect(stakeRewards(all, 2n ** 60n + 1n, true)).toMatchObject({
      total: 2n ** 60n + 1n,
      otherTotal: null,
    });
    expect(stakeRewards(all, 7n, true)).toMatchObject({ total: 2n ** 60n + 1n, otherTotal: 7n });
    expect(stakeRewards(all, null, true).otherTotal).toBeNull();
  });
});

test.each([
  ["5000", 5_000_000_000_000n],
  ["12,500.5", 12_500_500_000_000n],
  ["0.000000001", 1n],
  ["0", null],
  ["-5", null],
  ["1,5", null],
  ["ten", null],
  ["0.0000000001", null],
  ["9".repeat(40), null],
])("the typed stake %j is read as %s", (typed, stake) => {
  expect(readStake(typed)).toBe(stake);
});
