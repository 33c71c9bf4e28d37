import {
  coins,
  dictionary,
  flag,
  group,
  int,
  maybe,
  sizedUint,
  tagged,
  time,
  uint,
  variants,
  within,
  type Fields,
  type Variant,
} from "../bodies/fields";
import { EXTRA, hash, SIZE, statusChange } from "./common-fields";
import { MESSAGES } from "./message-structure";

const message = within(variants(...MESSAGES));

const status = tagged(2, {
  0: { name: "uninit", fields: {} },
  1: { name: "frozen", fields: {} },
  2: { name: "active", fields: {} },
  3: { name: "nonexist", fields: {} },
});

const storagePhase = group({
  storage_fees_collected: coins,
  storage_fees_due: maybe(coins),
  status_change: statusChange,
});

const creditPhase = group({ due_fees_collected: maybe(coins), credit: coins, ...EXTRA });

const skipped = variants(
  { prefix: { bits: 2, value: 0b00 }, name: "no_state", fields: {} },
  { prefix: { bits: 2, value: 0b01 }, name: "bad_state", fields: {} },
  { prefix: { bits: 2, value: 0b10 }, name: "no_gas", fields: {} },
  { prefix: { bits: 3, value: 0b110 }, name: "suspended", fields: {} },
);

const gas = within(
  group({
    gas_used: sizedUint(3),
    gas_limit: sizedUint(3),
    gas_credit: maybe(sizedUint(2)),
    mode: int(8),
    exit_code: int(32),
    exit_arg: maybe(int(32)),
    vm_steps: uint(32),
    vm_init_state_hash: hash,
    vm_final_state_hash: hash,
  }),
);

const computePhase = variants(
  { prefix: { bits: 1, value: 0 }, name: "skipped", fields: { reason: skipped } },
  {
    prefix: { bits: 1, value: 1 },
    name: "executed",
    fields: { success: flag, msg_state_used: flag, account_activated: flag, gas_fees: coins, vm: gas },
  },
);

const actionPhase = within(
  group({
    success: flag,
    valid: flag,
    no_funds: flag,
    status_change: statusChange,
    forward_fees: maybe(coins),
    action_fees: maybe(coins),
    result_code: int(32),
    result_arg: maybe(int(32)),
    actions: uint(16),
    special_actions: uint(16),
    skipped_actions: uint(16),
    messages_created: uint(16),
    action_list_hash: hash,
    message_size: group(SIZE),
  }),
);

const SIZED: Fields = { message_size: group(SIZE) };

const bouncePhase = variants(
  { prefix: { bits: 2, value: 0b00 }, name: "negative_funds", fields: {} },
  { prefix: { bits: 2, value: 0b01 }, name: "no_funds", fields: { ...SIZED, required_fees: coins } },
  {
    prefix: { bits: 1, value: 1 },
    name: "sent",
    fields: { ...SIZED, message_fees: coins, forward_fees: coins },
  },
);

const END: Fields = { action_phase: maybe(actionPhase), aborted: flag };

const description = variants(
  {
    prefix: { bits: 4, value: 0b0000 },
    name: "ordinary",
    fields: {
      credit_first: flag,
      storage_phase: maybe(storagePhase),
      credit_phase: maybe(creditPhase),
      compute_phase: computePhase,
      ...END,
      bounce_phase: maybe(bouncePhase),
      destroyed: flag,
    },
  },
  { prefix: { bits: 4, value: 0b0001 }, name: "storage", fields: { storage_phase: storagePhase } },
  {
    prefix: { bits: 3, value: 0b001 },
    name: "tick_tock",
    fields: {
      is_tock: flag,
      storage_phase: storagePhase,
      compute_phase: computePhase,
      ...END,
      destroyed: flag,
    },
  },
);

const TRANSACTION: Fields = {
  account_id: hash,
  lt: uint(64),
  previous_hash: hash,
  previous_lt: uint(64),
  time: time(32),
  out_messages_count: uint(15),
  status_before: status,
  status_after: status,
  messages: within(group({ in_message: maybe(message), out_messages: dictionary(uint(15), message) })),
  total_fees: coins,
  ...EXTRA,
  state_update: within(
    tagged(8, { 0x72: { name: "hashes", fields: { state_hash_before: hash, state_hash_after: hash } } }),
  ),
  description: within(description),
};

export const TRANSACTIONS: readonly Variant[] = [
  { prefix: { bits: 4, value: 0b0111 }, name: "transaction", fields: TRANSACTION },
];
