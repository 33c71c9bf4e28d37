import { parseAddress } from "@/lib/ton/address/read-address";
import { RawCellWriter } from "../cells/raw-cell-writer";
import { writeBag } from "../cells/write-bag";
import { ELECTOR } from "../genesis";
import type { InternalMessage } from "./queued-messages";

/** Block rewards come from the zero address of the masterchain. */
const NETWORK_ADDRESS = parseAddress(`-1:${"0".repeat(64)}`);
/** Rewards are paid in intervals, so that most masterchain blocks stay empty. */
const PAYOUT_SECONDS = 7_200;
/** The interval of blocks if the network never paused. */
const BLOCK_SECONDS = 5;

export interface PayoutPeriod {
  /** The times of the previous block and of this one, in seconds since 1970. */
  readonly before: number;
  readonly now: number;
  /** The rewards of one masterchain block and one basechain block together. */
  readonly blockRewards: bigint;
  readonly lt: bigint;
}

/** The message that pays the validators' rewards to the elector; null until the next interval ends. */
export function validatorPayout({ before, now, blockRewards, lt }: PayoutPeriod): InternalMessage | null {
  const periods = Math.floor(now / PAYOUT_SECONDS) - Math.floor(before / PAYOUT_SECONDS);
  const amount = (BigInt(periods * PAYOUT_SECONDS) * blockRewards) / BigInt(BLOCK_SECONDS);
  if (amount === 0n) return null;
  const cell = new RawCellWriter().uint(0b0100, 4);
  for (const address of [NETWORK_ADDRESS, ELECTOR]) cell.uint(0b100, 3).uint(-1, 8).hex(address.slice(3));
  const bytes = Math.ceil(amount.toString(16).length / 2);
  cell.uint(bytes, 4).uint(amount, bytes * 8);
  // No extra currencies, no fees, no state init, and an empty body.
  cell
    .uint(0, 1 + 4 + 4)
    .uint(lt, 64)
    .uint(now, 32)
    .uint(0, 1 + 1);
  const message = cell.end();
  const sent = { hash: message.hash, boc: writeBag(message), destination: ELECTOR, createdLt: lt };
  return { ...sent, traceId: null, traceExternalHash: null };
}
