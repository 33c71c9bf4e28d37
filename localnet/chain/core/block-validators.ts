import type { Hash } from "@/lib/ton/value/hash";
import { RawCellReader } from "../cells/raw-cell-reader";
import { eachEntry } from "../cells/read-dictionary";
import type { RawCell } from "../cells/raw-cell";

export interface BlockValidators {
  /** Seconds since 1970. */
  readonly since: number;
  readonly until: number;
  /** Public keys in the order of the set. */
  readonly keys: readonly Hash[];
  /** How many of the first validators make masterchain blocks. */
  readonly main: number;
}

const TAG_BITS = 8;
const KEY_TAG_BITS = 8 + 32;
const TOTAL_BITS = 16;
const WEIGHT_BITS = 64;

export function readBlockValidators(cell: RawCell): BlockValidators {
  const reader = new RawCellReader(cell);
  reader.skip(TAG_BITS);
  const [since, until] = [reader.uint(32), reader.uint(32)];
  reader.skip(TOTAL_BITS);
  const main = reader.uint(16);
  reader.skip(WEIGHT_BITS);
  const keys: Hash[] = [];
  eachEntry(reader.maybeRef(), 16, (_, validator) => {
    validator.skip(KEY_TAG_BITS);
    keys.push(validator.hash());
  });
  return { since, until, main, keys };
}
