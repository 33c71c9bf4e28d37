import type { ValidatorCycle } from "../../toncenter/v3/validator-rows";

/** A validation round, as one point of a chart. */
export interface RoundStake {
  /** When it began or begins, in Unix seconds. */
  readonly since: number;
  readonly until: number;
  readonly stake: bigint;
  readonly minStake: bigint | null;
  readonly maxStake: bigint | null;
  readonly validators: number;
  readonly masterchainValidators: number | null;
}

/** The oldest first; rounds without a total stake or count are left out. */
export function roundStakes(cycles: readonly ValidatorCycle[]): readonly RoundStake[] {
  return cycles
    .flatMap((cycle) =>
      cycle.total_stake === null || cycle.total === null
        ? []
        : [
            {
              since: cycle.cycle_start,
              until: cycle.cycle_end,
              stake: cycle.total_stake,
              minStake: cycle.min_stake,
              maxStake: cycle.max_stake,
              validators: cycle.total,
              masterchainValidators: cycle.main,
            },
          ],
    )
    .toSorted((a, b) => a.since - b.since);
}
