import type { Cell } from "@ton/core";
import type { Address } from "../../ton/address/address";
import type { AccountCells } from "../../ton/structure/account-cell";
import { hashOfCell } from "../../ton/structure/cell-parts";
import { readMessageCell, type MessageCells } from "../../ton/structure/message-cell";
import { readTransactionCell } from "../../ton/structure/transaction-cell";
import type { Hash } from "../../ton/value/hash";
import type { AccountState, Transaction } from "../../toncenter/v3/v3-transaction";
import { messageInCells } from "./message-in-cells";
import { phasesInCell } from "./phases-in-cell";

/** What a transaction does not contain itself. */
interface TransactionPlace {
  readonly address: Address;
  readonly before: AccountCells;
  readonly after: AccountCells;
  /** Null for the first of its trace. */
  readonly traceId: Hash | null;
}

export interface ReadTransaction {
  readonly transaction: Transaction;
  readonly outgoing: readonly MessageCells[];
}

/**
 * A transaction in the format of the index, from the cell that the virtual machine made. Throws a FormatError for
 * others.
 */
export function transactionInCell(
  root: Cell,
  { address, before, after, traceId }: TransactionPlace,
): ReadTransaction {
  const parts = readTransactionCell(root);
  const outgoing = parts.outgoing.map(readMessageCell);
  return {
    outgoing,
    transaction: {
      account: address,
      hash: parts.hash,
      lt: parts.lt,
      now: parts.now,
      mc_block_seqno: null,
      trace_id: traceId ?? parts.hash,
      trace_external_hash: null,
      prev_trans_hash: parts.previousHash,
      prev_trans_lt: parts.previousLt,
      orig_status: parts.statusBefore,
      end_status: parts.statusAfter,
      total_fees: parts.totalFees,
      total_fees_extra_currencies: null,
      description: phasesInCell(parts.description),
      block_ref: null,
      in_msg: parts.incoming === null ? null : messageInCells(readMessageCell(parts.incoming)),
      out_msgs: outgoing.map(messageInCells),
      account_state_before: stateOf(before),
      account_state_after: stateOf(after),
      emulated: false,
      finality: "finalized",
    },
  };
}

function stateOf({ hash, balance, status, frozenHash, state }: AccountCells): AccountState {
  const part = (cell: Cell | null | undefined) => (cell == null ? null : hashOfCell(cell));
  return {
    hash,
    balance: balance.coins,
    extra_currencies: balance.extra,
    account_status: status,
    frozen_hash: frozenHash,
    code_hash: part(state?.code),
    data_hash: part(state?.data),
    code_boc: null,
    data_boc: null,
  };
}
