import type { Hash } from "@/lib/ton/value/hash";
import { publishedOpcodeName } from "@/lib/ton/contract/published-opcode-names";
import type { MessageRecord } from "../../../chain-records";
import { decodedBody } from "../bodies/bodies";
import { base64Of, currencies, digitsOrNull, hashOrNull, hashText } from "./v3-json-values";

/** Hashes of the transactions that received and sent a message. */
export interface MessageTransactions {
  readonly in: Hash | null;
  readonly out: Hash | null;
}

const NO_TRANSACTIONS: MessageTransactions = { in: null, out: null };

function transactionHashFields({ in: received, out: sent }: MessageTransactions) {
  return {
    ...(received === null ? {} : { in_msg_tx_hash: hashText(received) }),
    ...(sent === null ? {} : { out_msg_tx_hash: hashText(sent) }),
  };
}

function content(hash: Hash, cells: Uint8Array, decoded: unknown) {
  return { hash: hashText(hash), body: base64Of(cells), decoded };
}

/** Value and fees; null for external messages. */
function payment(message: MessageRecord) {
  const isInternal = message.source !== null && message.value !== null;
  return {
    value: digitsOrNull(message.value),
    value_extra_currencies: isInternal ? currencies(message.extraCurrencies) : null,
    fwd_fee: digitsOrNull(message.forwardFee),
    ihr_fee: isInternal ? "0" : null,
    extra_flags: digitsOrNull(message.extraFlags),
  };
}

export function renderMessage(message: MessageRecord, transactions: MessageTransactions = NO_TRANSACTIONS) {
  const { opcode, normalizedHash } = message;
  return {
    hash: hashText(message.hash),
    source: message.source,
    destination: message.destination,
    ...payment(message),
    created_lt: digitsOrNull(message.createdLt),
    created_at: message.createdAt === null ? null : String(message.createdAt),
    opcode,
    decoded_opcode: opcode === null ? null : publishedOpcodeName(opcode),
    ihr_disabled: message.ihrDisabled,
    bounce: message.bounce,
    bounced: message.bounced,
    import_fee: digitsOrNull(message.importFee),
    ...transactionHashFields(transactions),
    message_content: content(message.bodyHash, message.body, decodedBody(message)),
    init_state:
      message.init === null || message.initHash === null
        ? null
        : content(message.initHash, message.init, null),
    ...(normalizedHash === null || normalizedHash === message.hash
      ? {}
      : { hash_norm: hashOrNull(normalizedHash) }),
  };
}
