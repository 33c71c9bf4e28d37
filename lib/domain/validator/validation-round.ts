import type { AddressBook } from "../../toncenter/v3/address-book";
import type { CycleValidator, ValidatorCycle } from "../../toncenter/v3/validator-rows";
import { shareOf } from "../../ton/value/share";
import { stakeHolderOf } from "./stake-holder";
import type { RoundPhase, SetMemberRow } from "./validator-list-rows";

/** When elections of a round open and close before it, and how long stakes are held after it, in seconds. */
export interface RoundTiming {
  readonly startBefore: number;
  readonly endBefore: number;
  readonly heldFor: number;
}

/** What the configuration allows in an election; null if the service does not report it. */
export interface ElectionLimits {
  readonly maxValidators: number;
  readonly maxMain: number;
  readonly minValidators: number;
  readonly minStake: bigint;
  readonly maxStake: bigint;
  readonly minTotalStake: bigint;
  /** In 1/65536. */
  readonly maxFactor: number;
}

/** A validation round with its validators. */
export interface ValidationRound {
  /** Unix seconds. */
  readonly since: number;
  readonly until: number;
  readonly election: number | null;
  readonly validators: number;
  readonly main: number | null;
  readonly stake: bigint | null;
  readonly timing: RoundTiming | null;
  readonly limits: ElectionLimits | null;
  readonly members: readonly SetMemberRow[];
}

/** 65536 stands for one. */
export const FACTOR_ONE = 65_536;

export function validationRound(cycle: ValidatorCycle, book: AddressBook): ValidationRound {
  const members = cycle.validators ?? [];
  const weight = cycle.total_weight ?? members.reduce((sum, member) => sum + (member.weight ?? 0n), 0n);
  return {
    since: cycle.cycle_start,
    until: cycle.cycle_end,
    election: cycle.election_id,
    validators: cycle.total ?? members.length,
    main: cycle.main,
    stake: cycle.total_stake,
    timing: timingOf(cycle),
    limits: limitsOf(cycle),
    members: members.map((member) => setMember(member, cycle.main, weight, book)),
  };
}

function setMember(
  member: CycleValidator,
  main: number | null,
  weight: bigint,
  book: AddressBook,
): SetMemberRow {
  const { validator_index: index, stake_holder_address: holder, max_factor: factor } = member;
  return {
    rank: index + 1,
    isMain: main !== null && index < main,
    publicKey: member.validator_pubkey,
    adnl: member.adnl_addr,
    holder: holder === null ? null : stakeHolderOf(holder, book),
    stake: member.stake,
    weight: member.weight,
    share: member.weight === null ? null : shareOf(member.weight, weight),
    maxFactor: factorOf(factor),
    complaints: member.complaints.length,
  };
}

/** The masterchain validators' share of the weight, from 0 to 1; null if no weight is known. */
export function mainShareOf(members: readonly SetMemberRow[]): number | null {
  const weight = (rows: readonly SetMemberRow[]) => rows.reduce((sum, row) => sum + (row.weight ?? 0n), 0n);
  return shareOf(weight(members.filter(({ isMain }) => isMain)), weight(members));
}

export function factorOf(raw: number | null): number | null {
  return raw === null ? null : raw / FACTOR_ONE;
}

function timingOf(cycle: ValidatorCycle): RoundTiming | null {
  const {
    elections_start_before: startBefore,
    elections_end_before: endBefore,
    stake_held_for: heldFor,
  } = cycle;
  return startBefore === null || endBefore === null || heldFor === null
    ? null
    : { startBefore, endBefore, heldFor };
}

function limitsOf(cycle: ValidatorCycle): ElectionLimits | null {
  const {
    max_validators: maxValidators,
    max_main_validators: maxMain,
    min_validators: minValidators,
    min_stake_limit: minStake,
    max_stake_limit: maxStake,
    min_total_stake: minTotalStake,
    max_stake_factor: maxFactor,
  } = cycle;
  return maxValidators === null ||
    maxMain === null ||
    minValidators === null ||
    minStake === null ||
    maxStake === null ||
    minTotalStake === null ||
    maxFactor === null
    ? null
    : { maxValidators, maxMain, minValidators, minStake, maxStake, minTotalStake, maxFactor };
}

interface Span {
  readonly since: number;
  readonly until: number;
}

export function phaseOf({ since, until }: Span, now: number): RoundPhase {
  return now < since ? "next" : now < until ? "current" : "past";
}

/**
 * The running round of a list with the newest first; the next round can be listed before it begins. If no round is
 * listed as running because the index or its chain is behind, the newest round that has begun.
 */
export function currentOf<T>(rounds: readonly T[], spanOf: (round: T) => Span, now: number): T | null {
  return (
    rounds.find((round) => phaseOf(spanOf(round), now) === "current") ??
    rounds.find((round) => spanOf(round).since <= now) ??
    rounds[0] ??
    null
  );
}
