import { fieldOf } from "@/lib/toncenter/field";
import type { MessageRecord, TransactionRecord } from "../../records";
import { extMessage, stdMessage } from "./message";
import { accountAddress, base64, transactionId } from "./wire";

function storageFeeOf({ description }: TransactionRecord): bigint {
  const said = fieldOf(fieldOf(description, "storage_ph"), "storage_fees_collected");
  return typeof said === "string" || typeof said === "bigint" ? BigInt(said) : 0n;
}

/** What the account paid in all: the fees of the transaction and those of forwarding what it sent. */
function feesOf(transaction: TransactionRecord) {
  const forwarding = transaction.outgoing.reduce((sum, message) => sum + (message.forwardFee ?? 0n), 0n);
  const fee = transaction.totalFees + forwarding;
  const storage = storageFeeOf(transaction);
  return { fee: fee.toString(), storage_fee: storage.toString(), other_fee: (fee - storage).toString() };
}

function told(
  transaction: TransactionRecord,
  tag: string,
  more: object,
  tell: (message: MessageRecord) => unknown,
) {
  const { incoming, outgoing } = transaction;
  return {
    "@type": tag,
    address: accountAddress(transaction.account),
    ...more,
    utime: transaction.now,
    data: base64(transaction.boc),
    transaction_id: transactionId(transaction.lt, transaction.hash),
    ...feesOf(transaction),
    ...(incoming === null ? {} : { in_msg: tell(incoming) }),
    out_msgs: outgoing.map(tell),
  };
}

export function extTransaction(transaction: TransactionRecord) {
  return told(transaction, "ext.transaction", { account: transaction.account }, extMessage);
}

export function stdTransaction(transaction: TransactionRecord) {
  return told(transaction, "raw.transaction", {}, stdMessage);
}

/** In lists of a block: as the node describes it, and with the raw address. */
export function blockTransaction(transaction: TransactionRecord) {
  return told(transaction, "raw.transactionExt", { account: transaction.account }, stdMessage);
}
