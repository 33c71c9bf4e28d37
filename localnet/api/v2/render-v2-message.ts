import type { RawCell } from "../../chain/cells/raw-cell";
import { readBag } from "../../chain/cells/read-bag";
import type { MessageRecord } from "../../chain-records";
import { accountAddress, addressText, base64, currencies, hashText } from "./v2-json-values";

/** Opcodes of text comments, plain and encrypted. */
const COMMENT_TAGS: ReadonlyMap<string, string> = new Map([
  ["0x00000000", "msg.dataText"],
  ["0x2167da4b", "msg.dataEncryptedText"],
]);

type Content =
  | { readonly text: Uint8Array; readonly tag: string }
  /** Bits of the body's root cell, padded to whole bytes. */
  | { readonly text: null; readonly bits: Uint8Array };

const OPCODE_BYTES = 4;

/** Reads raw cells, because pages can hold thousands of messages. */
function contentOf({ opcode, body }: MessageRecord): Content {
  const root = readBag(body);
  const tag = opcode === null ? undefined : COMMENT_TAGS.get(opcode);
  const bytes = tag === undefined ? null : chainOf(root);
  if (tag !== undefined && bytes !== null) return { text: bytes.subarray(OPCODE_BYTES), tag };
  return { text: null, bits: bitsOf(root) };
}

/** Bytes of a cell and the chain of its first refs; null if a cell is not byte-aligned. */
function chainOf(root: RawCell): Buffer | null {
  const parts: Buffer[] = [];
  for (let cell: RawCell | undefined = root; cell !== undefined; cell = cell.refs[0]) {
    if (cell.exotic || cell.bits % 8 !== 0) return null;
    parts.push(cell.data);
  }
  return Buffer.concat(parts);
}

/** Without the completion tag of an unaligned cell. */
function bitsOf({ data, bits }: RawCell): Uint8Array {
  const rest = bits % 8;
  if (rest === 0) return data;
  const bytes = Uint8Array.from(data);
  const last = bytes.length - 1;
  bytes[last] = (bytes[last] ?? 0) & (0xff << (8 - rest));
  return bytes;
}

const renderData = (message: MessageRecord, content: Content) =>
  content.text === null
    ? {
        "@type": "msg.dataRaw",
        body: base64(message.body),
        init_state: message.init === null ? "" : base64(message.init),
      }
    : { "@type": content.tag, text: base64(content.text) };

const sharedFields = (message: MessageRecord) => ({
  value: (message.value ?? 0n).toString(),
  extra_currencies: currencies(message.extraCurrencies),
  fwd_fee: (message.forwardFee ?? 0n).toString(),
  ihr_fee: "0",
  created_lt: (message.createdLt ?? 0n).toString(),
  body_hash: hashText(message.bodyHash),
});

/** In the form of tonlib. */
export function renderStdMessage(message: MessageRecord) {
  return {
    "@type": "raw.message",
    hash: hashText(message.hash),
    source: accountAddress(message.source),
    destination: accountAddress(message.destination),
    ...sharedFields(message),
    msg_data: renderData(message, contentOf(message)),
  };
}

/** The decoded comment. Other bodies are in base64 with a line break, as in the service. */
function decodedText(content: Content) {
  if (content.text === null) return { message: `${Buffer.from(content.bits).toString("base64")}\n` };
  try {
    return { message: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(content.text) };
  } catch {
    return { message_decode_error: "the text of the message is not UTF-8" };
  }
}

export function renderExtMessage(message: MessageRecord) {
  const content = contentOf(message);
  return {
    "@type": "ext.message",
    hash: hashText(message.hash),
    source: addressText(message.source),
    destination: addressText(message.destination),
    ...sharedFields(message),
    msg_data: renderData(message, content),
    ...decodedText(content),
  };
}
