import type { Address } from "@/lib/ton/address/address";
import type { BlockId } from "@/lib/ton/block/block";
import type { Hash } from "@/lib/ton/value/hash";
import type { BlockRecord, LibraryRecord } from "../../chain-records";

/** A transaction as the executor returned it; the host parses its cells. */
export interface RawTransaction {
  readonly account: Address;
  readonly block: BlockId;
  readonly masterSeqno: number;
  readonly traceId: Hash;
  readonly traceExternalHash: Hash | null;
  /** Bags of cells in base64: the transaction, and the account after it. */
  readonly transaction: string;
  readonly shardAccount: string;
}

export interface RawBlock {
  readonly block: BlockRecord;
  readonly transactions: readonly RawTransaction[];
}

export interface RawStep {
  readonly master: RawBlock;
  /** Made after the masterchain block; the next one commits them. */
  readonly shards: readonly RawBlock[];
  readonly config: Uint8Array | null;
  readonly libraries: readonly LibraryRecord[];
  /** External messages that no transaction will receive. */
  readonly dropped: readonly Hash[];
  /** Internal messages that no transaction will receive. */
  readonly undeliverable: readonly Hash[];
}
