import { bytesToBase64 } from "@/lib/ton/value/bytes";
import { RawCellReader } from "./raw-cell-reader";
import { readCurrencies } from "./read-currencies";
import type { RawCell } from "./raw-cell";

const text = (value: bigint) => value.toString();
const hash = (reader: RawCellReader) => bytesToBase64(reader.bytes(32), "standard");

/** Absent fields are left out of the JSON. */
function optionalField(name: string, value: string | number | null): object {
  return value === null ? {} : { [name]: value };
}

function maybeCoins(reader: RawCellReader): string | null {
  return reader.bit() ? text(reader.coins()) : null;
}

function statusChange(reader: RawCellReader): string {
  if (!reader.bit()) return "unchanged";
  return reader.bit() ? "deleted" : "frozen";
}

function storagePhase(reader: RawCellReader): object {
  const storage_fees_collected = text(reader.coins());
  const due = maybeCoins(reader);
  return {
    storage_fees_collected,
    ...optionalField("storage_fees_due", due),
    status_change: statusChange(reader),
  };
}

function creditPhase(reader: RawCellReader): object {
  const due = maybeCoins(reader);
  const { coins, extra } = readCurrencies(reader);
  const named = Object.fromEntries([...extra].map(([id, amount]) => [id, text(amount)]));
  return {
    ...optionalField("due_fees_collected", due),
    credit: text(coins),
    ...(extra.size === 0 ? {} : { credit_extra_currencies: named }),
  };
}

const SKIP_REASONS = ["no_state", "bad_state", "no_gas"] as const;

function skipReason(reader: RawCellReader): string {
  const reason = SKIP_REASONS[reader.uint(2)];
  if (reason !== undefined) return reason;
  reader.skip(1);
  return "suspended";
}

function computePhase(reader: RawCellReader): { readonly phase: object; readonly gas: bigint } {
  if (!reader.bit()) return { phase: { skipped: true, reason: skipReason(reader) }, gas: 0n };
  const [success, msg_state_used, account_activated] = [reader.bit(), reader.bit(), reader.bit()];
  const gas_fees = text(reader.coins());
  const vm = new RawCellReader(reader.ref());
  const gas = vm.sized(3);
  const gas_limit = text(vm.sized(3));
  const credit = vm.bit() ? text(vm.sized(2)) : null;
  const mode = vm.int(8);
  const exit_code = vm.int(32);
  const argument = vm.bit() ? vm.int(32) : null;
  const phase = {
    skipped: false,
    success,
    msg_state_used,
    account_activated,
    gas_fees,
    gas_used: text(gas),
    gas_limit,
    ...optionalField("gas_credit", credit),
    mode,
    exit_code,
    ...optionalField("exit_arg", argument),
    vm_steps: vm.uint(32),
    vm_init_state_hash: hash(vm),
    vm_final_state_hash: hash(vm),
  };
  return { phase, gas };
}

function size(reader: RawCellReader): object {
  return { cells: text(reader.sized(3)), bits: text(reader.sized(3)) };
}

function actionPhase(cell: RawCell): object {
  const reader = new RawCellReader(cell);
  const [success, valid, no_funds] = [reader.bit(), reader.bit(), reader.bit()];
  const status_change = statusChange(reader);
  const forwarding = maybeCoins(reader);
  const fees = maybeCoins(reader);
  const result_code = reader.int(32);
  const argument = reader.bit() ? reader.int(32) : null;
  return {
    success,
    valid,
    no_funds,
    status_change,
    ...optionalField("total_fwd_fees", forwarding),
    ...optionalField("total_action_fees", fees),
    result_code,
    ...optionalField("result_arg", argument),
    tot_actions: reader.uint(16),
    spec_actions: reader.uint(16),
    skipped_actions: reader.uint(16),
    msgs_created: reader.uint(16),
    action_list_hash: hash(reader),
    tot_msg_size: size(reader),
  };
}

function bouncePhase(reader: RawCellReader): object {
  if (reader.bit()) {
    const msg_size = size(reader);
    return { type: "ok", msg_size, msg_fees: text(reader.coins()), fwd_fees: text(reader.coins()) };
  }
  if (!reader.bit()) return { type: "negfunds" };
  return { type: "nofunds", msg_size: size(reader), req_fwd_fees: text(reader.coins()) };
}

export interface Phases {
  /** In the form of the v3 API. */
  readonly description: object;
  readonly aborted: boolean;
  readonly gas: bigint;
}

function ordinary(reader: RawCellReader): Phases {
  const credit_first = reader.bit();
  const storage = reader.bit() ? { storage_ph: storagePhase(reader) } : {};
  const credit = reader.bit() ? { credit_ph: creditPhase(reader) } : {};
  const { phase, gas } = computePhase(reader);
  const action = reader.maybeRef();
  const aborted = reader.bit();
  const bounce = reader.bit() ? { bounce: bouncePhase(reader) } : {};
  const destroyed = reader.bit();
  const phases = {
    ...storage,
    ...credit,
    compute_ph: phase,
    ...(action === null ? {} : { action: actionPhase(action) }),
  };
  return {
    description: { type: "ord", aborted, destroyed, credit_first, ...phases, ...bounce },
    aborted,
    gas,
  };
}

function tickTock(reader: RawCellReader): Phases {
  const is_tock = reader.bit();
  const storage_ph = storagePhase(reader);
  const { phase, gas } = computePhase(reader);
  const action = reader.maybeRef();
  const [aborted, destroyed] = [reader.bit(), reader.bit()];
  const phases = {
    storage_ph,
    compute_ph: phase,
    ...(action === null ? {} : { action: actionPhase(action) }),
  };
  return { description: { type: "tick_tock", aborted, destroyed, is_tock, ...phases }, aborted, gas };
}

/** Reads ordinary and tick-tock transactions; the executor makes no other kind. */
export function readPhases(cell: RawCell): Phases {
  const reader = new RawCellReader(cell);
  const kind = reader.uint(3);
  if (kind === 1) return tickTock(reader);
  reader.skip(1);
  return ordinary(reader);
}
