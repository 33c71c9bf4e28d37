import { isWalletOrder, operationName } from "./operation-name";
import { operationText } from "./operation-text";
import { NO_WALLETS, type ListWallets } from "./list-wallets";
import type { Party, TransactionRow } from "./transaction-row";
import type { Address } from "../../ton/address/address";
import { isBounceable, type AddressBook } from "../../toncenter/v3/address-book";
import type { Message } from "../../toncenter/v3/v3-message";
import type { Transaction } from "../../toncenter/v3/v3-transaction";
import type { TransactionDescription } from "../../toncenter/v3/transaction-phases";
import { accountName } from "../account/account-name";
import { DOMAIN_SOURCE } from "../account/name-source";
import { outcomeInRow } from "./transaction-failure";
import { isOnChain, messageKind } from "../message/message-kind";

/** The operation of a message from outside whose body has no name. */
export const EXTERNAL_MESSAGE = "External message";

/** The row of a transaction with the names of the same answer. */
export function transactionRow(
  transaction: Transaction,
  book: AddressBook,
  wallets: ListWallets = NO_WALLETS,
): TransactionRow {
  const { hash, lt, now, account, in_msg, out_msgs, total_fees, description } = transaction;
  const receivers = [...new Set(out_msgs.map(({ destination }) => destination).filter(isOnChain))];
  const [to] = receivers;
  const source = in_msg?.source ?? null;
  const from = isOnChain(source) ? source : null;
  const isExternal = in_msg !== null && from === null;
  return {
    hash,
    lt,
    at: now,
    account: partyOf(account, book, wallets),
    operation: operationOf(in_msg, description, out_msgs),
    origin: in_msg === null ? "network" : from === null ? "outside" : "account",
    from: from === null ? null : partyOf(from, book, wallets),
    received: in_msg?.value ?? 0n,
    to: to === undefined ? null : partyOf(to, book, wallets),
    others: Math.max(0, receivers.length - 1),
    sent: out_msgs.reduce((sum, { value }) => sum + (value ?? 0n), 0n),
    logs: out_msgs.filter(({ destination }) => !isOnChain(destination)).length,
    fees: total_fees ?? 0n,
    balance: transaction.account_state_after?.balance ?? null,
    change: changeOf(transaction),
    ...outcomeInRow(description, isExternal),
  };
}

/**
 * From the states if possible, otherwise from the messages and fees; the fees of sent messages are not part of its
 * own.
 */
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

export function partyOf(address: Address, book: AddressBook, wallets: ListWallets = NO_WALLETS): Party {
  const row = book[address];
  const named = accountName(row);
  const party = {
    address,
    name: named?.text ?? null,
    bounceable: isBounceable(row),
    ...(named === null || named.source === DOMAIN_SOURCE ? {} : { nameSource: named.source }),
    ...(named === null || named.doubt === null ? {} : { doubt: named.doubt }),
  };
  const wallet = wallets.get(address);
  if (wallet === undefined) return party;
  return { ...party, walletOf: wallet.owner === null ? null : partyOf(wallet.owner, book) };
}

/**
 * The operation that the account was called with. Orders to a wallet are described by what it sends, so that a
 * payment reads the same for each version of wallet.
 */
export function operationOf(
  message: Message | null,
  description: TransactionDescription | null,
  sent: readonly Message[] = [],
): string {
  if (message === null) return triggerText(description);
  if (message.bounced === true) return operationText("bounce");
  const ordered = isWalletOrder(message) ? orderedOperation(sent) : null;
  if (ordered !== null) return ordered;
  if (messageKind(message) === "external") return externalName(message);
  return operationName(message) ?? message.opcode ?? "Transfer";
}

/** The version of a wallet makes no difference. */
function externalName(message: Message): string {
  const name = message.opcode === WALLET_V5 ? null : operationName(message);
  return name ?? EXTERNAL_MESSAGE;
}

const WALLET_V5 = "0x7369676e";

/** What a wallet sent; null if nothing. Messages to itself are orders too. */
function orderedOperation(sent: readonly Message[]): string | null {
  const onChain = sent.filter(({ destination, bounced }) => isOnChain(destination) && bounced !== true);
  const [operation, ...more] = new Set(onChain.map((message) => operationOf(message, null)));
  if (operation === undefined) return null;
  return more.length === 0 ? operation : `${onChain.length} messages`;
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
    return isTock === null ? "Tick-tock" : isTock ? "Tock" : "Tick";
  }
  return TRIGGERS[type] ?? "Unknown";
}
