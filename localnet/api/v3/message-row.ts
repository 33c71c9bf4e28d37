import type { Hash } from "@/lib/ton/value/hash";
import { opcodeName } from "@/lib/ton/contract/opcode-names";
import type { MessageRecord } from "../../records";
import { decodedBody } from "./bodies";
import { cellsText, currencies, digitsOrNull, hashOrNull, hashText } from "./values";

/** The transactions at both ends of a message, as far as they happened. */
export interface Ends {
  readonly in: Hash | null;
  readonly out: Hash | null;
}

const NO_ENDS: Ends = { in: null, out: null };

function endsOf({ in: received, out: sent }: Ends) {
  return {
    ...(received === null ? {} : { in_msg_tx_hash: hashText(received) }),
    ...(sent === null ? {} : { out_msg_tx_hash: hashText(sent) }),
  };
}

function content(hash: Hash, cells: Uint8Array, decoded: unknown) {
  return { hash: hashText(hash), body: cellsText(cells), decoded };
}

/** What a message between accounts pays; others have none of it. */
function payment(message: MessageRecord) {
  const inside = message.source !== null && message.value !== null;
  return {
    value: digitsOrNull(message.value),
    value_extra_currencies: inside ? currencies(message.extraCurrencies) : null,
    fwd_fee: digitsOrNull(message.forwardFee),
    ihr_fee: inside ? "0" : null,
    extra_flags: digitsOrNull(message.extraFlags),
  };
}

export function messageRow(message: MessageRecord, ends: Ends = NO_ENDS) {
  const { opcode, normalizedHash } = message;
  return {
    hash: hashText(message.hash),
    source: message.source,
    destination: message.destination,
    ...payment(message),
    created_lt: digitsOrNull(message.createdLt),
    created_at: message.createdAt === null ? null : String(message.createdAt),
    opcode,
    decoded_opcode: opcode === null ? null : opcodeName(opcode),
    ihr_disabled: message.ihrDisabled,
    bounce: message.bounce,
    bounced: message.bounced,
    import_fee: digitsOrNull(message.importFee),
    ...endsOf(ends),
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
