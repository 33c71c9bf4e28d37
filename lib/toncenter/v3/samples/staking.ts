import { ALICE, BOOK, hashOf, ltAt, NOW, POOL, VALIDATOR } from "./seed";

export const at = { tx_hash: hashOf("transaction 1"), tx_lt: ltAt(1), utime: NOW };
export const window = { start_utime: NOW - 86_400, end_utime: NOW };
export const stake = "10000000000000";

export const nominatorPool = {
  stake_amount_sent: stake,
  validator_amount: "500000000000000",
  validator_address: VALIDATOR,
  validator_reward_share: 3_000,
  state: 2,
  nominators_count: 1,
  max_nominators_count: 40,
  min_validator_stake: "1000000000000",
  min_nominator_stake: stake,
  active_nominators: [{ address: ALICE, balance: stake, pending_balance: "0" }],
  ...BOOK,
};

export const nominatorPools = {
  nominator_pools: [{ pool_address: POOL, balance: stake, pending_balance: "0" }],
  ...BOOK,
};

export const nominatorEvents = {
  ...window,
  events: [
    {
      ...at,
      pool_address: POOL,
      nominator_address: ALICE,
      type: "reward",
      amount: "31000000000",
      balance_delta: "-31000000000",
      pending_balance_delta: "0",
      balance_before: stake,
      balance_after: "10031000000000",
      pending_balance_before: "0",
      pending_balance_after: "0",
      withdraw_request_before: false,
      withdraw_request_after: true,
    },
  ],
  ...BOOK,
};

export const nominatorRewards = {
  ...window,
  total_on_page: "31000000000",
  rewards: [{ ...at, reward: "31000000000", stake_before: stake }],
  ...BOOK,
};

const round = { cycle_start: NOW - 65_536, query_id: "4" };

export const poolValidatorEvents = {
  ...window,
  events: [
    {
      ...at,
      ...round,
      pool_address: POOL,
      validator_address: VALIDATOR,
      type: "penalty",
      amount: "101000000000",
      balance_delta: "-101000000000",
      balance_before: stake,
      balance_after: "9899000000000",
      validator_reward_share: 3_000,
    },
  ],
  ...BOOK,
};

export const poolValidatorRewards = {
  ...window,
  total_on_page: "7",
  rewards: [{ ...at, ...round, reward: "7", balance_before: stake }],
  ...BOOK,
};
