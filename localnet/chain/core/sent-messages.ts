import type { Hash } from "@/lib/ton/value/hash";
import { RawCellReader } from "../cells/raw-cell-reader";
import { readInfo } from "../cells/read-message";
import type { RawCell } from "../cells/raw-cell";
import { writeBag } from "../cells/write-bag";
import type { InternalMessage } from "./queued-messages";

export interface SentTrace {
  readonly id: Hash;
  readonly externalHash: Hash | null;
}

/** The internal messages among those that a transaction has sent. */
export function sentMessages(cells: readonly RawCell[], trace: SentTrace): readonly InternalMessage[] {
  return cells.flatMap((cell) => {
    const info = readInfo(new RawCellReader(cell));
    if (info.kind !== "internal" || info.destination === null) return [];
    return [
      {
        hash: cell.hash,
        boc: writeBag(cell),
        destination: info.destination,
        createdLt: info.createdLt,
        traceId: trace.id,
        traceExternalHash: trace.externalHash,
      },
    ];
  });
}
