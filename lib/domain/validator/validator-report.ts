import type { ApiError, Result } from "../../toncenter/error";
import type { StakeForecast } from "./stake-forecast";
import type { ParticipantRow, RoundElectionRow, ValidationRoundRow } from "./validator-list-rows";
import type { ValidatorId } from "./validator-id";
import type { StakeHolder } from "./validator-list-rows";
import type { ValidationRound } from "./validation-round";

/** A round, and where it is known from. */
export interface LoadedRound {
  readonly round: ValidationRound;
  /** A node knows keys and weights alone. */
  readonly source: "index" | "node";
  /** Why the index did not say it, or not as of now. */
  readonly problem: ApiError | null;
}

/** Why a round is not what the index says of it; null where it is. */
export function roundProblem(loaded: Result<LoadedRound>): ApiError | null {
  if (!loaded.ok) return loaded.error;
  return loaded.value.source === "node" ? loaded.value.problem : null;
}

/** When the election opens that follows a round, in Unix seconds; null where that is not known. */
export function nextElectionAt(loaded: Result<LoadedRound>): number | null {
  if (!loaded.ok || loaded.value.round.timing === null) return null;
  return loaded.value.round.until - loaded.value.round.timing.startBefore;
}

/** An election with all of its participants. */
export interface LoadedElection {
  readonly election: RoundElectionRow;
  /** The round that it is for has begun. */
  readonly isPast: boolean;
  readonly participants: readonly ParticipantRow[];
}

/** A validator, as the top of its pages shows it. */
export interface ValidatorProfile {
  readonly id: ValidatorId;
  /** Null where only a key is known. */
  readonly holder: StakeHolder | null;
  /** The newest that it is in; null if it is in none. */
  readonly newest: ValidationRoundRow | null;
  /** How many rounds were read, and whether these are all. */
  readonly rounds: number;
  readonly isAll: boolean;
}

/** An election with an imagined stake. */
export interface ForecastReport {
  /** Null where the numbers of an election are not known, or one would fail. */
  readonly forecast: StakeForecast | null;
  /** The start of the round, whose rewards are not complete. */
  readonly currentRound: number | null;
  /** What the fields have at first. */
  readonly suggested: { readonly stake: string | null; readonly factor: string | null };
  readonly problem: ApiError | null;
}
