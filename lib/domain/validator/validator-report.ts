import type { ApiError, Result } from "../../toncenter/error";
import type { StakeForecast } from "./stake-forecast";
import type { ParticipantRow, RoundElectionRow, ValidationRoundRow } from "./validator-list-rows";
import type { ValidatorId } from "./validator-id";
import type { StakeHolder } from "./validator-list-rows";
import type { ValidationRound } from "./validation-round";

/** A round and its source. */
export interface LoadedRound {
  readonly round: ValidationRound;
  /** A node only has keys and weights. */
  readonly source: "index" | "node";
  /** Why the index's data is missing or not current. */
  readonly problem: ApiError | null;
}

/** Why a round is not the index's current data; null if it is. */
export function roundProblem(loaded: Result<LoadedRound>): ApiError | null {
  if (!loaded.ok) return loaded.error;
  return loaded.value.source === "node" ? loaded.value.problem : null;
}

/** When the election after a round opens, in Unix seconds; null if unknown. */
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
  /** The newest round that it is in; null if it is in none. */
  readonly newest: ValidationRoundRow | null;
  /** How many rounds were loaded, and whether these are all. */
  readonly rounds: number;
  readonly isAll: boolean;
}

/** An election with an imagined stake. */
export interface ForecastReport {
  /** Null where the numbers of an election are unknown, or the election would fail. */
  readonly forecast: StakeForecast | null;
  /** The start of the round, whose rewards are not complete. */
  readonly currentElection: number | null;
  /** The initial values of the fields. */
  readonly suggested: { readonly stake: string | null; readonly factor: string | null };
  readonly problem: ApiError | null;
}
