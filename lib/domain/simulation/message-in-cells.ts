import { formatOpcode, type Opcode } from "../../ton/contract/opcode";
import { bagOf, hashOfCell } from "../../ton/structure/cell-parts";
import { normalizedHashOf, type MessageCells } from "../../ton/structure/message-cell";
import type { Message } from "../../toncenter/v3/v3-message";

const EMPTY_HEADER = {
  value: null,
  value_extra_currencies: null,
  fwd_fee: null,
  ihr_fee: null,
  import_fee: null,
  extra_flags: null,
  created_lt: null,
  created_at: null,
  ihr_disabled: null,
  bounce: null,
  bounced: null,
} as const;

/** A message in the format of the index, from its cells. */
export function messageInCells(message: MessageCells): Message {
  const { root, header, init, body } = message;
  const opcode = opcodeOf(message);
  const hash = hashOfCell(root);
  const normalized = normalizedHashOf(message);
  return {
    hash,
    hash_norm: normalized === hash ? null : normalized,
    source: header.source,
    destination: header.destination,
    ...EMPTY_HEADER,
    ...headerFields(message),
    opcode,
    // The name of an operation depends on more than its opcode (`operationName`).
    decoded_opcode: null,
    in_msg_tx_hash: null,
    out_msg_tx_hash: null,
    message_content: { hash: hashOfCell(body), body: bagOf(body), decoded: null },
    init_state: init === null ? null : { hash: hashOfCell(init.cell), body: bagOf(init.cell), decoded: null },
  };
}

function headerFields({ header }: MessageCells): Partial<Message> {
  if (header.is === "in") return { import_fee: header.importFee };
  const sent = { created_lt: header.createdLt, created_at: header.createdAt };
  if (header.is === "out") return sent;
  const { ihrDisabled, bounce, bounced, value, extraFlags, forwardFee } = header;
  return {
    ...sent,
    value: value.coins,
    value_extra_currencies: value.extra,
    fwd_fee: forwardFee,
    ihr_fee: 0n,
    extra_flags: extraFlags,
    ihr_disabled: ihrDisabled,
    bounce,
    bounced,
  };
}

function opcodeOf({ body }: MessageCells): Opcode | null {
  return body.isExotic || body.bits.length < 32 ? null : formatOpcode(body.beginParse().loadUint(32));
}
