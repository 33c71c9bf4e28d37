import type { ReactNode } from "react";
import { Coins } from "@/components/entity/coins";
import { ExitCode } from "@/components/entity/exit-code";
import { Count } from "@/components/entity/count";
import { Counted } from "@/components/entity/counted";
import { HashText } from "@/components/entity/hash-text";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import type {
  ActionPhase,
  ComputePhase,
  TransactionDescription,
} from "@/lib/toncenter/v3/transaction-phases";
import { extraCurrencies } from "./extra-currencies";
import { ifPresent, yesNo, type FactRow } from "./fact-rows";
import {
  actionPhaseSentence,
  computeSentence,
  skippedSentence,
} from "@/lib/domain/trace/outcome/outcome-text";

interface Phase {
  readonly title: string;
  readonly rows: readonly FactRow[];
}

interface CellSize {
  readonly cells: bigint | null;
  readonly bits: bigint | null;
}

const count = (value: bigint | number): ReactNode => <Count value={value} />;
const hash = (value: string): ReactNode => <HashText hash={value} full />;
const NO_HASH = "0".repeat(64);

function sizeText({ cells, bits }: CellSize): ReactNode {
  return (
    <>
      {cells === null ? "unknown cells" : <Counted count={cells} one="cell" />},{" "}
      {bits === null ? "unknown bits" : <Counted count={bits} one="bit" />}
    </>
  );
}

interface PhaseContract {
  readonly account: Address;
  /** They give exit codes their meaning. */
  readonly interfaces: readonly string[];
}

/** The phases of a transaction in order. */
export function phasesOf(
  network: PageNetwork,
  description: TransactionDescription,
  contract: PhaseContract,
): readonly Phase[] {
  const coins = (value: bigint): ReactNode => <Coins network={network} value={value} />;
  const { storage_ph: storage, credit_ph: credit, compute_ph: compute } = description;
  const { action, bounce, split_info: split } = description;
  const phases: readonly (Phase | null)[] = [
    storage && {
      title: "Storage",
      rows: [
        ["Collected", ifPresent(storage.storage_fees_collected, coins)],
        ["Fees due", ifPresent(storage.storage_fees_due, coins)],
        ["Account became", ifPresent(changed(storage.status_change), (status) => status)],
      ],
    },
    credit && {
      title: "Credit",
      rows: [
        ["Credited", ifPresent(credit.credit, coins)],
        ["Extra currencies", extraCurrencies(credit.credit_extra_currencies)],
        ["Due fees collected", ifPresent(credit.due_fees_collected, coins)],
      ],
    },
    compute && { title: "Compute", rows: computeRows(compute, coins, contract) },
    action && { title: "Action", rows: actionRows(action, coins) },
    bounce && {
      title: "Bounce",
      rows: [
        ["Outcome", ifPresent(bounce.type, (type) => BOUNCES[type] ?? type)],
        ["Fee for the message", ifPresent(bounce.msg_fees, coins)],
        ["Forward fee", ifPresent(bounce.fwd_fees, coins)],
        ["Missing forward fee", ifPresent(bounce.req_fwd_fees, coins)],
        ["Size of the message", ifPresent(bounce.msg_size, sizeText)],
      ],
    },
    split && {
      title: "Split or merge",
      rows: [
        ["Length of the prefix", ifPresent(split.cur_shard_pfx_len, count)],
        ["Depth", ifPresent(split.acc_split_depth, count)],
        ["This account", ifPresent(split.this_addr, hash)],
        ["Its sibling", ifPresent(split.sibling_addr, hash)],
      ],
    },
  ];
  return phases.filter((phase) => phase !== null);
}

const BOUNCES: Readonly<Record<string, string>> = {
  ok: "The message was returned to its sender.",
  nofunds: "The remaining value did not cover the fee of returning the message.",
  negfunds: "Nothing was left of the value, so the message was not returned.",
};

function computeRows(
  compute: ComputePhase,
  coins: (value: bigint) => ReactNode,
  { account, interfaces }: PhaseContract,
): readonly FactRow[] {
  // The index writes zeros for unknown hashes.
  const state = (value: string): ReactNode => (value === NO_HASH ? null : hash(value));
  return [
    ["Outcome", compute.skipped === true ? skippedSentence(compute) : computeSentence(compute, interfaces)],
    ["Exit code", ifPresent(compute.exit_code, (exitCode) => <ExitCode of={account} code={exitCode} />)],
    ["Gas used", ifPresent(compute.gas_used, count)],
    ["Gas limit", ifPresent(compute.gas_limit, count)],
    ["Gas credit", ifPresent(compute.gas_credit, count)],
    ["Gas fees", ifPresent(compute.gas_fees, coins)],
    ["VM steps", ifPresent(compute.vm_steps, count)],
    ["Exit argument", ifPresent(compute.exit_arg, count)],
    ["Mode", ifPresent(compute.mode, count)],
    ["StateInit of the message used", yesNo(compute.msg_state_used)],
    ["Account activated", yesNo(compute.account_activated)],
    ["VM state before", ifPresent(compute.vm_init_state_hash, state)],
    ["VM state after", ifPresent(compute.vm_final_state_hash, state)],
  ];
}

function actionRows(action: ActionPhase, coins: (value: bigint) => ReactNode): readonly FactRow[] {
  return [
    ["Outcome", actionPhaseSentence(action)],
    ["Valid", yesNo(action.valid)],
    ["Insufficient funds", yesNo(action.no_funds)],
    ["Result argument", ifPresent(action.result_arg, count)],
    ["Actions", ifPresent(action.tot_actions, count)],
    ["Special actions", ifPresent(action.spec_actions, count)],
    ["Skipped actions", ifPresent(action.skipped_actions, count)],
    ["Messages created", ifPresent(action.msgs_created, count)],
    ["Size of the messages", ifPresent(action.tot_msg_size, sizeText)],
    ["Action fees", ifPresent(action.total_action_fees, coins)],
    ["Forward fees", ifPresent(action.total_fwd_fees, coins)],
    ["Account became", ifPresent(changed(action.status_change), (status) => status)],
    ["Action list hash", ifPresent(action.action_list_hash, hash)],
  ];
}

/** Null if the status of the account stayed as it was, which most transactions say. */
function changed(status: string | null): string | null {
  return status === "unchanged" ? null : status;
}
