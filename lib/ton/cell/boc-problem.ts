import { checkBocHeader, type BocHeader } from "./boc-header";
import { hexToBytes } from "../value/bytes";
import { base64ToBytes } from "../value/read-base64";
import { FormatError } from "../value/format-error";

const HEX_ONLY = /^(?:0x)?[0-9a-f]*$/i;
const NO_DIGIT = /[^A-Za-z0-9+/_=\s-]/u;
const CHECKSUM = "the checksum does not match";
const FEWEST_BYTES = 6;

/** What is wrong with a text that `readBoc` refused for this reason, and where. */
export function bocProblem(text: string, reason: string): string {
  const bad = NO_DIGIT.exec(text);
  if (bad !== null)
    return `character ${bad.index + 1} (${JSON.stringify(bad[0])}) is used by neither hexadecimal nor base64`;
  const digits = text.replaceAll(/\s+/g, "");
  const hex = HEX_ONLY.test(digits);
  const bytes = hex ? hexToBytes(digits.replace(/^0x/i, "")) : base64ToBytes(digits);
  if (bytes === null) return hex ? "it has an odd number of hexadecimal digits" : base64Problem(digits);
  return bytesProblem(bytes, reason);
}

function base64Problem(digits: string): string {
  const padding = digits.indexOf("=");
  if (padding >= 0 && /[^=]/.test(digits.slice(padding)))
    return `base64 ends with = but here it goes on after digit ${padding + 1}`;
  const standard = digits.search(/[+/]/);
  const url = digits.search(/[_-]/);
  if (standard >= 0 && url >= 0)
    return `digits ${standard + 1} and ${url + 1} are of two different alphabets of base64`;
  return `${digits.length} digits of base64 are no whole number of bytes: something is missing at the end, or too much`;
}

function bytesProblem(bytes: Uint8Array, reason: string): string {
  const begins = bytes.length < FEWEST_BYTES || /begin like/.test(reason);
  if (begins) return `${reason}: byte 0 should begin b5ee9c72, 68ff65f3 or acc3a728`;
  if (reason === CHECKSUM) return `${reason}: it is in the last four bytes, from byte ${bytes.length - 4}`;
  const header = headerOf(bytes);
  if (header === null) return `${reason}, according to its header, which begins at byte 4`;
  return brokenCell(bytes, header) ?? reason;
}

function headerOf(bytes: Uint8Array): BocHeader | null {
  try {
    return checkBocHeader(bytes, Number.MAX_SAFE_INTEGER);
  } catch (error) {
    if (error instanceof FormatError) return null;
    throw error;
  }
}

/** Goes through the cells to the first invalid one. */
function brokenCell(bytes: Uint8Array, { cells, refBytes, cellsFrom, cellsTo }: BocHeader): string | null {
  let at = cellsFrom;
  for (let cell = 0; cell < cells; cell += 1) {
    const where = `cell ${cell}, at byte ${at},`;
    const [d1 = 0, d2 = 0] = bytes.subarray(at, at + 2);
    const refs = d1 & 7;
    if (refs > 4) return `${where} has ${refs} references, at most 4 are possible`;
    const dataFrom = at + 2 + hashBytes(d1);
    const refsFrom = dataFrom + Math.ceil(d2 / 2);
    const end = refsFrom + refs * refBytes;
    if (end > cellsTo) return `${where} goes on beyond the end of the cells, which is byte ${cellsTo}`;
    for (let ref = refsFrom; ref < end; ref += refBytes) {
      const target = bytes.subarray(ref, ref + refBytes).reduce((value, byte) => value * 256 + byte, 0);
      if (target >= cells) return `${where} refers to cell ${target}, there are ${cells}`;
      if (target <= cell) return `${where} refers back to cell ${target}, references go forward only`;
    }
    at = end;
  }
  return at === cellsTo ? null : `after the last cell, at byte ${at}, there is more`;
}

/** A cell may be stored with its hashes and depths: one of each for its own level and for every one below. */
function hashBytes(d1: number): number {
  if ((d1 & 16) === 0) return 0;
  const levels = [5, 6, 7].filter((bit) => (d1 & (1 << bit)) !== 0).length;
  return (levels + 1) * (32 + 2);
}
