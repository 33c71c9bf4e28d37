import "server-only";
import { readImaginedStake, stakeForecast } from "../../domain/validator/stake-forecast";
import { FACTOR_ONE } from "../../domain/validator/validation-round";
import type { ForecastReport } from "../../domain/validator/validator-report";
import { exactAmount } from "../../ton/value/amount";
import { loadRoundRewards } from "./load-round-rewards";
import { loadCurrentRound } from "./load-validation-round";

const COIN_DECIMALS = 9;
const UNKNOWN: ForecastReport = {
  forecast: null,
  currentElection: null,
  suggested: { stake: null, factor: null },
  problem: null,
};

/**
 * An election with the stakes of the current round and one additional stake. Two calls: the round, and the earnings
 * of rounds.
 */
export async function loadStakeForecast(network: string, params: URLSearchParams): Promise<ForecastReport> {
  const [loaded, rewards] = await Promise.all([
    loadCurrentRound(network, "interactive"),
    loadRoundRewards(network, "panel"),
  ]);
  if (!loaded.ok) return { ...UNKNOWN, problem: loaded.error };
  const { round } = loaded.value;
  const { limits } = round;
  if (limits === null) return { ...UNKNOWN, problem: loaded.value.problem };
  const read = readImaginedStake(params, round, limits);
  if (!read.ok) return { ...UNKNOWN, problem: read.error };
  return {
    forecast: stakeForecast(read.value, round, limits, rewards),
    currentElection: round.election ?? round.since,
    suggested: {
      stake: exactAmount(read.value.stake, COIN_DECIMALS),
      factor: String(Math.round((read.value.maxFactor / FACTOR_ONE) * 1_000) / 1_000),
    },
    problem: null,
  };
}
