import { describe, expect, it, test } from "vitest";
import { parseHash } from "../../ton/value/hash";
import { readImaginedStake, stakeForecast } from "./stake-forecast";
import type { ElectionLimits, ValidationRound } from "./validation-round";

const COIN = 1_000_000_000n;
const ONE = 65_536;

const LIMITS: ElectionLimits = {
  maxValidators: 100,
  maxMain: 11,
  minValidators: 3,
  minStake: 10_000n * COIN,
  maxStake: 10_000_000n * COIN,
  minTotalStake: 50_000n * COIN,
  maxFactor: 3 * ONE,
};

const ROUND: ValidationRound = {
  since: 1_000,
  until: 2_000,
  election: 1_000,
  validators: 3,
  main: 3,
  stake: 60_000n * COIN,
  timing: null,
  limits: LIMITS,
  members: [30_000n, 20_000n, 10_000n].map((coins, index) => ({
    rank: index + 1,
    isMain: true,
    publicKey: parseHash(`${index}`.repeat(64)),
    adnl: null,
    holder: null,
    stake: coins * COIN,
    weight: coins,
    share: null,
    maxFactor: 3,
    complaints: 0,
  })),
};

const REWARD = { election: 500, unfreezeAt: 3_000, stake: 60_000n * COIN, reward: 900n * COIN };
const forecast = (coins: bigint, factor = 3) =>
  stakeForecast({ stake: coins * COIN, maxFactor: factor * ONE }, ROUND, LIMITS, [REWARD]);

describe("an imagined stake", () => {
  it("is added to those of the round, with its share of past rewards", () => {
    expect(forecast(30_000n)).toMatchObject({
      isElected: true,
      effective: 30_000n * COIN,
      total: 90_000n * COIN,
      least: 10_000n * COIN,
      rewards: [{ own: 300n * COIN }],
    });
  });

  it("counts at most its factor times the smallest stake, and can displace the smallest", () => {
    expect(forecast(100_000n, 1)).toMatchObject({ effective: 20_000n * COIN, least: 20_000n * COIN });
    expect(forecast(100_000n, 2)).toMatchObject({ effective: 40_000n * COIN, total: 90_000n * COIN });
  });

  it("is not elected below the minimum, and then does not change the round", () => {
    expect(forecast(9_999n)).toMatchObject({
      isElected: false,
      effective: 0n,
      share: 0,
      total: 60_000n * COIN,
      rewards: [{ own: 0n }],
    });
  });
});

describe("the fields of the calculator", () => {
  const read = (query: string) => readImaginedStake(new URLSearchParams(query), ROUND, LIMITS);

  test.each([
    ["", 10_000n * COIN, 3 * ONE],
    ["stake=12,345.5", 12_345_500_000_000n, 3 * ONE],
    ["stake=20000&factor=1.5", 20_000n * COIN, 1.5 * ONE],
    ["factor=9", 10_000n * COIN, 3 * ONE],
  ])("are read from %j", (query, stake, maxFactor) => {
    expect(read(query)).toEqual({ ok: true, value: { stake, maxFactor } });
  });

  test.each(["stake=much", "stake=0", "stake=-5", "factor=0.5", "factor=x"])("are refused in %j", (query) => {
    expect(read(query).ok).toBe(false);
  });
});
