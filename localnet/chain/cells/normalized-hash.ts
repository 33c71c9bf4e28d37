import { accountIdOf, isStandard, workchainOf, type Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import { RawCellWriter } from "./raw-cell-writer";
import type { RawCell } from "./raw-cell";

/**
 * The normalized hash of an external message (TEP-467), which ignores the parts that can change on the
 * way.
 */
export function normalizedHash(destination: Address | null, body: RawCell): Hash | null {
  if (destination === null || !isStandard(destination)) return null;
  return new RawCellWriter()
    .uint(0b10_00_100, 7)
    .uint(workchainOf(destination) ?? 0, 8)
    .hex(accountIdOf(destination))
    .uint(0b0000_0_1, 6)
    .ref(body)
    .end().hash;
}
