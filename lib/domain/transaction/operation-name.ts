import { ELECTOR } from "../../ton/address/system-accounts";
import type { Opcode } from "../../ton/contract/opcode";
import { opcodeName } from "../../ton/contract/opcode-names";
import type { Message } from "../../toncenter/v3/v3-message";
import { operationText } from "./operation-text";
import { isOnChain } from "../message/message-kind";

type NamedMessage = Pick<Message, "source" | "opcode" | "decoded_opcode" | "bounced">;

/** The operation of a message in words, from the service or our table; null if neither has it. */
export function operationName(message: NamedMessage): string | null {
  const name = rawName(message);
  return name === null ? null : operationText(name);
}

/** The opcode of a message. Most external messages begin with a signature, whose bytes are not an opcode. */
export function operationCode(message: NamedMessage): Opcode | null {
  return !isOnChain(message.source) && rawName(message) === null ? null : message.opcode;
}

function rawName({ source, opcode, decoded_opcode, bounced }: NamedMessage): string | null {
  if (bounced === true) return BOUNCE;
  if (decoded_opcode !== null && decoded_opcode !== "") return decoded_opcode;
  // The first bytes of a signature can be any number, so only those meant for external messages count.
  if (opcode === null || (!isOnChain(source) && !SIGNED.has(opcode))) return null;
  return nameFrom(source, opcode);
}

const BOUNCE = "bounce";
/** An answer of the elector, and the first bits of messages that came back. */
const ELECTOR_OR_BOUNCE = "0xfffffffe";

/** What an opcode means in a message that did not come back. */
function nameFrom(source: Message["source"], opcode: Opcode): string | null {
  if (opcode === ELECTOR_OR_BOUNCE && source !== ELECTOR) return null;
  const name = opcodeName(opcode);
  return name === BOUNCE ? null : name;
}

/** What an opcode means in a message of which is not known whether it came back. */
export function likelyOperation(source: Message["source"], opcode: Opcode): string | null {
  const name = opcode === ELECTOR_OR_BOUNCE && source !== ELECTOR ? BOUNCE : opcodeName(opcode);
  return name === null ? null : operationText(name);
}

/** Operations of external messages that have an opcode before their signature. */
const SIGNED: ReadonlySet<string> = new Set(["0x7369676e", "0x53684037"]);

/** Messages that order a wallet to send others, besides external ones. */
const ORDERS: ReadonlySet<string> = new Set(["0x73696e74", "0x6578746e", "0xae42e5a4", "0x706c7567"]);

/** Whether a message is an order to a wallet, which is best described by what the wallet sends. */
export function isWalletOrder({ source, opcode }: NamedMessage): boolean {
  return !isOnChain(source) || (opcode !== null && ORDERS.has(opcode));
}
