import { base64ToBytes } from "../value/read-base64";
import { crc16 } from "./crc16";
import { FormatError } from "../value/format-error";

export interface FriendlyAddress {
  workchain: number;
  accountId: Uint8Array;
  bounceable: boolean;
  testnet: boolean;
}

const LENGTH = 48;
const BOUNCEABLE = 0x11;
const NON_BOUNCEABLE = 0x51;
const TESTNET = 0x80;

function decode(text: string): Uint8Array {
  if (text === "") throw new FormatError("address", "it is empty");
  if (/[^A-Za-z0-9+/_-]/.test(text)) {
    throw new FormatError("address", "it has a character that no form of an address uses");
  }
  if (text.length !== LENGTH) {
    const reason = `it is ${text.length} characters long, a friendly address has ${LENGTH}`;
    throw new FormatError("address", reason);
  }
  const bytes = base64ToBytes(text);
  if (bytes === null) throw new FormatError("address", "it mixes the two base64 alphabets");
  return bytes;
}

/** 48 base64 characters: a tag with the flags, the workchain, the account id and a checksum. */
export function readFriendly(text: string): FriendlyAddress {
  const bytes = decode(text);
  const view = new DataView(bytes.buffer);
  if (crc16(bytes.subarray(0, 34)) !== view.getUint16(34)) {
    throw new FormatError("address", "the checksum does not match");
  }
  const tag = view.getUint8(0);
  const kind = tag & ~TESTNET;
  if (kind !== BOUNCEABLE && kind !== NON_BOUNCEABLE) {
    throw new FormatError("address", "its first byte is not the tag of an address");
  }
  return {
    workchain: view.getInt8(1),
    accountId: bytes.subarray(2, 34),
    bounceable: kind === BOUNCEABLE,
    testnet: (tag & TESTNET) !== 0,
  };
}
