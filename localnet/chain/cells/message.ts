import type { Address } from "@/lib/ton/address/address";
import { readAddress } from "./address";
import { CellReader } from "./cell-reader";
import { readCurrencies, type Currencies } from "./currencies";
import type { RawCell } from "./raw-cell";

interface Ends {
  readonly source: Address | null;
  readonly destination: Address | null;
}

export type MessageInfo = Ends &
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

export interface Message {
  readonly info: MessageInfo;
  readonly init: RawCell | null;
  readonly body: RawCell;
}

export function readInfo(reader: CellReader): MessageInfo {
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

/** A contract's code, data and libraries, which stand in a row in several kinds of cells. */
export function skipStateInit(reader: CellReader): void {
  if (reader.bit()) reader.skip(5);
  if (reader.bit()) reader.skip(2);
  for (let part = 0; part < 3; part += 1) reader.maybeRef();
}

function readInit(reader: CellReader): RawCell | null {
  if (!reader.bit()) return null;
  if (reader.bit()) return reader.ref();
  const end = reader.clone();
  skipStateInit(end);
  const init = reader.clone().upTo(end);
  skipStateInit(reader);
  return init;
}

export function readMessage(cell: RawCell): Message {
  const reader = new CellReader(cell);
  const info = readInfo(reader);
  const init = readInit(reader);
  const body = reader.bit() ? reader.ref() : reader.rest();
  return { info, init, body };
}
