import type { Cell } from "@ton/core";
import { parametersOf } from "../../contracts/validator-set";

const TIMING = 15;
const NUMBERS = 16;
const STAKES = 17;

/** Config parameters for validators, with the keys of v3 cycles. */
export type CycleTerms = ReturnType<typeof cycleTerms>;

/** A missing parameter gives zeros. */
export function cycleTerms(config: Cell) {
  const parameters = parametersOf(config);
  const timing = parameters.get(TIMING)?.beginParse();
  const numbers = parameters.get(NUMBERS)?.beginParse();
  const stakes = parameters.get(STAKES)?.beginParse();
  return {
    validators_elected_for: timing?.loadUint(32) ?? 0,
    elections_start_before: timing?.loadUint(32) ?? 0,
    elections_end_before: timing?.loadUint(32) ?? 0,
    stake_held_for: timing?.loadUint(32) ?? 0,
    max_validators: numbers?.loadUint(16) ?? 0,
    max_main_validators: numbers?.loadUint(16) ?? 0,
    min_validators: numbers?.loadUint(16) ?? 0,
    min_stake_limit: String(stakes?.loadCoins() ?? 0n),
    max_stake_limit: String(stakes?.loadCoins() ?? 0n),
    min_total_stake: String(stakes?.loadCoins() ?? 0n),
    max_stake_factor: stakes?.loadUint(32) ?? 0,
  };
}
