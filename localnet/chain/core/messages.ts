import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";

/** On its way from one account to another. */
export interface InternalMessage {
  readonly hash: Hash;
  readonly boc: Uint8Array;
  readonly destination: Address;
  readonly createdLt: bigint;
  /** Null when no transaction has sent it. */
  readonly traceId: Hash | null;
  readonly traceExternalHash: Hash | null;
}

/** From outside; waits in the mempool. */
export interface ExternalMessage {
  readonly normalizedHash: Hash;
  readonly boc: Uint8Array;
  readonly destination: Address;
}

export function byLt(a: InternalMessage, b: InternalMessage): number {
  if (a.createdLt !== b.createdLt) return a.createdLt < b.createdLt ? -1 : 1;
  return a.hash < b.hash ? -1 : 1;
}
