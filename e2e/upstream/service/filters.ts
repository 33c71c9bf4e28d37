import type { Chain } from "../chain/chain";
import { Refused } from "./refusal";
import type { Values } from "./values";

/** The four bounds in time that most lists take, all inclusive. */
export function isWithin(values: Values, lt: number | null, utime: number): boolean {
  const from = values.number("start_lt");
  const to = values.number("end_lt");
  // What has no logical time of its own is in no range of them.
  if (lt === null && (from !== null || to !== null)) return false;
  if (lt !== null && (lt < (from ?? lt) || lt > (to ?? lt))) return false;
  return utime >= (values.number("start_utime") ?? utime) && utime <= (values.number("end_utime") ?? utime);
}

export function knownBlock(chain: Chain, seqno: number | null): void {
  if (seqno !== null && (seqno < 1 || seqno > chain.head)) {
    throw new Refused(404, `masterchain block ${seqno} not found`);
  }
}
