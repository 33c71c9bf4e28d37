import type { RowKind } from "../list/row-kind";
import type {
  ParticipantRow,
  RoundComplaintRow,
  RoundElectionRow,
  SetMemberRow,
  StakeEventRow,
  ValidationRoundRow,
} from "./validator-list-rows";
import {
  writeComplaintsQuery,
  writeRoundsQuery,
  writeStakeEventsQuery,
  type ComplaintsQuery,
  type ParticipantsQuery,
  type RoundSetQuery,
  type RoundsQuery,
  type StakeEventsQuery,
} from "./validator-queries";
import type { ValidatorId } from "./validator-id";

function subjectOf(validator: ValidatorId | null): string | null {
  if (validator === null) return null;
  return validator.is === "holder" ? validator.address : validator.hash;
}

/**
 * In the list of the current round, complaints are counted among this many of all rounds: complaints about a round
 * come after it.
 */
export const NEWEST_COMPLAINTS = 50;

/** The validators of a round, by weight. */
export const ROUND_SET: RowKind<SetMemberRow, RoundSetQuery> = {
  name: "validators",
  noun: "validator",
  loadSchema: () => import("./validator-list-rows").then((module) => module.SetMemberRow),
  loadFileColumns: () => import("./validator-file-columns").then((module) => module.setMemberFileColumns),
  idOf: ({ publicKey }) => publicKey,
  pageQuery: () => new URLSearchParams(),
  rowsQuery: ({ round }) => new URLSearchParams(round === null ? {} : { round: String(round) }),
  caption: () => "Validators of the round, in the order of the set",
  subject: ({ round }) => (round === null ? null : String(round)),
  isOpenEnded: () => false,
};

/** Stakes in an election, the largest first. */
export const PARTICIPANTS: RowKind<ParticipantRow, ParticipantsQuery> = {
  name: "participants",
  noun: "participant",
  loadSchema: () => import("./validator-list-rows").then((module) => module.ParticipantRow),
  loadFileColumns: () => import("./validator-file-columns").then((module) => module.participantFileColumns),
  idOf: ({ publicKey }) => publicKey,
  pageQuery: () => new URLSearchParams(),
  rowsQuery: ({ election, stake, state }) =>
    new URLSearchParams({
      election: String(election),
      ...(stake === null ? {} : { stake: String(stake) }),
      ...(state === null ? {} : { state }),
    }),
  caption: () => "Participants of the election, largest stake first",
  subject: ({ election }) => String(election),
  isOpenEnded: () => false,
};

/** Validation rounds, the newest first. */
export const VALIDATION_ROUNDS: RowKind<ValidationRoundRow, RoundsQuery> = {
  name: "rounds",
  noun: "round",
  loadSchema: () => import("./validator-list-rows").then((module) => module.ValidationRoundRow),
  loadFileColumns: () => import("./validator-file-columns").then((module) => module.roundFileColumns),
  idOf: ({ since }) => String(since),
  pageQuery: writeRoundsQuery,
  rowsQuery: writeRoundsQuery,
  caption: () => "Validation rounds, newest first",
  subject: ({ validator }) => subjectOf(validator),
  isOpenEnded: ({ until }) => until === null,
};

/** The rounds of one validator. Its page has the validator in the path. */
export const OWN_ROUNDS: RowKind<ValidationRoundRow, RoundsQuery> = {
  ...VALIDATION_ROUNDS,
  name: "validator-rounds",
  loadFileColumns: () => import("./validator-file-columns").then((module) => module.ownRoundFileColumns),
  pageQuery: ({ from, until }) => writeRoundsQuery({ validator: null, from, until }),
  caption: () => "Rounds of this validator, newest first",
};

/** Elections, the newest first. */
export const ELECTIONS: RowKind<RoundElectionRow, RoundsQuery> = {
  name: "elections",
  noun: "election",
  loadSchema: () => import("./validator-list-rows").then((module) => module.RoundElectionRow),
  loadFileColumns: () => import("./validator-file-columns").then((module) => module.electionFileColumns),
  idOf: ({ id }) => String(id),
  pageQuery: writeRoundsQuery,
  rowsQuery: writeRoundsQuery,
  caption: () => "Elections of validators, newest first",
  subject: ({ validator }) => subjectOf(validator),
  isOpenEnded: ({ until }) => until === null,
};

/** Complaints about validators, the newest first. */
export const COMPLAINTS: RowKind<RoundComplaintRow, ComplaintsQuery> = {
  name: "complaints",
  noun: "complaint",
  loadSchema: () => import("./validator-list-rows").then((module) => module.RoundComplaintRow),
  loadFileColumns: () => import("./validator-file-columns").then((module) => module.complaintFileColumns),
  idOf: ({ hash }) => hash,
  pageQuery: writeComplaintsQuery,
  rowsQuery: writeComplaintsQuery,
  caption: () => "Complaints about validators, newest first",
  subject: ({ validator }) => subjectOf(validator),
  isOpenEnded: ({ until }) => until === null,
};

/** On the page of one validator. */
export const OWN_COMPLAINTS: RowKind<RoundComplaintRow, ComplaintsQuery> = {
  ...COMPLAINTS,
  pageQuery: ({ round, from, until }) => writeComplaintsQuery({ validator: null, round, from, until }),
};

/** Stakes that the elector accepted, rejected or gave back, the newest first. */
export const STAKE_EVENTS: RowKind<StakeEventRow, StakeEventsQuery> = {
  name: "stake-events",
  noun: "event",
  loadSchema: () => import("./validator-list-rows").then((module) => module.StakeEventRow),
  loadFileColumns: () => import("./validator-file-columns").then((module) => module.stakeEventFileColumns),
  idOf: ({ transaction, typeName }) => `${transaction} ${typeName}`,
  pageQuery: writeStakeEventsQuery,
  rowsQuery: writeStakeEventsQuery,
  caption: () => "Stakes accepted, rejected and recovered, newest first",
  subject: ({ validator }) => subjectOf(validator),
  isOpenEnded: ({ until }) => until === null,
};

/** On the page of one validator. */
export const OWN_STAKE_EVENTS: RowKind<StakeEventRow, StakeEventsQuery> = {
  ...STAKE_EVENTS,
  pageQuery: ({ type, from, until }) => writeStakeEventsQuery({ validator: null, type, from, until }),
};
