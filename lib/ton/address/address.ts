import type { Branded } from "../value/brand";
import { bytesToBase64, hexToBytes, type Base64Alphabet } from "../value/bytes";
import { crc16 } from "./crc16";

/**
 * An address as the v3 index writes it, the one form inside the project: `wc:HEX64` in upper case
 * for a standard address; `ext$<bits>:<HEX>` and `var$<wc>:<bits>:<HEX>` for the rare others.
 */
export type Address = Branded<string, "Address">;

export interface FriendlyForm {
  bounceable: boolean;
  testnet: boolean;
  alphabet?: Base64Alphabet;
}

const USUAL = /^(?:0|-1):[0-9A-F]{64}$/;
const STANDARD = /^(0|-?[1-9][0-9]{0,9}):([0-9A-F]{64})$/;
const UNUSUAL = /^(?:ext\$[0-9]{1,4}|var\$(?:0|-?[1-9][0-9]{0,9}):[0-9]{1,4}):[0-9A-F]{0,256}$/;

function isInt32(workchain: number): boolean {
  return workchain === (workchain | 0);
}

/** Whether the text is already the canonical form. */
export function isAddress(text: string): text is Address {
  if (USUAL.test(text)) return true;
  const workchain = STANDARD.exec(text)?.[1];
  return workchain === undefined ? UNUSUAL.test(text) : isInt32(Number(workchain));
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
