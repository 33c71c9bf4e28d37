import { nominatorPool } from "../../../toncenter/v3/v3-staking";
import { accountFact, coinsFact, count, fact, presentFacts } from "./card-facts";
import { accountKind, anyOf } from "./account-kind";

/** As the pool's contract numbers them. */
const STATES = ["Not participating", "Stake sent to the elector", "Validating"];

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
      fact("Status", STATES[pool.state] ?? `Unknown (${pool.state})`),
      accountFact("Validator", pool.validator_address, names, ""),
      coinsFact("Validator stake", pool.validator_amount),
      coinsFact("Nominator stake", staked),
      coinsFact("Active stake", pool.stake_amount_sent),
      fact("Nominators", count(pool.nominators_count), " of max ", count(pool.max_nominators_count)),
      fact(
        "Validator share",
        `${Math.trunc(share / 100)}.${String(share % 100).padStart(2, "0")} % of rewards`,
      ),
      coinsFact("Minimum nominator stake", pool.min_nominator_stake),
      coinsFact("Minimum validator stake", pool.min_validator_stake),
    );
  },
});
