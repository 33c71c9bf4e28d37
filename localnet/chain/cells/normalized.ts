import { accountIdOf, isStandard, workchainOf, type Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import { CellWriter } from "./cell-writer";
import type { RawCell } from "./raw-cell";

/** By TEP-467: of what is left of a message from outside without all that anybody could change on its way. */
export function normalizedHash(destination: Address | null, body: RawCell): Hash | null {
  if (destination === null || !isStandard(destination)) return null;
  return new CellWriter()
    .uint(0b10_00_100, 7)
    .uint(workchainOf(destination) ?? 0, 8)
    .hex(accountIdOf(destination))
    .uint(0b0000_0_1, 6)
    .ref(body)
    .end().hash;
}
