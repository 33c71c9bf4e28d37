import type { Hash } from "@/lib/ton/value/hash";
import type { AccountStatus } from "../../chain-records";
import { readAddress } from "./read-cell-address";
import { RawCellReader } from "./raw-cell-reader";
import { readCurrencies, NO_EXTRA } from "./read-currencies";
import type { RawCell } from "./raw-cell";

export interface ParsedAccount {
  readonly status: AccountStatus;
  readonly balance: bigint;
  readonly extra: ReadonlyMap<number, bigint>;
  readonly code: RawCell | null;
  readonly data: RawCell | null;
  /** A dictionary of the libraries that the account holds. */
  readonly libraries: RawCell | null;
  readonly frozenHash: Hash | null;
  readonly stateHash: Hash;
  readonly lastLt: bigint;
  readonly lastHash: Hash;
}

const NO_STATE = { balance: 0n, extra: NO_EXTRA, code: null, data: null, libraries: null, frozenHash: null };

type ParsedState = Pick<ParsedAccount, "status" | "code" | "data" | "libraries" | "frozenHash">;

function readState(reader: RawCellReader): ParsedState {
  const none = { code: null, data: null, libraries: null, frozenHash: null };
  if (!reader.bit()) {
    return reader.bit()
      ? { ...none, status: "frozen", frozenHash: reader.hash() }
      : { ...none, status: "uninit" };
  }
  if (reader.bit()) reader.skip(5);
  if (reader.bit()) reader.skip(2);
  const [code, data, libraries] = [reader.maybeRef(), reader.maybeRef(), reader.maybeRef()];
  return { status: "active", code, data, libraries, frozenHash: null };
}

/** Reads a ShardAccount. */
export function readAccount(cell: RawCell): ParsedAccount {
  const outer = new RawCellReader(cell);
  const inner = outer.ref();
  const last = { stateHash: inner.hash, lastHash: outer.hash(), lastLt: outer.big(64) };
  const reader = new RawCellReader(inner);
  if (!reader.bit()) return { ...NO_STATE, status: "nonexist", ...last };
  readAddress(reader);
  reader.sized(3);
  reader.sized(3);
  if (reader.uint(3) === 1) reader.skip(256);
  reader.skip(32);
  if (reader.bit()) reader.coins();
  reader.skip(64);
  const { coins: balance, extra } = readCurrencies(reader);
  return { balance, extra, ...readState(reader), ...last };
}
