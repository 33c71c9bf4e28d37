import type { Hash } from "@/lib/ton/value/hash";
import { CellReader } from "../cells/cell-reader";
import { eachEntry } from "../cells/dictionary";
import type { RawCell } from "../cells/raw-cell";

export interface ValidatorSet {
  /** Seconds since 1970. */
  readonly since: number;
  readonly until: number;
  /** Public keys in the order of the set. */
  readonly keys: readonly Hash[];
  /** As many of them as make the blocks of the masterchain. */
  readonly main: number;
}

const TAG_BITS = 8;
const KEY_TAG_BITS = 8 + 32;
const TOTAL_BITS = 16;
const WEIGHT_BITS = 64;

export function readValidatorSet(cell: RawCell): ValidatorSet {
  const reader = new CellReader(cell);
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
