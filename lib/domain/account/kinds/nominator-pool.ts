import { nominatorPool } from "../../../toncenter/v3/v3-staking";
import { accountFact, coinsFact, count, fact, presentFacts } from "./card-facts";
import { accountKind, anyOf } from "./account-kind";

/** As the pool's contract numbers them. */
const STATES = [
  "has no stake in an election now",
  "has sent its stake to the elector",
  "validates with its stake",
];

export const NOMINATOR_POOL = accountKind({
  title: "Nominator pool",
  // The second one is how the index calls pools that it knows by their methods alone.
  fits: anyOf("nominator_pool", "tv_pool"),
  endpoint: nominatorPool,
  params: ({ address }) => ({ pool: address }),
  facts: (pool, { names }) => {
    const share = pool.validator_reward_share;
    const staked = pool.active_nominators.reduce((sum, { balance }) => sum + balance, 0n);
    return presentFacts(
      fact("State", STATES[pool.state] ?? `number ${pool.state}`),
      accountFact("Validator", pool.validator_address, names, ""),
      coinsFact("Of the validator", pool.validator_amount),
      coinsFact("Of the nominators", staked),
      coinsFact("Staked now", pool.stake_amount_sent),
      fact("Nominators", count(pool.nominators_count), " of at most ", count(pool.max_nominators_count)),
      fact(
        "Kept by the validator",
        `${Math.trunc(share / 100)}.${String(share % 100).padStart(2, "0")} % of the rewards`,
      ),
      coinsFact("Least stake of a nominator", pool.min_nominator_stake),
      coinsFact("Least stake of the validator", pool.min_validator_stake),
    );
  },
});
