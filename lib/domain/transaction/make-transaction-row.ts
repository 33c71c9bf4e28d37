import { operationText } from "./operation-text";
import type { Party, TransactionRow } from "./transaction-row";
import { workchainOf, type Address } from "../../ton/address/address";
import { opcodeName } from "../../ton/contract/opcode-names";
import type { AddressBook } from "../../toncenter/v3/address-book";
import type { Message } from "../../toncenter/v3/v3-message";
import type { Transaction } from "../../toncenter/v3/v3-transaction";
import type { TransactionDescription } from "../../toncenter/v3/transaction-phases";
import { failureOf, skippedOf } from "./transaction-failure";

/** The row of a transaction with the names of the same answer. */
export function transactionRow(transaction: Transaction, book: AddressBook): TransactionRow {
  const { hash, lt, now, account, in_msg, out_msgs, total_fees, description } = transaction;
  const receivers = [...new Set(out_msgs.map(({ destination }) => destination).filter(isOnChain))];
  const [to] = receivers;
  const from = in_msg?.source ?? null;
  return {
    hash,
    lt,
    at: now,
    account: partyOf(account, book),
    operation: operationOf(in_msg, description, out_msgs),
    origin: in_msg === null ? "network" : from === null ? "outside" : "account",
    from: from === null ? null : partyOf(from, book),
    received: in_msg?.value ?? 0n,
    to: to === undefined ? null : partyOf(to, book),
    others: Math.max(0, receivers.length - 1),
    sent: out_msgs.reduce((sum, { value }) => sum + (value ?? 0n), 0n),
    logs: out_msgs.filter(({ destination }) => !isOnChain(destination)).length,
    fees: total_fees ?? 0n,
    balance: transaction.account_state_after?.balance ?? null,
    change: changeOf(transaction),
    failure: description === null ? null : failureOf(description),
    skipped: description === null ? null : skippedOf(description),
  };
}

/** From the states, or else from the messages and fees; the fees of sent messages are not part of its own. */
function changeOf({ account_state_before, account_state_after, in_msg, out_msgs, total_fees }: Transaction) {
  const before = account_state_before?.balance ?? null;
  const after = account_state_after?.balance ?? null;
  if (before !== null && after !== null) return after - before;
  const spent = out_msgs.reduce(
    (sum, { value, fwd_fee, ihr_fee }) => sum + (value ?? 0n) + (fwd_fee ?? 0n) + (ihr_fee ?? 0n),
    total_fees ?? 0n,
  );
  return (in_msg?.value ?? 0n) + (in_msg?.ihr_fee ?? 0n) - spent;
}

export function partyOf(address: Address, book: AddressBook): Party {
  return { address, name: book[address]?.domain ?? null };
}

/** Logs have no receiver, or one outside of all workchains. */
function isOnChain(destination: Address | null): destination is Address {
  return destination !== null && workchainOf(destination) !== null;
}

/**
 * The operation that the account was called with. The format of external messages is unknown, but their outgoing
 * messages show the operation.
 */
export function operationOf(
  message: Message | null,
  description: TransactionDescription | null,
  sent: readonly Message[] = [],
): string {
  if (message === null) return triggerText(description);
  if (message.bounced === true) return operationText("bounce");
  const name = nameOf(message);
  if (name !== null) return operationText(name);
  if (message.source === null)
    return externalOperation(sent.filter(({ destination }) => isOnChain(destination)));
  return message.opcode ?? "Transfer";
}

function nameOf({ decoded_opcode, opcode }: Message): string | null {
  if (decoded_opcode !== null && decoded_opcode !== "") return decoded_opcode;
  return opcode === null ? null : opcodeName(opcode);
}

function externalOperation(sent: readonly Message[]): string {
  const [operation, ...more] = new Set(sent.map((message) => operationOf(message, null)));
  if (operation === undefined) return "External message";
  return more.length === 0 ? operation : `${sent.length} messages`;
}

const TRIGGERS: Readonly<Record<string, string>> = {
  storage: "Storage fee",
  split_prepare: "Split begins",
  split_install: "Split",
  merge_prepare: "Merge begins",
  merge_install: "Merge",
};

/** Transactions without an inbound message. */
export function triggerText(description: Pick<TransactionDescription, "type" | "is_tock"> | null): string {
  const type = description?.type ?? "";
  if (type === "tick_tock") {
    const isTock = description?.is_tock ?? null;
    return isTock === null ? "Tick or tock" : isTock ? "Tock" : "Tick";
  }
  return TRIGGERS[type] ?? "Not known";
}
