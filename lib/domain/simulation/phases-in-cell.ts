import type { Cell, Slice } from "@ton/core";
import { malformed, nextAmount, nextHash, orNull } from "../../ton/structure/cell-parts";
import { FormatError } from "../../ton/value/format-error";
import type { TransactionDescription } from "../../toncenter/v3/transaction-phases";

type Description = TransactionDescription;
type Phase<K extends keyof Description> = NonNullable<Description[K]>;

const coinsOrNull = (slice: Slice) => orNull(slice, () => slice.loadCoins());
/** `VarUInteger 7` of block.tlb, whose length takes three bits: amounts of gas and counts. */
const sized = (slice: Slice) => slice.loadVarUintBig(3);

/** The phases of a transaction, with the index's names. Throws a FormatError for other cells. */
export function phasesInCell(description: Cell): Description {
  try {
    const slice = description.beginParse();
    // Tick-tock transactions use three of the tag's four bits: the fourth says which of the two it is.
    const tag = slice.loadUint(3);
    if (tag === TICK_TOCK) return tickTock(slice);
    if (tag !== ORDINARY || slice.loadBit()) throw malformed("ordinary transaction");
    return ordinary(slice);
  } catch (error) {
    if (error instanceof FormatError) throw error;
    throw malformed("transaction");
  }
}

const ORDINARY = 0;
const TICK_TOCK = 1;

const NONE = {
  credit_first: null,
  is_tock: null,
  installed: null,
  storage_ph: null,
  credit_ph: null,
  action: null,
  bounce: null,
  split_info: null,
} as const;

function ordinary(slice: Slice): Description {
  return {
    ...NONE,
    type: "ord",
    credit_first: slice.loadBit(),
    storage_ph: orNull(slice, () => storagePhase(slice)),
    credit_ph: orNull(slice, () => creditPhase(slice)),
    compute_ph: computePhase(slice),
    action: orNull(slice, () => actionPhase(slice.loadRef().beginParse())),
    aborted: slice.loadBit(),
    bounce: orNull(slice, () => bouncePhase(slice)),
    destroyed: slice.loadBit(),
  };
}

function tickTock(slice: Slice): Description {
  return {
    ...NONE,
    type: "tick_tock",
    is_tock: slice.loadBit(),
    storage_ph: storagePhase(slice),
    compute_ph: computePhase(slice),
    action: orNull(slice, () => actionPhase(slice.loadRef().beginParse())),
    aborted: slice.loadBit(),
    destroyed: slice.loadBit(),
  };
}

function statusChange(slice: Slice): string {
  if (!slice.loadBit()) return "unchanged";
  return slice.loadBit() ? "deleted" : "frozen";
}

function storagePhase(slice: Slice): Phase<"storage_ph"> {
  return {
    storage_fees_collected: slice.loadCoins(),
    storage_fees_due: coinsOrNull(slice),
    status_change: statusChange(slice),
  };
}

function creditPhase(slice: Slice): Phase<"credit_ph"> {
  const due_fees_collected = coinsOrNull(slice);
  const { coins, extra } = nextAmount(slice);
  const credit_extra_currencies = Object.keys(extra).length === 0 ? null : extra;
  return { due_fees_collected, credit: coins, credit_extra_currencies };
}

const SKIP_REASONS = ["no_state", "bad_state", "no_gas"] as const;

const SKIPPED: Phase<"compute_ph"> = {
  skipped: true,
  reason: null,
  success: null,
  msg_state_used: null,
  account_activated: null,
  gas_fees: null,
  gas_used: null,
  gas_limit: null,
  gas_credit: null,
  mode: null,
  exit_code: null,
  exit_arg: null,
  vm_steps: null,
  vm_init_state_hash: null,
  vm_final_state_hash: null,
};

function skipReason(slice: Slice): string {
  const reason = SKIP_REASONS[slice.loadUint(2)];
  if (reason !== undefined) return reason;
  slice.skip(1);
  return "suspended";
}

function computePhase(slice: Slice): Phase<"compute_ph"> {
  if (!slice.loadBit()) return { ...SKIPPED, reason: skipReason(slice) };
  const flags = {
    success: slice.loadBit(),
    msg_state_used: slice.loadBit(),
    account_activated: slice.loadBit(),
    gas_fees: slice.loadCoins(),
  };
  const vm = slice.loadRef().beginParse();
  return {
    skipped: false,
    reason: null,
    ...flags,
    gas_used: sized(vm),
    gas_limit: sized(vm),
    gas_credit: orNull(vm, () => vm.loadVarUintBig(2)),
    mode: vm.loadInt(8),
    exit_code: vm.loadInt(32),
    exit_arg: orNull(vm, () => vm.loadInt(32)),
    vm_steps: vm.loadUint(32),
    vm_init_state_hash: nextHash(vm),
    vm_final_state_hash: nextHash(vm),
  };
}

function sizeOf(slice: Slice) {
  return { cells: sized(slice), bits: sized(slice) };
}

function actionPhase(slice: Slice): Phase<"action"> {
  return {
    success: slice.loadBit(),
    valid: slice.loadBit(),
    no_funds: slice.loadBit(),
    status_change: statusChange(slice),
    total_fwd_fees: coinsOrNull(slice),
    total_action_fees: coinsOrNull(slice),
    result_code: slice.loadInt(32),
    result_arg: orNull(slice, () => slice.loadInt(32)),
    tot_actions: slice.loadUint(16),
    spec_actions: slice.loadUint(16),
    skipped_actions: slice.loadUint(16),
    msgs_created: slice.loadUint(16),
    action_list_hash: nextHash(slice),
    tot_msg_size: sizeOf(slice),
  };
}

const NO_BOUNCE = { msg_size: null, req_fwd_fees: null, msg_fees: null, fwd_fees: null } as const;

function bouncePhase(slice: Slice): Phase<"bounce"> {
  if (slice.loadBit())
    return {
      ...NO_BOUNCE,
      type: "ok",
      msg_size: sizeOf(slice),
      msg_fees: slice.loadCoins(),
      fwd_fees: slice.loadCoins(),
    };
  if (!slice.loadBit()) return { ...NO_BOUNCE, type: "negfunds" };
  return { ...NO_BOUNCE, type: "nofunds", msg_size: sizeOf(slice), req_fwd_fees: slice.loadCoins() };
}
