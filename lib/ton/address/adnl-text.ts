import { hexToBytes } from "../value/bytes";
import { bytesToHex } from "../value/write-hex";
import { tryHash, type Hash } from "../value/hash";
import { crc16 } from "./crc16";

/** 55 digits of base 32. A 56th before them is always the same and is left out. */
const FORM = /^[a-z2-7]{55}$/;
const LEFT_OUT = "f";
const DIGITS = "abcdefghijklmnopqrstuvwxyz234567";
const TAG = 0x2d;
const ADDRESS_BYTES = 32;

/** An ADNL address as it names sites of TON (`….adnl`); null for anything else, or if its checksum is wrong. */
export function readAdnlText(text: string): Hash | null {
  const typed = text
    .trim()
    .toLowerCase()
    .replace(/\.adnl$/, "");
  if (!FORM.test(typed)) return null;
  const bits = (LEFT_OUT + typed)
    .split("")
    .reduce((read, digit) => (read << 5n) | BigInt(DIGITS.indexOf(digit)), 0n);
  const bytes = Uint8Array.from({ length: ADDRESS_BYTES + 3 }, (_byte, at) =>
    Number((bits >> BigInt(8 * (ADDRESS_BYTES + 2 - at))) & 0xffn),
  );
  const sum = crc16(bytes.subarray(0, ADDRESS_BYTES + 1));
  const [high = 0, low = 0] = bytes.subarray(ADDRESS_BYTES + 1);
  if (bytes[0] !== TAG || sum !== high * 256 + low) return null;
  return tryHash(bytesToHex(bytes.subarray(1, ADDRESS_BYTES + 1)));
}

/** The same address as a text. */
export function writeAdnlText(address: Hash): string {
  const named = Uint8Array.of(TAG, ...(hexToBytes(address) ?? []));
  const bits = (BigInt(`0x${bytesToHex(named)}`) << 16n) | BigInt(crc16(named));
  const digits = Array.from(
    { length: 55 },
    (_digit, at) => DIGITS[Number((bits >> BigInt(5 * (54 - at))) & 31n)],
  );
  return digits.join("");
}
