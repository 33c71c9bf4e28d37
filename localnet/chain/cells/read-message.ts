import type { Address } from "@/lib/ton/address/address";
import { readAddress } from "./read-cell-address";
import { RawCellReader } from "./raw-cell-reader";
import { readCurrencies, type Currencies } from "./read-currencies";
import type { RawCell } from "./raw-cell";

interface MessageEnds {
  readonly source: Address | null;
  readonly destination: Address | null;
}

export type ParsedMessageInfo = MessageEnds &
  (
    | {
        readonly kind: "internal";
        readonly ihrDisabled: boolean;
        readonly bounce: boolean;
        readonly bounced: boolean;
        readonly value: Currencies;
        readonly extraFlags: bigint;
        readonly forwardFee: bigint;
        readonly createdLt: bigint;
        readonly createdAt: number;
      }
    | { readonly kind: "in"; readonly importFee: bigint }
    | { readonly kind: "out"; readonly createdLt: bigint; readonly createdAt: number }
  );

export interface ParsedMessage {
  readonly info: ParsedMessageInfo;
  readonly init: RawCell | null;
  readonly body: RawCell;
}

export function readInfo(reader: RawCellReader): ParsedMessageInfo {
  if (!reader.bit()) {
    const [ihrDisabled, bounce, bounced] = [reader.bit(), reader.bit(), reader.bit()];
    const source = readAddress(reader);
    const destination = readAddress(reader);
    const value = readCurrencies(reader);
    const extraFlags = reader.coins();
    const forwardFee = reader.coins();
    const [createdLt, createdAt] = [reader.big(64), reader.uint(32)];
    const flags = { ihrDisabled, bounce, bounced };
    return {
      kind: "internal",
      ...flags,
      source,
      destination,
      value,
      extraFlags,
      forwardFee,
      createdLt,
      createdAt,
    };
  }
  const out = reader.bit();
  const source = readAddress(reader);
  const destination = readAddress(reader);
  if (!out) return { kind: "in", source, destination, importFee: reader.coins() };
  return { kind: "out", source, destination, createdLt: reader.big(64), createdAt: reader.uint(32) };
}

/** Skips the StateInit fields, which several kinds of cells contain inline. */
export function skipStateInit(reader: RawCellReader): void {
  if (reader.bit()) reader.skip(5);
  if (reader.bit()) reader.skip(2);
  for (let part = 0; part < 3; part += 1) reader.maybeRef();
}

function readInit(reader: RawCellReader): RawCell | null {
  if (!reader.bit()) return null;
  if (reader.bit()) return reader.ref();
  const end = reader.clone();
  skipStateInit(end);
  const init = reader.clone().upTo(end);
  skipStateInit(reader);
  return init;
}

export function readMessage(cell: RawCell): ParsedMessage {
  const reader = new RawCellReader(cell);
  const info = readInfo(reader);
  const init = readInit(reader);
  const body = reader.bit() ? reader.ref() : reader.rest();
  return { info, init, body };
}
