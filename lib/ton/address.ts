import type { Branded } from "./brand";
import { bytesToBase64, bytesToHex, hexToBytes, type Base64Alphabet } from "./bytes";
import { FormatError } from "./format-error";
import { crc16 } from "./crc16";
import { readFriendly } from "./friendly-address";

/**
 * An address as the v3 index writes it, the one form inside the project: `wc:HEX64` in upper case
 * for a standard address; `ext$<bits>:<HEX>` and `var$<wc>:<bits>:<HEX>` for the rare others.
 */
export type Address = Branded<string, "Address">;

export interface ReadAddress {
  address: Address;
  form: "raw" | "friendly" | "hex";
  /** Flags exist in the friendly form only. */
  bounceable: boolean | null;
  testnet: boolean | null;
}

export interface FriendlyForm {
  bounceable: boolean;
  testnet: boolean;
  alphabet?: Base64Alphabet;
}

const USUAL = /^(?:0|-1):[0-9A-F]{64}$/;
const STANDARD = /^(0|-?[1-9][0-9]{0,9}):([0-9A-F]{64})$/;
const UNUSUAL = /^(?:ext\$[0-9]{1,4}|var\$(?:0|-?[1-9][0-9]{0,9}):[0-9]{1,4}):[0-9A-F]{0,256}$/;
const ACCOUNT_ID = /^[0-9a-fA-F]{64}$/;

function isInt32(workchain: number): boolean {
  return workchain === (workchain | 0);
}

/** Whether the text is already the canonical form. */
export function isAddress(text: string): text is Address {
  if (USUAL.test(text)) return true;
  const workchain = STANDARD.exec(text)?.[1];
  return workchain === undefined ? UNUSUAL.test(text) : isInt32(Number(workchain));
}

function canonical(text: string): Address {
  if (!isAddress(text)) throw new FormatError("address", "the workchain does not fit into 32 bits");
  return text;
}

function readRaw(text: string): Address {
  const colon = text.indexOf(":");
  const workchain = text.slice(0, colon);
  const accountId = text.slice(colon + 1);
  if (!/^(?:0|-?[1-9][0-9]*)$/.test(workchain)) {
    throw new FormatError("address", "what stands before the colon is not a workchain number");
  }
  if (!ACCOUNT_ID.test(accountId)) {
    throw new FormatError("address", "after the colon there must be 64 hexadecimal digits");
  }
  return canonical(`${workchain}:${accountId.toUpperCase()}`);
}

/** What people type: raw, friendly (either alphabet), or 64 hexadecimal digits of the basechain. */
export function readAddress(text: string): ReadAddress {
  const typed = text.trim();
  if (typed.includes(":")) return { address: readRaw(typed), form: "raw", bounceable: null, testnet: null };
  if (ACCOUNT_ID.test(typed)) {
    return { address: canonical(`0:${typed.toUpperCase()}`), form: "hex", bounceable: null, testnet: null };
  }
  const { workchain, accountId, bounceable, testnet } = readFriendly(typed);
  const address = canonical(`${workchain}:${bytesToHex(accountId).toUpperCase()}`);
  return { address, form: "friendly", bounceable, testnet };
}

export function parseAddress(text: string): Address {
  return isAddress(text) && isStandard(text) ? text : readAddress(text).address;
}

export function tryAddress(text: string): Address | null {
  try {
    return parseAddress(text);
  } catch {
    return null;
  }
}

/** What services send: every form that people type, and the `ext$` and `var$` forms. */
export function parseWireAddress(text: string): Address {
  if (isAddress(text)) return text;
  const dollar = text.indexOf("$");
  if (dollar < 0) return readAddress(text).address;
  const unusual = text.slice(0, dollar) + text.slice(dollar).toUpperCase();
  if (!isAddress(unusual)) throw new FormatError("address", "it is not a well-formed ext$ or var$ address");
  return unusual;
}

export function isStandard(address: Address): boolean {
  return !address.includes("$");
}

/** Null for an external address, which is in no workchain. */
export function workchainOf(address: Address): number | null {
  if (address.startsWith("ext$")) return null;
  const start = address.startsWith("var$") ? 4 : 0;
  return Number(address.slice(start, address.indexOf(":")));
}

/** The hexadecimal digits after the last colon: 64 of them in a standard address. */
export function accountIdOf(address: Address): string {
  return address.slice(address.lastIndexOf(":") + 1);
}

/**
 * The 48-character form. It has one byte for the workchain, so an address of a workchain outside
 * -128..127 has no friendly form and is returned as it is, like the `ext$` and `var$` ones.
 */
export function formatFriendly(
  address: Address,
  { bounceable, testnet, alphabet = "url" }: FriendlyForm,
): string {
  const accountId = isStandard(address) ? hexToBytes(accountIdOf(address)) : null;
  const workchain = workchainOf(address) ?? 0;
  if (accountId === null || workchain < -128 || workchain > 127) return address;
  const bytes = new Uint8Array(36);
  bytes[0] = (bounceable ? 0x11 : 0x51) | (testnet ? 0x80 : 0);
  bytes[1] = workchain & 0xff;
  bytes.set(accountId, 2);
  const checksum = crc16(bytes.subarray(0, 34));
  bytes[34] = checksum >> 8;
  bytes[35] = checksum & 0xff;
  return bytesToBase64(bytes, alphabet);
}
