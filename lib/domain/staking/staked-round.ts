import type { Address } from "../../ton/address/address";
import type { ValidatorCycle } from "../../toncenter/v3/validator-rows";

/** A round for which a pool was elected. Unix seconds. */
export interface StakedRound {
  readonly start: number;
  readonly end: number;
  /** When the elector starts returning stakes; null if the service does not report how long they are held. */
  readonly returned: number | null;
  readonly stake: bigint | null;
}

/** The rounds of a pool, the newest first; those of others are left out, even if the service returns them. */
export function stakedRounds(cycles: readonly ValidatorCycle[], pool: Address): readonly StakedRound[] {
  return cycles
    .flatMap(({ cycle_start: start, cycle_end: end, stake_held_for: held, validators }) => {
      const own = (validators ?? []).filter(({ stake_holder_address: holder }) => holder === pool);
      if (own.length === 0) return [];
      const stake = own.reduce<bigint | null>(
        (sum, one) => (sum === null || one.stake === null ? null : sum + one.stake),
        0n,
      );
      return [{ start, end, returned: held === null ? null : end + held, stake }];
    })
    .toSorted((one, other) => other.start - one.start);
}

/** Where the stake of a round is. */
export type RoundStage = "elected" | "validating" | "held" | "returnable";

export interface OpenRound extends StakedRound {
  readonly stage: RoundStage;
}

/** The round whose stake has not come back yet: the newest that ended after the last payout. Null if there is none. */
export function openRound(
  rounds: readonly StakedRound[],
  lastPayout: number | null,
  now: number,
): OpenRound | null {
  const [round] = rounds;
  if (round === undefined || (lastPayout !== null && lastPayout >= round.end)) return null;
  return { ...round, stage: stageOf(round, now) };
}

function stageOf({ start, end, returned }: StakedRound, now: number): RoundStage {
  if (now < start) return "elected";
  if (now < end) return "validating";
  return returned === null || now < returned ? "held" : "returnable";
}
