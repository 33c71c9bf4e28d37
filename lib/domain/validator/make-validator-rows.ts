import { bytesToBase64 } from "../../ton/value/bytes";
import { base64ToBytes } from "../../ton/value/read-base64";
import type { AddressBook } from "../../toncenter/v3/address-book";
import type {
  ElectionParticipant,
  ValidatorComplaint,
  ValidatorCycle,
  ValidatorElection,
  ValidatorEvent,
} from "../../toncenter/v3/validator-rows";
import { shareOf } from "../../ton/value/share";
import { partyOf } from "../transaction/make-transaction-row";
import { stakeRefusalText } from "../trace/outcome/refusal";
import { readComplaintDescription } from "./read-complaint-description";
import { rewardPart, type RoundReward } from "./round-rewards";
import { stakeHolderOf } from "./stake-holder";
import { factorOf, phaseOf, validationRound } from "./validation-round";
import type {
  ElectionState,
  OwnPart,
  ParticipantRow,
  RoundComplaintRow,
  RoundElectionRow,
  StakeEventRow,
  ValidationRoundRow,
} from "./validator-list-rows";
import { STAKE_EVENT_TYPES } from "./validator-queries";

export function validationRoundRow(cycle: ValidatorCycle, now: number): ValidationRoundRow {
  const { cycle_start: since, cycle_end: until, total, main } = cycle;
  return {
    since,
    until,
    phase: phaseOf({ since, until }, now),
    validators: total,
    main,
    stake: cycle.total_stake,
    minStake: cycle.min_stake,
    maxStake: cycle.max_stake,
    own: null,
  };
}

/** A round with the part of the validator or stake holder that the list is about: the answer then has no other validators. */
export function ownRoundRow(cycle: ValidatorCycle, book: AddressBook, now: number): ValidationRoundRow {
  return { ...validationRoundRow(cycle, now), own: ownPart(cycle, book) };
}

function ownPart(cycle: ValidatorCycle, book: AddressBook): OwnPart | null {
  const { members } = validationRound(cycle, book);
  const [member, ...others] = members;
  if (member === undefined) return null;
  const isOne = others.length === 0;
  const complaints = (cycle.validators ?? []).flatMap((own) => own.complaints);
  return {
    validators: members.length,
    rank: isOne ? member.rank : null,
    publicKey: isOne ? member.publicKey : null,
    stake: sumOrNull(members.map(({ stake }) => stake)),
    share: members.reduce<number | null>(
      (sum, { share }) => (sum === null || share === null ? null : sum + share),
      0,
    ),
    maxFactor: others.every(({ maxFactor }) => maxFactor === member.maxFactor) ? member.maxFactor : null,
    complaints: complaints.length,
    passedComplaints: complaints.filter(({ is_passed }) => is_passed === true).length,
    election: cycle.election_id,
    reward: null,
  };
}

/** Null if any amount is unknown. */
function sumOrNull(amounts: readonly (bigint | null)[]): bigint | null {
  return amounts.reduce<bigint | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0n);
}

/** Adds rewards, which come from the elector. */
export function withReward(row: ValidationRoundRow, rewards: readonly RoundReward[]): ValidationRoundRow {
  const { own } = row;
  const paid = rewards.find(({ election }) => election === own?.election);
  if (own === null || own.stake === null || paid === undefined) return row;
  return { ...row, own: { ...own, reward: rewardPart(paid, own.stake) } };
}

export function roundElectionRow(election: ValidatorElection, now: number): RoundElectionRow {
  return {
    id: election.election_id,
    closesAt: election.elect_close,
    state: electionState(election, now),
    participants: election.total_participants,
    stake: election.total_stake,
    minStake: election.min_stake,
  };
}

export function electionState(
  { failed, finished, elect_close: closesAt }: Pick<ValidatorElection, "failed" | "finished" | "elect_close">,
  now: number,
): ElectionState {
  if (finished === true) return "finished";
  if (failed === true) return "failed";
  return closesAt !== null && now >= closesAt ? "closed" : "open";
}

export function participantRow(
  participant: ElectionParticipant,
  rank: number,
  election: ValidatorElection,
  book: AddressBook,
): ParticipantRow {
  const { stake_holder_address: holder, validator_index: index } = participant;
  return {
    rank,
    publicKey: participant.validator_pubkey,
    adnl: participant.adnl_addr,
    holder: holder === null ? null : stakeHolderOf(holder, book),
    stake: participant.stake,
    share: election.total_stake === null ? null : shareOf(participant.stake, election.total_stake),
    maxFactor: factorOf(participant.max_factor),
    isElected: election.finished === true ? index !== null : null,
  };
}

/** Longer ones prove their claims with blocks, and would take up most of a page. */
const LONGEST_BOC = 2_000;
const WHOLE_PART = 2 ** 32;

function urlForm(boc: string): string | null {
  const bytes = boc.length <= LONGEST_BOC ? base64ToBytes(boc) : null;
  return bytes === null ? null : bytesToBase64(bytes, "url");
}

export function roundComplaintRow(complaint: ValidatorComplaint, book: AddressBook): RoundComplaintRow {
  const { stake_holder_address: holder, reward_address: reporter, description_boc: boc } = complaint;
  const { suggested_fine_part: part, approved_percent: percent } = complaint;
  return {
    hash: complaint.complaint_hash,
    round: complaint.cycle_start === 0 ? complaint.election_id : complaint.cycle_start,
    publicKey: complaint.validator_pubkey,
    holder: holder === null ? null : stakeHolderOf(holder, book),
    description: boc === null ? { is: "unknown" } : readComplaintDescription(boc),
    boc: boc === null ? null : urlForm(boc),
    at: complaint.created_at,
    severity: complaint.severity,
    reporter: reporter === null ? null : partyOf(reporter, book),
    paid: complaint.paid,
    fine: complaint.suggested_fine,
    finePart: part === null ? null : part / WHOLE_PART,
    votes: complaint.voted_validators.length,
    approved: percent === null ? null : percent / 100,
    isPassed: complaint.is_passed,
  };
}

export function stakeEventRow(event: ValidatorEvent, book: AddressBook): StakeEventRow {
  const { reason } = event;
  return {
    transaction: event.tx_hash,
    lt: event.tx_lt,
    at: event.utime,
    type: STAKE_EVENT_TYPES.find((type) => type === event.type) ?? null,
    typeName: event.type,
    holder: stakeHolderOf(event.stake_holder_address, book),
    publicKey: event.validator_pubkey,
    adnl: event.adnl_addr,
    election: event.election_id,
    amount: event.amount,
    reason: reason === null ? null : (stakeRefusalText(reason) ?? `reason ${reason}`),
  };
}
