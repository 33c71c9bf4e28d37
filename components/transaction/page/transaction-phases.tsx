import type { ReactNode } from "react";
import { Coins } from "@/components/entity/coins";
import { Count } from "@/components/entity/count";
import { HashText } from "@/components/entity/hash-text";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type {
  ActionPhase,
  ComputePhase,
  TransactionDescription,
} from "@/lib/toncenter/v3/transaction-phases";
import { currencies } from "./extra-currencies";
import { known, yesNo, type FactRow } from "./fact-rows";
import { actionSentence, computeSentence, skippedSentence } from "@/lib/domain/trace/outcome";

interface Phase {
  readonly title: string;
  readonly rows: readonly FactRow[];
}

interface Size {
  readonly cells: bigint | null;
  readonly bits: bigint | null;
}

const count = (value: bigint | number): ReactNode => <Count value={value} />;
const hash = (value: string): ReactNode => <HashText hash={value} full />;
const NO_HASH = "0".repeat(64);

function size({ cells, bits }: Size): ReactNode {
  return (
    <>
      {known(cells, count) ?? "not known"} cells, {known(bits, count) ?? "not known"} bits
    </>
  );
}

/** The phases that a transaction went through, in their order. */
export function phasesOf(
  network: PageNetwork,
  description: TransactionDescription,
  interfaces: readonly string[],
): readonly Phase[] {
  const coins = (value: bigint): ReactNode => <Coins network={network} value={value} />;
  const { storage_ph: storage, credit_ph: credit, compute_ph: compute } = description;
  const { action, bounce, split_info: split } = description;
  const phases: readonly (Phase | null)[] = [
    storage && {
      title: "Storage",
      rows: [
        ["Collected", known(storage.storage_fees_collected, coins)],
        ["Still owed", known(storage.storage_fees_due, coins)],
        ["Account became", known(storage.status_change, (status) => status)],
      ],
    },
    credit && {
      title: "Credit",
      rows: [
        ["Credited", known(credit.credit, coins)],
        ["In other currencies", currencies(credit.credit_extra_currencies)],
        ["Debts collected", known(credit.due_fees_collected, coins)],
      ],
    },
    compute && { title: "Compute", rows: computeRows(compute, coins, interfaces) },
    action && { title: "Action", rows: actionRows(action, coins) },
    bounce && {
      title: "Bounce",
      rows: [
        ["Outcome", known(bounce.type, (type) => BOUNCES[type] ?? type)],
        ["Fee for the message", known(bounce.msg_fees, coins)],
        ["Forward fee", known(bounce.fwd_fees, coins)],
        ["Forward fee that was missing", known(bounce.req_fwd_fees, coins)],
        ["Size of the message", known(bounce.msg_size, size)],
      ],
    },
    split && {
      title: "Split or merge",
      rows: [
        ["Length of the prefix", known(split.cur_shard_pfx_len, count)],
        ["Depth", known(split.acc_split_depth, count)],
        ["This account", known(split.this_addr, hash)],
        ["Its sibling", known(split.sibling_addr, hash)],
      ],
    },
  ];
  return phases.filter((phase) => phase !== null);
}

const BOUNCES: Readonly<Record<string, string>> = {
  ok: "The message was returned to its sender.",
  nofunds: "What was left of the value did not suffice to return the message.",
  negfunds: "Nothing was left of the value, so the message was not returned.",
};

function computeRows(
  compute: ComputePhase,
  coins: (value: bigint) => ReactNode,
  interfaces: readonly string[],
): readonly FactRow[] {
  // The index writes zeros for hashes that it does not know.
  const state = (value: string): ReactNode => (value === NO_HASH ? null : hash(value));
  return [
    ["Outcome", compute.skipped === true ? skippedSentence(compute) : computeSentence(compute, interfaces)],
    ["Gas used", known(compute.gas_used, count)],
    ["Gas limit", known(compute.gas_limit, count)],
    ["Gas credit", known(compute.gas_credit, count)],
    ["Gas fees", known(compute.gas_fees, coins)],
    ["Steps of the machine", known(compute.vm_steps, count)],
    ["Exit argument", known(compute.exit_arg, count)],
    ["Mode", known(compute.mode, count)],
    ["Used the message's state", yesNo(compute.msg_state_used)],
    ["Account activated", yesNo(compute.account_activated)],
    ["Machine's state before", known(compute.vm_init_state_hash, state)],
    ["Machine's state after", known(compute.vm_final_state_hash, state)],
  ];
}

function actionRows(action: ActionPhase, coins: (value: bigint) => ReactNode): readonly FactRow[] {
  const went =
    action.success === true
      ? `All actions were carried out${action.result_code === null ? "" : ` (result ${action.result_code})`}.`
      : action.success === null && action.result_code === null
        ? null
        : actionSentence(action);
  return [
    ["Outcome", went],
    ["Valid", yesNo(action.valid)],
    ["Coins were missing", yesNo(action.no_funds)],
    ["Result argument", known(action.result_arg, count)],
    ["Actions", known(action.tot_actions, count)],
    ["Special actions", known(action.spec_actions, count)],
    ["Skipped actions", known(action.skipped_actions, count)],
    ["Messages created", known(action.msgs_created, count)],
    ["Size of the messages", known(action.tot_msg_size, size)],
    ["Action fees", known(action.total_action_fees, coins)],
    ["Forward fees", known(action.total_fwd_fees, coins)],
    ["Account became", known(action.status_change, (status) => status)],
    ["Hash of the actions", known(action.action_list_hash, hash)],
  ];
}
