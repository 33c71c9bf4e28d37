import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import { parseHash } from "../../ton/value/hash";
import type { NominatorEvent, PoolValidatorEvent } from "../../toncenter/v3/staking-rows";
import { payoutsOf, type PoolPayout } from "./pool-payouts";
import { realisedRate } from "./realised-rate";
import { rewardForecast } from "./reward-forecast";

const hash = (number: number) => parseHash(number.toString(16).padStart(64, "0"));
const address = (number: number) => parseAddress(`0:${number.toString(16).padStart(64, "0")}`);
const POOL = parseAddress(`-1:${"A".repeat(64)}`);
const YEAR = 365 * 86_400;

/** All events of one transaction have its number as their time. */
function ofNominator(at: number, type: string, nominator: number, amount: bigint, before: bigint | null) {
  return {
    tx_hash: hash(at),
    tx_lt: BigInt(at),
    utime: at,
    type,
    pool_address: POOL,
    nominator_address: address(nominator),
    amount,
    balance_delta: amount,
    pending_balance_delta: 0n,
    balance_before: before,
    balance_after: before,
    pending_balance_before: 0n,
    pending_balance_after: 0n,
    withdraw_request_before: false,
    withdraw_request_after: false,
  } satisfies NominatorEvent;
}

function ofValidator(at: number, type: string, amount: bigint, round: number | null = null) {
  return {
    tx_hash: hash(at),
    tx_lt: BigInt(at),
    utime: at,
    type,
    pool_address: POOL,
    validator_address: address(1),
    amount,
    balance_delta: amount,
    balance_before: 0n,
    balance_after: 0n,
    query_id: null,
    cycle_start: round,
    validator_reward_share: 3_000,
  } satisfies PoolValidatorEvent;
}

const all = <E>(rows: readonly E[]) => ({ rows, isAll: true });

test("the events of one transaction are one payout, with the amounts of the validator and the nominators", () => {
  const payouts = payoutsOf(
    all([
      ofNominator(30, "reward", 2, 7n, 200n),
      ofNominator(30, "reward", 3, 5n, 100n),
      ofNominator(20, "deposit", 3, 100n, 0n),
      ofNominator(20, "never_heard_of", 3, 100n, 0n),
    ]),
    all([ofValidator(30, "reward", 4n, 9), ofValidator(10, "penalty", 3n, 2), ofValidator(5, "deposit", 1n)]),
  );
  expect(payouts).toEqual([
    { transaction: hash(30), lt: 30n, at: 30, round: 9, validator: 4n, nominators: 12n, stake: 300n },
    { transaction: hash(10), lt: 10n, at: 10, round: 2, validator: -3n, nominators: 0n, stake: null },
  ]);
});

test("a penalty counts against the validator, whatever the sign of its amount", () => {
  for (const amount of [3n, -3n])
    expect(payoutsOf(all([]), all([ofValidator(1, "penalty", amount)]))[0]?.validator).toBe(-3n);
});

test("the amount of the validator is null without its events", () => {
  expect(payoutsOf(all([ofNominator(1, "reward", 2, 7n, null)]), null)).toMatchObject([
    { validator: null, nominators: 7n, stake: null },
  ]);
});

test("the oldest payout of a truncated list is left out, since it may be incomplete", () => {
  const rows = [ofNominator(30, "reward", 2, 7n, 200n), ofNominator(20, "reward", 2, 7n, 200n)];
  const times = (isAll: boolean) => payoutsOf({ rows, isAll }, null).map(({ at }) => at);
  expect([times(true), times(false)]).toEqual([[30, 20], [30]]);
});

function payout(at: number, nominators: bigint, stake: bigint | null): PoolPayout {
  return { transaction: hash(at), lt: BigInt(at), at, round: null, validator: null, nominators, stake };
}

test("the rate is the amount earned by stake and time, without the payout that begins it", () => {
  expect(realisedRate([payout(YEAR + 1, 50n, 1_000n), payout(1, 900n, 1_000n)])).toEqual({
    rate: 0.05,
    from: 1,
    until: YEAR + 1,
    payouts: 1,
    earned: 50n,
  });
  // Half a year with a thousand, half a year with three thousand.
  const halves = [payout(YEAR, 30n, 3_000n), payout(YEAR / 2, 10n, 1_000n), payout(0, 1n, 1_000n)];
  expect(realisedRate(halves)?.rate).toBe(0.02);
});

test("a round without a reward counts as time, with the stake after the previous payout", () => {
  const halves = [payout(YEAR, 0n, null), payout(YEAR / 2, 10n, 990n), payout(0, 10n, 980n)];
  // 10 for 990 over half a year and 1000 over the other one.
  expect(realisedRate(halves)?.rate).toBeCloseTo(10 / 995, 8);
});

test("there is no rate from a single payout or from payouts without a stake", () => {
  expect(realisedRate([])).toBeNull();
  expect(realisedRate([payout(5, 1n, 1n)])).toBeNull();
  expect(realisedRate([payout(9, 0n, null), payout(5, 0n, null)])).toBeNull();
});

const amounts = fc.bigInt({ min: 1n, max: 10n ** 18n });

test("a forecast is the stake's share of the average payout, divided as the contract does", () => {
  fc.assert(
    fc.property(amounts, amounts, amounts, (reward, staked, stake) => {
      const same = [3, 2, 1].map((at) => payout(at, reward, staked));
      const forecast = rewardForecast(same, stake);
      expect(forecast).toEqual({
        payouts: 3,
        unchanged: (reward * stake) / (staked + stake),
        proportional: (reward * stake) / staked,
      });
      expect((forecast?.unchanged ?? 0n) <= reward).toBe(true);
    }),
  );
});

test("a forecast averages the newest ten payouts that have a stake", () => {
  const payouts = Array.from({ length: 30 }, (_, place) => payout(100 - place, place < 10 ? 5n : 500n, 100n));
  expect(rewardForecast(payouts, 100n)).toEqual({ payouts: 10, unchanged: 2n, proportional: 5n });
  expect(rewardForecast([payout(1, 0n, null)], 100n)).toBeNull();
  expect(rewardForecast([], 100n)).toBeNull();
});
