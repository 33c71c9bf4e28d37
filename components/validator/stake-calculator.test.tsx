import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { TimeSetting } from "@/components/entity/time/time-setting";
import type { ForecastReward, StakeForecast } from "@/lib/domain/validator/stake-forecast";
import type { TimeStyle } from "@/lib/settings/settings";
import { textOf } from "../../testing/components/entity/test-markup";
import { LOCALNET } from "../../testing/domain/network/test-page-networks";
import { StakeCalculator } from "./stake-calculator";

const STYLE: TimeStyle = "utc";
const CURRENT = 1_800_000_000;
const ROUND_SECONDS = 65_536;

const FORECAST: StakeForecast = {
  own: { stake: 700_000_000_000_000n, maxFactor: 3 * 65_536 },
  isElected: true,
  effective: 600_000_000_000_000n,
  least: 200_000_000_000_000n,
  total: 6_000_000_000_000_000n,
  share: 0.1,
  rewards: [],
};

const rewardOf = (election: number): ForecastReward => ({
  election,
  unfreezeAt: election + 2 * ROUND_SECONDS,
  stake: FORECAST.total,
  reward: 50_000_000_000n,
  own: 5_000_000_000n,
});

function shown(forecast: StakeForecast | null, currentElection: number | null): string {
  const suggested = { stake: null, factor: null };
  return textOf(
    renderToStaticMarkup(
      <TimeSetting style={STYLE} serverNowMs={CURRENT * 1_000}>
        <StakeCalculator
          network={LOCALNET}
          report={{ forecast, currentElection, suggested, problem: null }}
          typed={() => null}
        />
      </TimeSetting>,
    ),
  );
}

const withRewards = (...elections: readonly number[]) => ({ ...FORECAST, rewards: elections.map(rewardOf) });

describe("the calculator of stakes", () => {
  it.each([
    ["So far", CURRENT],
    // The elector lists a round before it begins.
    ["Not begun", CURRENT + ROUND_SECONDS],
    ["Finished", CURRENT - ROUND_SECONDS],
  ])("calls a round “%s” by its election", (status, election) => {
    const text = shown(withRewards(election), CURRENT);
    for (const one of ["So far", "Not begun", "Finished"])
      expect([one, text.includes(one)]).toEqual([one, one === status]);
  });

  it("calls no round the current one if that is unknown", () => {
    expect(shown(withRewards(CURRENT), null)).toContain("Finished");
  });

  it("says what is returned at once, and that the elector reports no rewards", () => {
    const text = shown(FORECAST, CURRENT);
    expect(text).toMatch(/Returned at once\s*100\s*000/);
    expect(text).toContain("does not report what rounds have earned");
  });

  it("says that nothing can be computed", () => {
    expect(shown(null, null)).toContain("Too little is known of the round");
  });
});
