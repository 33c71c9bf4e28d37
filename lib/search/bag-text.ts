import { bytesToBase64, hexToBytes } from "../ton/value/bytes";
import { base64ToBytes } from "../ton/value/read-base64";
import { checkBocHeader } from "../ton/cell/boc-header";
import { attempt } from "./attempt";

export interface BagText {
  /** In base64url: each bag has one spelling. */
  readonly boc: string;
  /** Whether it is complete, according to its header. */
  readonly whole: boolean;
}

const MAX_CELLS = 100_000;
/** The three magic numbers of bags: four bytes, which are five whole digits in base64. */
const IN_HEX = /^(?:b5ee9c72|68ff65f3|acc3a728)/i;
const IN_BASE64 = /^(?:te6cc|aP9l8|rMOnK)/;
const SHORTEST_BYTES = 8;

function compact(text: string): string {
  return text.replace(/\s+/g, "").replace(/^0x/i, "");
}

/** Hexadecimal or either base64, with white space anywhere; null if it does not begin like a bag of cells. */
export function readBagText(text: string): BagText | null {
  const start = compact(text.slice(0, 100));
  if (!IN_HEX.test(start) && !IN_BASE64.test(start)) return null;
  const digits = compact(text);
  const bytes = IN_HEX.test(start) ? hexToBytes(digits) : base64ToBytes(digits);
  if (bytes === null || bytes.length < SHORTEST_BYTES) return null;
  const whole = attempt(() => {
    checkBocHeader(bytes, MAX_CELLS);
    return true;
  });
  return { boc: bytesToBase64(bytes, "url"), whole: whole ?? false };
}
