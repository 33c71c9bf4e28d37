import { trace, transaction } from "./chain";
import { ALICE, addressOf, BOB, COIN, COIN_OF_ALICE, hashOf, ITEM, ltAt, NAMES, NOW, SEQNO } from "./seed";

interface Where {
  readonly trace_id: string | null;
  readonly finality: string;
}

const FINAL: Where = { trace_id: hashOf("transaction 0"), finality: "finalized" };
const PENDING: Where = { trace_id: null, finality: "pending" };

function action(type: string, details: unknown, at: Where = FINAL) {
  return {
    trace_id: at.trace_id,
    action_id: hashOf(`action ${type}`),
    start_lt: ltAt(0),
    end_lt: ltAt(2),
    start_utime: NOW,
    end_utime: NOW + 4,
    trace_end_lt: ltAt(2),
    trace_end_utime: NOW + 4,
    trace_mc_seqno_end: SEQNO + 1,
    transactions: [hashOf("transaction 1"), hashOf("transaction 0")],
    success: true,
    type,
    details,
    raw_action: null,
    trace_external_hash: hashOf("message from outside"),
    trace_external_hash_norm: hashOf("normal from outside"),
    accounts: [ALICE, BOB],
    finality: at.finality,
  };
}

const swapLeg = {
  asset: COIN,
  source: ALICE,
  destination: addressOf("exchange"),
  source_jetton_wallet: COIN_OF_ALICE,
  destination_jetton_wallet: addressOf("coin wallet of exchange"),
  amount: "5000000",
};

const tea = { source: ALICE, destination: BOB, value: "250000000", comment: "tea", encrypted: false };

const sampleActions = [
  action("ton_transfer", tea),
  action("jetton_transfer", {
    asset: COIN,
    sender: ALICE,
    receiver: BOB,
    sender_jetton_wallet: COIN_OF_ALICE,
    receiver_jetton_wallet: addressOf("coin wallet of bob"),
    amount: "1500000",
    comment: null,
    is_encrypted_comment: false,
    query_id: "17",
    response_destination: ALICE,
    custom_payload: null,
    forward_payload: null,
    forward_amount: "1",
  }),
  action("jetton_swap", {
    dex: "stonfi_v2",
    sender: ALICE,
    asset_in: COIN,
    asset_out: null,
    dex_incoming_transfer: swapLeg,
    dex_outgoing_transfer: { ...swapLeg, asset: null },
    peer_swaps: [{ asset_in: COIN, amount_in: "5000000", asset_out: null, amount_out: "70" }],
  }),
  action("nft_purchase", {
    nft_item: ITEM,
    nft_item_index: "7",
    old_owner: ALICE,
    new_owner: BOB,
    price: "9000000000",
  }),
  action("call_contract", {
    opcode: "0xd53276db",
    source: ALICE,
    destination: BOB,
    value: "1",
    extra_currencies: {},
  }),
];

export const actions = {
  actions: [
    ...sampleActions,
    { ...action("unknown", { error: "no such type" }), raw_action: { Type: "unknown" } },
    { ...action("dance", { steps: 3 }), transactions_full: [transaction(0, ALICE)] },
  ],
  ...NAMES,
};

export const pendingActions = {
  actions: [action("ton_transfer", tea, PENDING)],
  ...NAMES,
};

export const traces = { traces: [{ ...trace, actions: sampleActions.slice(0, 2) }], ...NAMES };

export const pendingTraces = {
  traces: [
    {
      ...trace,
      trace_id: null,
      end_lt: null,
      end_utime: null,
      is_incomplete: true,
      trace_info: { ...trace.trace_info, trace_state: "pending", pending_messages: 1 },
      actions: [action("ton_transfer", tea, PENDING)],
    },
  ],
  ...NAMES,
};
