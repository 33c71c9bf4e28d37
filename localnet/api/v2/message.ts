import { Cell } from "@ton/core";
import type { MessageRecord } from "../../records";
import { accountAddress, addressText, base64, currencies, hashText } from "./wire";

/** Operations whose body is a text, in clear and encrypted. */
const TEXTS: ReadonlyMap<string, string> = new Map([
  ["0x00000000", "msg.dataText"],
  ["0x2167da4b", "msg.dataEncryptedText"],
]);

type Content =
  | { readonly text: Uint8Array; readonly tag: string }
  /** Bits of the body's first cell, filled up to whole bytes. */
  | { readonly text: null; readonly bits: Uint8Array };

function contentOf(message: MessageRecord): Content {
  const [root] = Cell.fromBoc(Buffer.from(message.body));
  const tag = message.opcode === null ? undefined : TEXTS.get(message.opcode);
  const text = root === undefined || tag === undefined ? null : snakeOf(root, 32);
  if (text !== null && tag !== undefined) return { text, tag };
  return { text: null, bits: root === undefined ? new Uint8Array(0) : paddedBits(root) };
}

/** Bytes of a cell and of the chain of first references behind it; null when there are half ones. */
export function snakeOf(root: Cell, skipBits: number): Uint8Array | null {
  const parts: Buffer[] = [];
  let cell: Cell | undefined = root;
  for (let skip = skipBits; cell !== undefined; skip = 0) {
    if (cell.isExotic || cell.bits.length < skip || (cell.bits.length - skip) % 8 !== 0) return null;
    const slice = cell.beginParse().skip(skip);
    parts.push(slice.loadBuffer(slice.remainingBits / 8));
    cell = cell.refs[0];
  }
  return Buffer.concat(parts);
}

/** The bits of a cell as bytes, the last one filled up with zeros. */
export function paddedBits({ bits }: Cell): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(bits.length / 8));
  for (let at = 0; at < bits.length; at += 1) {
    if (bits.at(at)) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (0x80 >> (at & 7));
  }
  return bytes;
}

const dataOf = (message: MessageRecord, content: Content) =>
  content.text === null
    ? {
        "@type": "msg.dataRaw",
        body: base64(message.body),
        init_state: message.init === null ? "" : base64(message.init),
      }
    : { "@type": content.tag, text: base64(content.text) };

const shared = (message: MessageRecord) => ({
  value: (message.value ?? 0n).toString(),
  extra_currencies: currencies(message.extraCurrencies),
  fwd_fee: (message.forwardFee ?? 0n).toString(),
  ihr_fee: "0",
  created_lt: (message.createdLt ?? 0n).toString(),
  body_hash: hashText(message.bodyHash),
});

/** As the node's own library describes it. */
export function stdMessage(message: MessageRecord) {
  return {
    "@type": "raw.message",
    hash: hashText(message.hash),
    source: accountAddress(message.source),
    destination: accountAddress(message.destination),
    ...shared(message),
    msg_data: dataOf(message, contentOf(message)),
  };
}

/** With its text decoded; what is no text is there in base64, as it always was. */
function decoded(content: Content) {
  if (content.text === null) return { message: `${Buffer.from(content.bits).toString("base64")}\n` };
  try {
    return { message: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(content.text) };
  } catch {
    return { message_decode_error: "the text of the message is not UTF-8" };
  }
}

export function extMessage(message: MessageRecord) {
  const content = contentOf(message);
  return {
    "@type": "ext.message",
    hash: hashText(message.hash),
    source: addressText(message.source),
    destination: addressText(message.destination),
    ...shared(message),
    msg_data: dataOf(message, content),
    ...decoded(content),
  };
}
