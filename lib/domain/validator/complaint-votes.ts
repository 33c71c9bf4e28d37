import type { Hash } from "../../ton/value/hash";
import type { ValidatorComplaint } from "../../toncenter/v3/validator-rows";
import { shareOf } from "../../ton/value/share";

/** A validator of the set of that time that voted for a complaint. */
export interface ComplaintVoter {
  /** In the order of the set, from 1. */
  readonly rank: number;
  readonly publicKey: Hash | null;
  readonly adnl: Hash | null;
  /** Share of the set's weight, from 0 to 1; null where that is not known. */
  readonly share: number | null;
}

/** The voters for a complaint, the heaviest first. */
export function complaintVoters(complaint: ValidatorComplaint): readonly ComplaintVoter[] {
  const { voted_validators: voted, approved_percent: percent } = complaint;
  const weight = voted.reduce((sum, vote) => sum + (vote.weight ?? 0n), 0n);
  const isWhole = voted.every((vote) => vote.weight !== null);
  return voted
    .toSorted((one, other) => compare(other.weight ?? 0n, one.weight ?? 0n))
    .map((vote) => {
      const part = vote.weight === null || !isWhole ? null : shareOf(vote.weight, weight);
      return {
        rank: vote.validator_index + 1,
        publicKey: vote.validator_pubkey,
        adnl: vote.adnl_addr,
        share: part === null || percent === null ? null : (part * percent) / 100,
      };
    });
}

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
