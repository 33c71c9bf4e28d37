import type { Chain } from "../chain/chain";
import { Refused } from "./refusal";
import type { Values } from "./param-values";

const isGiven = (bound: number | null) => bound !== null;

/** The four inclusive time bounds that most lists take. */
export function isWithin(values: Values, lt: number | null, utime: number): boolean {
  const from = values.number("start_lt");
  const to = values.number("end_lt");
  // Rows without a time match no bounds.
  const isBounded = [from, to, values.number("start_utime"), values.number("end_utime")].some(isGiven);
  if (lt === null && isBounded) return false;
  if (lt !== null && (lt < (from ?? lt) || lt > (to ?? lt))) return false;
  return utime >= (values.number("start_utime") ?? utime) && utime <= (values.number("end_utime") ?? utime);
}

export function knownBlock(chain: Chain, seqno: number | null): void {
  if (seqno !== null && (seqno < 1 || seqno > chain.head)) {
    throw new Refused(404, `masterchain block ${seqno} not found`);
  }
}
