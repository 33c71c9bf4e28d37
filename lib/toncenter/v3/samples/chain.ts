import { ALICE, BOB, BOOK, bocOf, COIN, hashOf, ltAt, NAMES, NOW, SEQNO, SHARD } from "./seed";

function block(workchain: number, seqno: number) {
  const name = `block ${workchain} ${seqno}`;
  return {
    workchain,
    shard: SHARD,
    seqno,
    root_hash: hashOf(`root ${name}`),
    file_hash: hashOf(`file ${name}`),
    global_id: -239,
    version: 0,
    after_merge: false,
    before_split: false,
    after_split: false,
    want_merge: true,
    want_split: false,
    key_block: false,
    vert_seqno_incr: false,
    flags: 1,
    gen_utime: String(NOW),
    start_lt: ltAt(0),
    end_lt: ltAt(9),
    validator_list_hash_short: -1_234_567,
    gen_catchain_seqno: 700_000,
    min_ref_mc_seqno: SEQNO - 4,
    prev_key_block_seqno: SEQNO - 5_000,
    vert_seqno: 1,
    master_ref_seqno: SEQNO,
    rand_seed: hashOf(`seed ${name}`),
    created_by: hashOf(`creator ${name}`),
    tx_count: 3,
    masterchain_block_ref: { workchain: -1, shard: SHARD, seqno: SEQNO },
    prev_blocks: [{ workchain, shard: SHARD, seqno: seqno - 1 }],
  };
}

export const masterchainInfo = { last: block(-1, SEQNO), first: block(-1, 1) };
export const blocks = { blocks: [block(-1, SEQNO), block(0, SEQNO + 7_000_000)] };

const TRACE = hashOf("transaction 0");

function content(name: string, decoded: unknown) {
  return { hash: hashOf(`body ${name}`), body: bocOf(name), decoded };
}

export function message(name: string, source: string | null, destination: string | null) {
  const inside = source !== null && destination !== null;
  return {
    hash: hashOf(`message ${name}`),
    source,
    destination,
    value: inside ? "250000000" : null,
    value_extra_currencies: inside ? { "100": "5" } : null,
    fwd_fee: inside ? "266669" : null,
    ihr_fee: inside ? "0" : null,
    extra_flags: inside ? "0" : null,
    created_lt: source === null ? null : ltAt(2),
    created_at: source === null ? null : String(NOW),
    opcode: inside ? "0x0f8a7ea5" : null,
    decoded_opcode: inside ? "jetton_transfer" : null,
    ihr_disabled: inside ? true : null,
    bounce: inside ? true : null,
    bounced: inside ? false : null,
    import_fee: source === null ? "0" : null,
    in_msg_tx_hash: hashOf("transaction 1"),
    out_msg_tx_hash: TRACE,
    message_content: content(name, { "@type": "text_comment", comment: "for the stones" }),
    init_state: content(`init ${name}`, null),
    ...(source === null ? { hash_norm: hashOf(`normal ${name}`) } : {}),
  };
}

function state(name: string) {
  return {
    hash: hashOf(`state ${name}`),
    balance: "123456789012",
    extra_currencies: {},
    account_status: "active",
    frozen_hash: null,
    data_hash: hashOf(`data ${name}`),
    code_hash: hashOf("code of a wallet"),
    data_boc: bocOf(`data ${name}`),
    code_boc: bocOf("code of a wallet"),
  };
}

const description = {
  type: "ord",
  aborted: false,
  destroyed: false,
  credit_first: true,
  is_tock: false,
  installed: false,
  storage_ph: { storage_fees_collected: "71", storage_fees_due: "0", status_change: "unchanged" },
  credit_ph: { due_fees_collected: "0", credit: "250000000", credit_extra_currencies: { "100": "5" } },
  compute_ph: {
    skipped: false,
    success: true,
    msg_state_used: false,
    account_activated: false,
    gas_fees: "1976800",
    gas_used: "4942",
    gas_limit: "1000000",
    gas_credit: "10000",
    mode: 0,
    exit_code: 0,
    exit_arg: -7,
    vm_steps: 117,
    vm_init_state_hash: hashOf("vm before"),
    vm_final_state_hash: hashOf("vm after"),
  },
  action: {
    success: true,
    valid: true,
    no_funds: false,
    status_change: "unchanged",
    total_fwd_fees: "400000",
    total_action_fees: "133331",
    result_code: 0,
    result_arg: 0,
    tot_actions: 1,
    spec_actions: 0,
    skipped_actions: 0,
    msgs_created: 1,
    action_list_hash: hashOf("actions"),
    tot_msg_size: { cells: "1", bits: "697" },
  },
  bounce: {
    type: "ok",
    msg_size: { cells: "0", bits: "0" },
    req_fwd_fees: "400000",
    msg_fees: "133331",
    fwd_fees: "266669",
  },
  split_info: {
    cur_shard_pfx_len: 1,
    acc_split_depth: 2,
    this_addr: hashOf("this half"),
    sibling_addr: hashOf("other half"),
  },
};

export function transaction(step: number, account: string) {
  return {
    account,
    hash: hashOf(`transaction ${step}`),
    lt: ltAt(step),
    now: NOW,
    mc_block_seqno: SEQNO,
    trace_id: TRACE,
    trace_external_hash: hashOf("message from outside"),
    prev_trans_hash: hashOf(`transaction before ${step}`),
    prev_trans_lt: ltAt(step - 100),
    orig_status: "active",
    end_status: "active",
    total_fees: "2110131",
    total_fees_extra_currencies: {},
    description,
    block_ref: { workchain: 0, shard: SHARD, seqno: SEQNO + 7_000_000 },
    in_msg: step === 0 ? message("from outside", null, account) : message(`in ${step}`, ALICE, account),
    out_msgs: [message(`in ${step + 1}`, account, BOB), message(`log ${step}`, account, null)],
    account_state_before: state(`before ${step}`),
    account_state_after: state(`after ${step}`),
    emulated: false,
    finality: "finalized",
  };
}

const chain = [transaction(0, ALICE), transaction(1, BOB), transaction(2, COIN)];

export const transactions = { transactions: chain, ...BOOK };
export const messages = {
  messages: [message("from outside", null, ALICE), message("in 1", ALICE, BOB)],
  ...NAMES,
};

export const trace = {
  trace_id: TRACE,
  external_hash: hashOf("message from outside"),
  mc_seqno_start: String(SEQNO),
  mc_seqno_end: String(SEQNO + 1),
  start_lt: ltAt(0),
  start_utime: NOW,
  end_lt: ltAt(2),
  end_utime: NOW + 4,
  trace_info: {
    trace_state: "complete",
    messages: 4,
    transactions: 3,
    pending_messages: 0,
    classification_state: "ok",
  },
  is_incomplete: false,
  trace: {
    tx_hash: TRACE,
    in_msg_hash: hashOf("message from outside"),
    children: [
      { tx_hash: hashOf("transaction 1"), in_msg_hash: hashOf("message in 1"), children: [] },
      { tx_hash: hashOf("transaction 2"), in_msg_hash: hashOf("message in 2"), children: null },
    ],
  },
  transactions_order: chain.map(({ hash }) => hash),
  transactions: Object.fromEntries(chain.map((row) => [row.hash, row])),
};
