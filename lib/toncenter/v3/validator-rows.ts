import {
  address,
  bigint,
  boc,
  flag,
  hash,
  integer,
  listOrNull,
  list,
  maybe,
  real,
  struct,
  text,
  type Read,
} from "../schema";

/** Public keys and ADNL addresses are 32 bytes like hashes, and are read as hashes. */
const key = hash;

export const VALIDATOR_EVENTS = ["stake_accepted", "stake_rejected", "stake_recovered"] as const;

export const ValidatorEvent = struct({
  tx_hash: hash,
  tx_lt: bigint,
  utime: integer,
  type: text,
  stake_holder_address: address,
  validator_pubkey: maybe(key),
  adnl_addr: maybe(key),
  election_id: maybe(integer),
  query_id: maybe(bigint),
  amount: maybe(bigint),
  reason: maybe(integer),
});
export type ValidatorEvent = Read<typeof ValidatorEvent>;

export const ElectionParticipant = struct({
  validator_pubkey: key,
  validator_index: maybe(integer),
  stake: bigint,
  /** 65536 is one. */
  max_factor: maybe(integer),
  stake_holder_address: maybe(address),
  adnl_addr: maybe(key),
});
export type ElectionParticipant = Read<typeof ElectionParticipant>;

export const ValidatorElection = struct({
  election_id: integer,
  elect_close: maybe(integer),
  min_stake: maybe(bigint),
  total_stake: maybe(bigint),
  total_participants: maybe(integer),
  failed: maybe(flag),
  finished: maybe(flag),
  participants: maybe(list(ElectionParticipant)),
});
export type ValidatorElection = Read<typeof ValidatorElection>;

export const ComplaintVote = struct({
  validator_index: integer,
  validator_pubkey: maybe(key),
  adnl_addr: maybe(key),
  weight: maybe(bigint),
});
export type ComplaintVote = Read<typeof ComplaintVote>;

export const ValidatorComplaint = struct({
  complaint_hash: hash,
  cycle_start: maybe(integer),
  election_id: maybe(integer),
  validator_pubkey: maybe(key),
  adnl_addr: maybe(key),
  stake_holder_address: maybe(address),
  description_boc: maybe(boc),
  created_at: maybe(integer),
  severity: maybe(integer),
  reward_address: maybe(address),
  paid: maybe(bigint),
  suggested_fine: maybe(bigint),
  suggested_fine_part: maybe(integer),
  voted_validators: listOrNull(ComplaintVote),
  vset_id: maybe(hash),
  weight_remaining: maybe(bigint),
  approved_percent: maybe(real),
  is_passed: maybe(flag),
});
export type ValidatorComplaint = Read<typeof ValidatorComplaint>;

export const CycleValidator = struct({
  validator_index: integer,
  validator_pubkey: key,
  adnl_addr: maybe(key),
  weight: maybe(bigint),
  stake_holder_address: maybe(address),
  stake: maybe(bigint),
  max_factor: maybe(integer),
  complaints: listOrNull(ValidatorComplaint),
});
export type CycleValidator = Read<typeof CycleValidator>;

/** `min_stake` and `max_stake` are those of the round, the limits those of the configuration. */
export const ValidatorCycle = struct({
  election_id: maybe(integer),
  cycle_start: integer,
  cycle_end: integer,
  total: maybe(integer),
  main: maybe(integer),
  total_weight: maybe(bigint),
  total_stake: maybe(bigint),
  validators_elected_for: maybe(integer),
  elections_start_before: maybe(integer),
  elections_end_before: maybe(integer),
  stake_held_for: maybe(integer),
  max_validators: maybe(integer),
  max_main_validators: maybe(integer),
  min_validators: maybe(integer),
  min_stake: maybe(bigint),
  max_stake: maybe(bigint),
  min_stake_limit: maybe(bigint),
  max_stake_limit: maybe(bigint),
  min_total_stake: maybe(bigint),
  max_stake_factor: maybe(integer),
  validators: maybe(list(CycleValidator)),
});
export type ValidatorCycle = Read<typeof ValidatorCycle>;
