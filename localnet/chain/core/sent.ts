import type { Hash } from "@/lib/ton/value/hash";
import { CellReader } from "../cells/cell-reader";
import { readInfo } from "../cells/message";
import type { RawCell } from "../cells/raw-cell";
import { writeBag } from "../cells/write-bag";
import type { InternalMessage } from "./messages";

export interface OwnTrace {
  readonly id: Hash;
  readonly externalHash: Hash | null;
}

/** Of what a transaction has sent, the messages that another account will receive: logs are for nobody. */
export function sentBy(cells: readonly RawCell[], trace: OwnTrace): readonly InternalMessage[] {
  return cells.flatMap((cell) => {
    const info = readInfo(new CellReader(cell));
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
