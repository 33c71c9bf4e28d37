import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";

/** An internal message on its way. */
export interface InternalMessage {
  readonly hash: Hash;
  readonly boc: Uint8Array;
  readonly destination: Address;
  readonly createdLt: bigint;
  /** Null if no transaction has sent it. */
  readonly traceId: Hash | null;
  readonly traceExternalHash: Hash | null;
}

/** An external message in the mempool. */
export interface ExternalMessage {
  readonly normalizedHash: Hash;
  readonly boc: Uint8Array;
  readonly destination: Address;
}

export function byLt(a: InternalMessage, b: InternalMessage): number {
  if (a.createdLt !== b.createdLt) return a.createdLt < b.createdLt ? -1 : 1;
  return a.hash < b.hash ? -1 : 1;
}
