import "server-only";
import type { Party, TransactionRow } from "../query/transaction-row";
import type { Address } from "../ton/address";
import { explainExitCode } from "../ton/exit-code";
import { opcodeName } from "../ton/opcode-names";
import type { AddressBook } from "../toncenter/v3/address-book";
import type { Message } from "../toncenter/v3/message";
import type { Transaction } from "../toncenter/v3/transaction";
import type { TransactionDescription } from "../toncenter/v3/transaction-phases";

/** A transaction with the names that came along in the same answer. */
export function transactionRow(transaction: Transaction, book: AddressBook): TransactionRow {
  const { hash, lt, now, account, in_msg, out_msgs, total_fees, description } = transaction;
  const to = out_msgs.find(({ destination }) => destination !== null)?.destination ?? null;
  const from = in_msg?.source ?? null;
  return {
    hash,
    lt,
    at: now,
    account: partyOf(account, book),
    operation: operationOf(in_msg, description),
    from: from === null ? null : partyOf(from, book),
    received: in_msg?.value ?? 0n,
    to: to === null ? null : partyOf(to, book),
    sentMessages: out_msgs.length,
    sent: out_msgs.reduce((sum, { value }) => sum + (value ?? 0n), 0n),
    fees: total_fees ?? 0n,
    failure: description === null ? null : failureOf(description),
  };
}

export function partyOf(address: Address, book: AddressBook): Party {
  return { address, name: book[address]?.domain ?? null };
}

function operationOf(message: Message | null, description: TransactionDescription | null): string {
  if (message === null) return description?.type ?? "unknown";
  if (message.bounced === true) return "bounced";
  if (message.decoded_opcode !== null) return message.decoded_opcode;
  if (message.opcode === null) return message.source === null ? "external" : "transfer";
  return opcodeName(message.opcode) ?? message.opcode;
}

/** Phases in the order in which they run: the first one that failed is the reason. */
function failureOf({ aborted, compute_ph: compute, action }: TransactionDescription): string | null {
  if (compute !== null && compute.skipped !== true && compute.success === false) {
    return reasonOf("exit code", compute.exit_code, "compute");
  }
  if (action !== null && action.success === false)
    return reasonOf("action result", action.result_code, "action");
  return aborted === true ? (compute?.reason ?? "aborted") : null;
}

function reasonOf(what: string, code: number | null, phase: "compute" | "action"): string {
  if (code === null) return `${phase} phase`;
  const known = explainExitCode(code, phase);
  return known === null ? `${what} ${code}` : `${what} ${code}: ${known.name}`;
}
