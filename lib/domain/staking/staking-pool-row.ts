import * as v from "valibot";
import { bigintText } from "../list/page-schema";
import { Party } from "../transaction/transaction-row";

/** A nominator pool, as the list of pools shows it. */
export const StakingPoolRow = v.object({
  pool: Party,
  /** All of its coins: with the elector and on its account. Null if its state was not read. */
  total: v.nullable(bigintText),
  /** In the newest round that elected it, among those searched. */
  stake: v.nullable(bigintText),
  /** The start of that round, in Unix seconds. */
  round: v.nullable(v.number()),
  /** As the contract numbers it. */
  state: v.nullable(v.number()),
  nominators: v.nullable(v.number()),
  maxNominators: v.nullable(v.number()),
  /** Of rewards, in ten-thousandths. */
  validatorShare: v.nullable(v.number()),
  minNominatorStake: v.nullable(bigintText),
  hasWithdrawals: v.nullable(v.boolean()),
  /** The newest deposit of a nominator, among those searched. */
  lastDeposit: v.nullable(v.number()),
});
export type StakingPoolRow = v.InferOutput<typeof StakingPoolRow>;
