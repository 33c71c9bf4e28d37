import type { StateRecord, TransactionRecord } from "../../../chain-records";
import { renderMessage } from "./render-message";
import { currencies, hashOrNull, hashText } from "./v3-json-values";

/** Finality of a transaction. Only finalized ones are in the index. */
export type Finality = "pending" | "confirmed" | "finalized";

function renderState(state: StateRecord) {
  return {
    hash: hashText(state.stateHash),
    balance: String(state.balance),
    extra_currencies: currencies(state.extraCurrencies),
    account_status: state.status,
    frozen_hash: hashOrNull(state.frozenHash),
    data_hash: hashOrNull(state.dataHash),
    code_hash: hashOrNull(state.codeHash),
  };
}

/** No trace id while the transaction is pending: the hash of the root may still change. */
function traceFields(record: TransactionRecord, finality: Finality) {
  const external = record.traceExternalHash;
  return {
    ...(finality === "pending" ? {} : { trace_id: hashText(record.traceId) }),
    ...(finality === "finalized" || external === null ? {} : { trace_external_hash: hashText(external) }),
  };
}

export function renderTransaction(record: TransactionRecord, finality: Finality = "finalized") {
  const { workchain, shard, seqno } = record.block;
  return {
    account: record.account,
    hash: hashText(record.hash),
    lt: String(record.lt),
    now: record.now,
    mc_block_seqno: finality === "finalized" ? record.masterSeqno : 0,
    ...traceFields(record, finality),
    prev_trans_hash: hashText(record.previousHash),
    prev_trans_lt: String(record.previousLt),
    orig_status: record.originalStatus,
    end_status: record.endStatus,
    total_fees: String(record.totalFees),
    total_fees_extra_currencies: {},
    description: record.description,
    block_ref: { workchain, shard, seqno },
    in_msg: record.incoming === null ? null : renderMessage(record.incoming),
    out_msgs: record.outgoing.map((message) => renderMessage(message)),
    account_state_before: renderState(record.before),
    account_state_after: renderState(record.after),
    emulated: finality === "pending",
    finality,
  };
}
