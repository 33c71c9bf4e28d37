import type { RawCellReader } from "./raw-cell-reader";
import { eachEntry } from "./read-dictionary";

export interface Currencies {
  readonly coins: bigint;
  readonly extra: ReadonlyMap<number, bigint>;
}

export const NO_EXTRA: ReadonlyMap<number, bigint> = new Map();

export function readCurrencies(reader: RawCellReader): Currencies {
  const coins = reader.coins();
  const root = reader.maybeRef();
  if (root === null) return { coins, extra: NO_EXTRA };
  const extra = new Map<number, bigint>();
  eachEntry(root, 32, (key, value) => extra.set(Number.parseInt(key, 2), value.sized(5)));
  return { coins, extra };
}
