import { bigint, extraCurrencies, flag, hash, integer, maybe, struct, text, type Read } from "../schema";

export const StoragePhase = struct({
  storage_fees_collected: maybe(bigint),
  storage_fees_due: maybe(bigint),
  status_change: maybe(text),
});

export const CreditPhase = struct({
  due_fees_collected: maybe(bigint),
  credit: maybe(bigint),
  credit_extra_currencies: extraCurrencies,
});

/** Gas has 56 bits on the wire, which is more than a double holds. */
export const ComputePhase = struct({
  skipped: maybe(flag),
  reason: maybe(text),
  success: maybe(flag),
  msg_state_used: maybe(flag),
  account_activated: maybe(flag),
  gas_fees: maybe(bigint),
  gas_used: maybe(bigint),
  gas_limit: maybe(bigint),
  gas_credit: maybe(bigint),
  mode: maybe(integer),
  exit_code: maybe(integer),
  exit_arg: maybe(integer),
  vm_steps: maybe(integer),
  vm_init_state_hash: maybe(hash),
  vm_final_state_hash: maybe(hash),
});
export type ComputePhase = Read<typeof ComputePhase>;

const MessageSize = struct({ cells: maybe(bigint), bits: maybe(bigint) });

export const ActionPhase = struct({
  success: maybe(flag),
  valid: maybe(flag),
  no_funds: maybe(flag),
  status_change: maybe(text),
  total_fwd_fees: maybe(bigint),
  total_action_fees: maybe(bigint),
  result_code: maybe(integer),
  result_arg: maybe(integer),
  tot_actions: maybe(integer),
  spec_actions: maybe(integer),
  skipped_actions: maybe(integer),
  msgs_created: maybe(integer),
  action_list_hash: maybe(hash),
  tot_msg_size: maybe(MessageSize),
});
export type ActionPhase = Read<typeof ActionPhase>;

export const BouncePhase = struct({
  type: maybe(text),
  msg_size: maybe(MessageSize),
  req_fwd_fees: maybe(bigint),
  msg_fees: maybe(bigint),
  fwd_fees: maybe(bigint),
});

export const SplitInfo = struct({
  cur_shard_pfx_len: maybe(integer),
  acc_split_depth: maybe(integer),
  this_addr: maybe(hash),
  sibling_addr: maybe(hash),
});

export const TransactionDescription = struct({
  type: maybe(text),
  aborted: maybe(flag),
  destroyed: maybe(flag),
  credit_first: maybe(flag),
  is_tock: maybe(flag),
  installed: maybe(flag),
  storage_ph: maybe(StoragePhase),
  credit_ph: maybe(CreditPhase),
  compute_ph: maybe(ComputePhase),
  action: maybe(ActionPhase),
  bounce: maybe(BouncePhase),
  split_info: maybe(SplitInfo),
});
export type TransactionDescription = Read<typeof TransactionDescription>;
