import type { StateRecord, TransactionRecord } from "../../records";
import { messageRow } from "./message-row";
import { currencies, hashOrNull, hashText } from "./values";

/** How far a transaction is from being final. Only the last kind is in the index. */
export type Finality = "pending" | "confirmed" | "finalized";

function stateRow(state: StateRecord) {
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

/** While it is pending the transaction that begins the trace may still become another one. */
function traceOf(record: TransactionRecord, finality: Finality) {
  const external = record.traceExternalHash;
  return {
    ...(finality === "pending" ? {} : { trace_id: hashText(record.traceId) }),
    ...(finality === "finalized" || external === null ? {} : { trace_external_hash: hashText(external) }),
  };
}

export function transactionRow(record: TransactionRecord, finality: Finality = "finalized") {
  const { workchain, shard, seqno } = record.block;
  return {
    account: record.account,
    hash: hashText(record.hash),
    lt: String(record.lt),
    now: record.now,
    mc_block_seqno: finality === "finalized" ? record.masterSeqno : 0,
    ...traceOf(record, finality),
    prev_trans_hash: hashText(record.previousHash),
    prev_trans_lt: String(record.previousLt),
    orig_status: record.originalStatus,
    end_status: record.endStatus,
    total_fees: String(record.totalFees),
    total_fees_extra_currencies: {},
    description: record.description,
    block_ref: { workchain, shard, seqno },
    in_msg: record.incoming === null ? null : messageRow(record.incoming),
    out_msgs: record.outgoing.map((message) => messageRow(message)),
    account_state_before: stateRow(record.before),
    account_state_after: stateRow(record.after),
    emulated: finality === "pending",
    finality,
  };
}
