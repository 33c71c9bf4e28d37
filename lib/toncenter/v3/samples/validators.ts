import { addressOf, BOOK, bocOf, hashOf, hexOf, NOW, POOL } from "./seed";
import { at, stake, window } from "./staking";

const node = { validator_pubkey: hexOf("key"), adnl_addr: hexOf("adnl") };

export const validatorEvents = {
  ...window,
  events: [
    {
      ...at,
      ...node,
      type: "stake_rejected",
      stake_holder_address: POOL,
      election_id: NOW - 65_536,
      query_id: "4",
      amount: stake,
      reason: 5,
    },
  ],
  ...BOOK,
};

export const validatorElections = {
  ...window,
  elections: [
    {
      election_id: NOW - 65_536,
      elect_close: NOW - 70_000,
      min_stake: stake,
      total_stake: "600000000000000000",
      total_participants: 1,
      failed: false,
      finished: true,
      participants: [{ ...node, validator_index: 3, stake, max_factor: 196_608, stake_holder_address: POOL }],
    },
  ],
  ...BOOK,
};

const complaint = {
  ...node,
  cycle_start: NOW - 65_536,
  election_id: NOW - 65_536,
  complaint_hash: hashOf("complaint"),
  stake_holder_address: POOL,
  description_boc: bocOf("slept"),
  created_at: NOW,
  severity: 1,
  reward_address: addressOf("reporter", -1),
  paid: "1000000000",
  suggested_fine: "101000000000",
  suggested_fine_part: 0,
  voted_validators: [{ ...node, validator_index: 3, weight: "1152921504606846976" }],
  vset_id: hashOf("set"),
  weight_remaining: "-11",
  approved_percent: 66.7,
  is_passed: true,
};

export const validatorComplaints = { ...window, complaints: [complaint], ...BOOK };

export const validatorCycles = {
  ...window,
  cycles: [
    {
      election_id: NOW - 65_536,
      cycle_start: NOW - 65_536,
      cycle_end: NOW,
      total: 1,
      main: 1,
      total_weight: "1152921504606846976",
      total_stake: "600000000000000000",
      validators_elected_for: 65_536,
      elections_start_before: 32_768,
      elections_end_before: 8_192,
      stake_held_for: 32_768,
      max_validators: 400,
      max_main_validators: 100,
      min_validators: 75,
      min_stake: stake,
      max_stake: stake,
      min_stake_limit: "300000000000000",
      max_stake_limit: "10000000000000000",
      min_total_stake: "75000000000000000",
      max_stake_factor: 196_608,
      validators: [
        {
          ...node,
          validator_index: 0,
          weight: "1152921504606846976",
          stake_holder_address: POOL,
          stake,
          max_factor: 196_608,
          complaints: [complaint],
        },
      ],
    },
  ],
  ...BOOK,
};
