import type { ElectionState } from "./validator-list-rows";
import { writeValidatorId, type ValidatorId } from "./validator-id";
import { writtenParams } from "../filter/written-params";

/** Bounds of a list by time, in Unix seconds. */
interface Period {
  readonly from: number | null;
  readonly until: number | null;
}

/** Which rounds or elections a list shows. */
export interface RoundsQuery extends Period {
  readonly validator: ValidatorId | null;
}

export interface ComplaintsQuery extends Period {
  readonly validator: ValidatorId | null;
  /** Complaints about the validators of one round, by its start. */
  readonly round: number | null;
}

/** In URLs of the list of complaints: the hash of the complaint whose votes are shown. */
export const VOTES_FIELD = "votes";

export const STAKE_EVENT_TYPES = ["stake_accepted", "stake_rejected", "stake_recovered"] as const;
export type StakeEventType = (typeof STAKE_EVENT_TYPES)[number];

export const STAKE_EVENT_NAMES: Readonly<Record<StakeEventType, string>> = {
  stake_accepted: "Stake accepted",
  stake_rejected: "Stake rejected",
  stake_recovered: "Stake recovered",
};

export interface StakeEventsQuery extends Period {
  readonly validator: ValidatorId | null;
  readonly type: StakeEventType | null;
}

/** The validators of a round, by its start; null for the current one. */
export interface RoundSetQuery {
  readonly round: number | null;
}

export interface ParticipantsQuery {
  readonly election: number;
  /** The sum of all stakes when the page was rendered, if known: a list with a larger sum is a different one. */
  readonly stake: bigint | null;
  /** The state then, if known: the result of each participant depends on it. */
  readonly state: ElectionState | null;
}

export const ALL_ROUNDS: RoundsQuery = { validator: null, from: null, until: null };
export const ALL_COMPLAINTS: ComplaintsQuery = { ...ALL_ROUNDS, round: null };
export const ALL_STAKE_EVENTS: StakeEventsQuery = { ...ALL_ROUNDS, type: null };

export function writeRoundsQuery({ validator, from, until }: RoundsQuery): URLSearchParams {
  return writtenParams({ from, until }, writeValidatorId(validator));
}

export function writeComplaintsQuery(query: ComplaintsQuery): URLSearchParams {
  const { validator, round, from, until } = query;
  return writtenParams({ round, from, until }, writeValidatorId(validator));
}

export function writeStakeEventsQuery({ validator, type, from, until }: StakeEventsQuery): URLSearchParams {
  return writtenParams({ type, from, until }, writeValidatorId(validator));
}
