import * as v from "valibot";
import { bigintText } from "../list/page-schema";
import { rowHash } from "../list/row-schema";
import { Party } from "../transaction/transaction-row";
import { ComplaintDescription } from "./complaint-description";
import { STAKE_EVENT_TYPES } from "./validator-queries";

/** The account whose stake it is. */
export const StakeHolder = v.object({
  party: Party,
  /** The kind of its contract, as lists of accounts name it; null if unknown. */
  kind: v.nullable(v.string()),
  /** It has a page as a nominator pool. */
  isPool: v.boolean(),
});
export type StakeHolder = v.InferOutput<typeof StakeHolder>;

const node = {
  publicKey: rowHash,
  adnl: v.nullable(rowHash),
  holder: v.nullable(StakeHolder),
};

/** A validator of a round. */
export const SetMemberRow = v.object({
  ...node,
  /** In the order of the set, from 1. */
  rank: v.number(),
  /** Whether it makes masterchain blocks. */
  isMain: v.boolean(),
  stake: v.nullable(bigintText),
  weight: v.nullable(bigintText),
  /** Of the weight of the set, from 0 to 1. */
  share: v.nullable(v.number()),
  maxFactor: v.nullable(v.number()),
  complaints: v.number(),
});
export type SetMemberRow = v.InferOutput<typeof SetMemberRow>;

/** The part of a validator in a round, or of a stake holder, who can have several validators in it. */
export const OwnPart = v.object({
  validators: v.number(),
  /** Null for several validators, as the public key. */
  rank: v.nullable(v.number()),
  publicKey: v.nullable(rowHash),
  stake: v.nullable(bigintText),
  share: v.nullable(v.number()),
  /** Null if several validators differ in it. */
  maxFactor: v.nullable(v.number()),
  complaints: v.number(),
  passedComplaints: v.number(),
  /** The election of the round. */
  election: v.nullable(v.number()),
  /** Its part of the round's rewards; null where the elector no longer has them. */
  reward: v.nullable(bigintText),
});
export type OwnPart = v.InferOutput<typeof OwnPart>;

export const ROUND_PHASES = ["next", "current", "past"] as const;
export type RoundPhase = (typeof ROUND_PHASES)[number];

/** A validation round. */
export const ValidationRoundRow = v.object({
  /** Unix seconds. The start names the round. */
  since: v.number(),
  until: v.number(),
  phase: v.picklist(ROUND_PHASES),
  validators: v.nullable(v.number()),
  main: v.nullable(v.number()),
  stake: v.nullable(bigintText),
  minStake: v.nullable(bigintText),
  maxStake: v.nullable(bigintText),
  /** In lists of one validator. */
  own: v.nullable(OwnPart),
});
export type ValidationRoundRow = v.InferOutput<typeof ValidationRoundRow>;

export const ELECTION_STATES = ["open", "closed", "finished", "failed"] as const;
export type ElectionState = (typeof ELECTION_STATES)[number];

/** An election; its id is the start of the round that it is for. */
export const RoundElectionRow = v.object({
  id: v.number(),
  closesAt: v.nullable(v.number()),
  state: v.picklist(ELECTION_STATES),
  participants: v.nullable(v.number()),
  stake: v.nullable(bigintText),
  minStake: v.nullable(bigintText),
});
export type RoundElectionRow = v.InferOutput<typeof RoundElectionRow>;

/** A stake in an election. */
export const ParticipantRow = v.object({
  ...node,
  /** By stake, from 1. */
  rank: v.number(),
  stake: bigintText,
  /** Of all stakes, from 0 to 1. */
  share: v.nullable(v.number()),
  maxFactor: v.nullable(v.number()),
  /** Null while the election is not finished. */
  isElected: v.nullable(v.boolean()),
});
export type ParticipantRow = v.InferOutput<typeof ParticipantRow>;

/** A complaint about a validator of a past round. */
export const RoundComplaintRow = v.object({
  hash: rowHash,
  round: v.nullable(v.number()),
  publicKey: v.nullable(rowHash),
  holder: v.nullable(StakeHolder),
  description: ComplaintDescription,
  /** The cell in base64url, unless it is large. */
  boc: v.nullable(v.string()),
  at: v.nullable(v.number()),
  severity: v.nullable(v.number()),
  reporter: v.nullable(Party),
  paid: v.nullable(bigintText),
  fine: v.nullable(bigintText),
  /** Share of the stake, from 0 to 1; added to the fixed fine. */
  finePart: v.nullable(v.number()),
  votes: v.number(),
  /** Of the weight of the set that votes, from 0 to 1. */
  approved: v.nullable(v.number()),
  isPassed: v.nullable(v.boolean()),
});
export type RoundComplaintRow = v.InferOutput<typeof RoundComplaintRow>;

/** A stake that the elector accepted, rejected or gave back. */
export const StakeEventRow = v.object({
  transaction: rowHash,
  lt: bigintText,
  at: v.number(),
  /** Null for types that are not known here. */
  type: v.nullable(v.picklist(STAKE_EVENT_TYPES)),
  /** As the service names it. */
  typeName: v.string(),
  holder: StakeHolder,
  publicKey: v.nullable(rowHash),
  adnl: v.nullable(rowHash),
  election: v.nullable(v.number()),
  amount: v.nullable(bigintText),
  /** Why it was rejected; null where that is not known. */
  reason: v.nullable(v.string()),
});
export type StakeEventRow = v.InferOutput<typeof StakeEventRow>;
