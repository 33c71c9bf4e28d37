import { fieldOf } from "@/lib/toncenter/field-of";
import type { MessageRecord, TransactionRecord } from "../../chain-records";
import { renderExtMessage, renderStdMessage } from "./render-v2-message";
import { accountAddress, base64, transactionId } from "./v2-json-values";

function storageFeeOf({ description }: TransactionRecord): bigint {
  const value = fieldOf(fieldOf(description, "storage_ph"), "storage_fees_collected");
  return typeof value === "string" || typeof value === "bigint" ? BigInt(value) : 0n;
}

/** Everything that the account paid: transaction fees plus forward fees of sent messages. */
function feesOf(transaction: TransactionRecord) {
  const forwarding = transaction.outgoing.reduce((sum, message) => sum + (message.forwardFee ?? 0n), 0n);
  const fee = transaction.totalFees + forwarding;
  const storage = storageFeeOf(transaction);
  return { fee: fee.toString(), storage_fee: storage.toString(), other_fee: (fee - storage).toString() };
}

function renderTransaction(
  transaction: TransactionRecord,
  tag: string,
  extraFields: object,
  renderMessage: (message: MessageRecord) => unknown,
) {
  const { incoming, outgoing } = transaction;
  return {
    "@type": tag,
    address: accountAddress(transaction.account),
    ...extraFields,
    utime: transaction.now,
    data: base64(transaction.boc),
    transaction_id: transactionId(transaction.lt, transaction.hash),
    ...feesOf(transaction),
    ...(incoming === null ? {} : { in_msg: renderMessage(incoming) }),
    out_msgs: outgoing.map(renderMessage),
  };
}

export function renderExtTransaction(transaction: TransactionRecord) {
  return renderTransaction(
    transaction,
    "ext.transaction",
    { account: transaction.account },
    renderExtMessage,
  );
}

export function renderStdTransaction(transaction: TransactionRecord) {
  return renderTransaction(transaction, "raw.transaction", {}, renderStdMessage);
}

/** In lists of a block: the tonlib form plus the raw address. */
export function renderBlockTransaction(transaction: TransactionRecord) {
  return renderTransaction(
    transaction,
    "raw.transactionExt",
    { account: transaction.account },
    renderStdMessage,
  );
}
