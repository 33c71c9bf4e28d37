import { shardBlockOf } from "./chain-blocks";
import type { Chain } from "./chain";
import { messageRow } from "./chain-messages";

/** The state's hash is always present, the rest for about two states of three. */
function accountState(chain: Chain, number: number, isKnown: boolean) {
  const hash = chain.ids.hash("state", number);
  if (!isKnown) {
    return {
      hash,
      balance: null,
      extra_currencies: null,
      account_status: null,
      frozen_hash: null,
      data_hash: null,
      code_hash: null,
    };
  }
  return {
    hash,
    balance: String(5_000_000_000 + number),
    extra_currencies: {},
    account_status: "active",
    frozen_hash: null,
    data_hash: chain.ids.hash("data", number),
    code_hash: chain.ids.hash("code", 0),
  };
}

const FAILS_EVERY = 29;
const BOUNCE = {
  type: "ok",
  msg_size: { cells: "0", bits: "0" },
  msg_fees: "133331",
  fwd_fees: "266669",
} as const;
/** The index writes this for the unknown states inside of a computation. */
const UNKNOWN_STATE = `${"A".repeat(43)}=`;

/** Some leaf transactions fail; others could not, because they sent messages. */
function isAborted(chain: Chain, transaction: number): boolean {
  return transaction % FAILS_EVERY === 0 && chain.childrenOf(transaction).length === 0;
}

function description(chain: Chain, transaction: number) {
  const aborted = isAborted(chain, transaction);
  return {
    type: "ord",
    aborted,
    destroyed: false,
    credit_first: chain.parentOf(transaction) === null,
    storage_ph: { storage_fees_collected: "12", status_change: "unchanged" },
    ...(chain.parentOf(transaction) === null ? {} : { credit_ph: { credit: "1000000000" } }),
    compute_ph: {
      skipped: false,
      success: !aborted,
      msg_state_used: false,
      account_activated: false,
      gas_fees: "1323200",
      gas_used: "3308",
      gas_limit: "1000000",
      gas_credit: "10000",
      mode: 0,
      exit_code: aborted ? 35 : 0,
      vm_steps: 68,
      vm_init_state_hash: UNKNOWN_STATE,
      vm_final_state_hash: UNKNOWN_STATE,
    },
    ...(aborted ? { bounce: BOUNCE } : { action: action(chain, transaction) }),
  };
}

function action(chain: Chain, transaction: number) {
  const sent = chain.childrenOf(transaction).length;
  return {
    success: true,
    valid: true,
    no_funds: false,
    status_change: "unchanged",
    total_fwd_fees: String(400_000 * sent),
    total_action_fees: String(133_331 * sent),
    result_code: 0,
    tot_actions: sent,
    spec_actions: 0,
    skipped_actions: 0,
    msgs_created: sent,
    action_list_hash: chain.ids.hash("action", transaction),
    tot_msg_size: { cells: String(sent), bits: String(709 * sent) },
  };
}

export function transactionRow(chain: Chain, transaction: number) {
  const account = chain.accountOf(transaction);
  const seqno = chain.seqnoOf(transaction);
  const pending = chain.isPending(transaction);
  const root = transaction - chain.positionOf(transaction);
  return {
    account,
    hash: chain.ids.hash("transaction", transaction),
    lt: String(chain.lt(transaction)),
    now: chain.now(transaction),
    mc_block_seqno: pending ? 0 : seqno,
    trace_id: chain.ids.hash("transaction", root),
    ...(pending ? { trace_external_hash: chain.ids.hash("message", root) } : {}),
    prev_trans_hash: chain.ids.hash("transaction", Math.max(0, transaction - 2)),
    prev_trans_lt: String(chain.lt(Math.max(0, transaction - 2))),
    orig_status: "active",
    end_status: "active",
    total_fees: String(2_000_000 + (transaction % 1_000)),
    total_fees_extra_currencies: {},
    description: description(chain, transaction),
    block_ref: shardBlockOf(account, pending ? chain.head : seqno),
    in_msg: messageRow(chain, transaction),
    out_msgs: chain.childrenOf(transaction).map((child) => messageRow(chain, child)),
    account_state_before: accountState(chain, 2 * transaction, transaction % 3 !== 0),
    account_state_after: accountState(chain, 2 * transaction + 1, transaction % 3 !== 0),
    emulated: pending,
    finality: pending ? "pending" : "finalized",
  };
}
