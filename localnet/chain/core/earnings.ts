import { parseAddress } from "@/lib/ton/address/read-address";
import { CellWriter } from "../cells/cell-writer";
import { writeBag } from "../cells/write-bag";
import { ELECTOR } from "../genesis";
import type { InternalMessage } from "./messages";

/** The network pays for its blocks from the address that nobody has. */
const NETWORK = parseAddress(`-1:${"0".repeat(64)}`);
/** It pays for so much time at once, so that most blocks of the masterchain stay empty. */
const PAYDAY_SECONDS = 7_200;
/** As often as the network would make blocks if it never paused. */
const BLOCK_SECONDS = 5;

export interface Work {
  /** Seconds since 1970: the time of the block before, and of this one. */
  readonly before: number;
  readonly now: number;
  /** What all blocks of one moment earn. */
  readonly earnings: bigint;
  readonly lt: bigint;
}

/** What validators earn together goes to the elector; null until the next payday. */
export function earnedBy({ before, now, earnings, lt }: Work): InternalMessage | null {
  const paydays = Math.floor(now / PAYDAY_SECONDS) - Math.floor(before / PAYDAY_SECONDS);
  const amount = (BigInt(paydays * PAYDAY_SECONDS) * earnings) / BigInt(BLOCK_SECONDS);
  if (amount === 0n) return null;
  const cell = new CellWriter().uint(0b0100, 4);
  for (const address of [NETWORK, ELECTOR]) cell.uint(0b100, 3).uint(-1, 8).hex(address.slice(3));
  const bytes = Math.ceil(amount.toString(16).length / 2);
  cell.uint(bytes, 4).uint(amount, bytes * 8);
  // No other currencies, no fees; no initial state, and an empty body.
  cell
    .uint(0, 1 + 4 + 4)
    .uint(lt, 64)
    .uint(now, 32)
    .uint(0, 1 + 1);
  const message = cell.end();
  const sent = { hash: message.hash, boc: writeBag(message), destination: ELECTOR, createdLt: lt };
  return { ...sent, traceId: null, traceExternalHash: null };
}
