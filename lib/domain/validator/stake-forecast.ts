import { parseAmount } from "../../ton/value/parse-amount";
import { refusalOf } from "../../toncenter/param";
import { badInput, fail, ok, type BadInput, type Result } from "../../toncenter/error";
import { paramText } from "../filter/read-fields";
import { quoted } from "../filter/url-text";
import { shareOf } from "../../ton/value/share";
import { rewardPart, type RoundReward } from "./round-rewards";
import { electBids } from "./stake-election";
import { FACTOR_ONE, type ElectionLimits, type ValidationRound } from "./validation-round";

/** The stake that the visitor imagines. */
export interface ImaginedStake {
  readonly stake: bigint;
  /** In 1/65536. */
  readonly maxFactor: number;
}

/** The outcome of a stake if everybody else staked as in a given round. */
export interface StakeForecast {
  readonly own: ImaginedStake;
  readonly isElected: boolean;
  /** The effective stake; the rest is returned when the election ends. */
  readonly effective: bigint;
  /** The smallest stake that would be elected, and the effective stake of all. */
  readonly least: bigint;
  readonly total: bigint;
  /** Share of the weight, from 0 to 1. */
  readonly share: number;
  readonly rewards: readonly ForecastReward[];
}

/** The reward of a past round, with the part that this stake would have earned. */
export interface ForecastReward extends RoundReward {
  readonly own: bigint;
}

const COIN_DECIMALS = 9;
const FACTOR = /^\d{1,4}(?:\.\d{1,5})?$/;

/** The default values come from the round: its smallest stake, and the largest factor allowed. */
export function readImaginedStake(
  params: URLSearchParams,
  round: ValidationRound,
  limits: ElectionLimits,
): Result<ImaginedStake, BadInput> {
  const stake = readStake(paramText(params, "stake"));
  if (!stake.ok) return stake;
  const factor = readFactor(paramText(params, "factor"));
  if (!factor.ok) return factor;
  return ok({
    stake: stake.value ?? smallestStake(round) ?? limits.minStake,
    maxFactor: Math.min(factor.value ?? limits.maxFactor, limits.maxFactor),
  });
}

function readStake(text: string | null): Result<bigint | null, BadInput> {
  if (text === null) return ok(null);
  try {
    const stake = parseAmount(text.replaceAll(",", ""), COIN_DECIMALS);
    return stake > 0n ? ok(stake) : fail(badInput("A stake is more than zero.", "stake"));
  } catch (error) {
    const reason = refusalOf(error);
    if (reason === null) throw error;
    return fail(badInput(`${quoted(text)} is not valid: ${reason}.`, "stake", ["300000", "12345.5"]));
  }
}

function readFactor(text: string | null): Result<number | null, BadInput> {
  if (text === null) return ok(null);
  const factor = FACTOR.test(text) ? Number(text) : 0;
  return factor >= 1
    ? ok(Math.round(factor * FACTOR_ONE))
    : fail(badInput(`${quoted(text)} is not a factor of 1 or more.`, "factor", ["1", "3", "2.5"]));
}

function smallestStake({ members }: ValidationRound): bigint | null {
  const stakes = members.flatMap(({ stake }) => stake ?? []);
  return stakes.length === 0 ? null : stakes.reduce((least, stake) => (stake < least ? stake : least));
}

/** Null if too little would be staked for an election to succeed. */
export function stakeForecast(
  own: ImaginedStake,
  round: ValidationRound,
  limits: ElectionLimits,
  rewards: readonly RoundReward[],
): StakeForecast | null {
  const isEnough = own.stake >= limits.minStake;
  const others = round.members.flatMap(({ stake, maxFactor }) =>
    stake === null
      ? []
      : [{ stake, maxFactor: maxFactor === null ? limits.maxFactor : Math.round(maxFactor * FACTOR_ONE) }],
  );
  // Before the election, the elector rejects stakes below the minimum.
  const result = electBids(isEnough ? [...others, own] : others, limits);
  if (result === null) return null;
  const { elected, least, total } = result;
  const effective = elected.find(({ bid }) => bid === own)?.effective ?? 0n;
  return {
    own,
    isElected: effective > 0n,
    effective,
    least,
    total,
    share: shareOf(effective, total) ?? 0,
    rewards: rewards.map((past) => ({
      ...past,
      own: rewardPart({ reward: past.reward, stake: total }, effective),
    })),
  };
}
