import { nominatorPool } from "../../../toncenter/v3/v3-staking";
import { POOL_INTERFACES } from "../../staking/pool-interfaces";
import { phaseName, poolPhase } from "../../staking/pool-phase";
import { rewardShareText } from "../../staking/reward-share-text";
import { accountFact, coinsFact, count, fact, given, presentFacts } from "./card-facts";
import { accountKind, anyOf } from "./account-kind";

export const NOMINATOR_POOL = accountKind({
  title: "Nominator pool",
  fits: anyOf(...POOL_INTERFACES),
  page: "pool",
  endpoint: nominatorPool,
  params: ({ address }) => ({ pool: address }),
  facts: (pool, { names }) => {
    const staked = pool.active_nominators.reduce((sum, { balance }) => sum + balance, 0n);
    return presentFacts(
      fact("Status", phaseName(poolPhase(pool.state))),
      accountFact("Validator", pool.validator_address, names, ""),
      coinsFact("Validator stake", pool.validator_amount),
      coinsFact("Nominator stake", staked),
      given(pool.stake_amount_sent, (sent) => coinsFact("Active stake", sent)),
      given(pool.nominators_count, (nominators) =>
        pool.max_nominators_count === null
          ? fact("Nominators", count(nominators))
          : fact("Nominators", count(nominators), " of max ", count(pool.max_nominators_count)),
      ),
      given(pool.validator_reward_share, (share) =>
        fact("Validator share", `${rewardShareText(share)} of rewards`),
      ),
      given(pool.min_nominator_stake, (least) => coinsFact("Minimum nominator stake", least)),
      given(pool.min_validator_stake, (least) => coinsFact("Minimum validator stake", least)),
    );
  },
});
