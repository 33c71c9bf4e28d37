import {
  address,
  bigint,
  boc,
  extraCurrencies,
  flag,
  hash,
  integer,
  listOrNull,
  maybe,
  struct,
  text,
  type Read,
} from "../schema";
import { BlockReference } from "./v3-block";
import { Message } from "./v3-message";
import { TransactionDescription } from "./transaction-phases";

/** An account before or after a transaction; for about a third of them only the hash is on record. */
export const AccountState = struct({
  hash: maybe(hash),
  balance: maybe(bigint),
  extra_currencies: extraCurrencies,
  account_status: maybe(text),
  frozen_hash: maybe(hash),
  data_hash: maybe(hash),
  code_hash: maybe(hash),
  data_boc: maybe(boc),
  code_boc: maybe(boc),
});
export type AccountState = Read<typeof AccountState>;

export const Transaction = struct({
  account: address,
  hash,
  lt: bigint,
  now: integer,
  mc_block_seqno: maybe(integer),
  trace_id: maybe(hash),
  trace_external_hash: maybe(hash),
  prev_trans_hash: maybe(hash),
  prev_trans_lt: maybe(bigint),
  orig_status: maybe(text),
  end_status: maybe(text),
  total_fees: maybe(bigint),
  total_fees_extra_currencies: extraCurrencies,
  description: maybe(TransactionDescription),
  block_ref: maybe(BlockReference),
  /** Null for ticks, tocks and the like, which have no inbound message. */
  in_msg: maybe(Message),
  out_msgs: listOrNull(Message),
  account_state_before: maybe(AccountState),
  account_state_after: maybe(AccountState),
  emulated: maybe(flag),
  finality: maybe(text),
});
export type Transaction = Read<typeof Transaction>;

/** Nothing in this row can change any more. Its trace id is set last, by another worker of the index. */
export function isFinal(row: Transaction): boolean {
  const sure = row.finality === null ? row.emulated !== true : row.finality === "finalized";
  return sure && row.trace_id !== null;
}
