import type { Address } from "../address/address";
import type { CellGraph, CellNode } from "../cell/cell";
import { CellReader } from "../cell/cell-reader";
import { readDictionary } from "../cell/dictionary";
import { hexToBytes } from "../value/bytes";

/** What a record of a domain holds (TEP-81). */
export type DomainRecordValue =
  | { readonly is: "account"; readonly address: Address; readonly flags: number }
  | { readonly is: "resolver"; readonly address: Address }
  /** 64 hexadecimal digits. */
  | { readonly is: "site"; readonly adnl: string; readonly flags: number }
  | { readonly is: "storage"; readonly bag: string }
  | { readonly is: "text"; readonly text: string; readonly whole: boolean }
  /** Owners can store any cell: its first bits in hexadecimal, and its size. */
  | { readonly is: "unknown"; readonly prefix: string; readonly bits: number };

export interface DomainRecord {
  /** The hash of the category's name: 64 hexadecimal digits. */
  readonly key: string;
  readonly value: DomainRecordValue;
}

export interface DomainRecords {
  readonly records: readonly DomainRecord[];
  /** False if there are more. */
  readonly whole: boolean;
}

/** A page shows no more than this; a domain needs five. */
const MOST_RECORDS = 50;
const MOST_TEXT_BYTES = 4_096;
const PREFIX_BITS = 16;
const KEY_BITS = 256;

/** The dictionary of records of a domain; null for any other cell. */
export function readDomainRecords(graph: CellGraph, root: number): DomainRecords | null {
  const dictionary = readDictionary(graph, root, KEY_BITS, MOST_RECORDS);
  if (dictionary === null) return null;
  const records = dictionary.entries.map(({ key, cell }) => {
    const value = graph.cells[cell.refs[0] ?? -1];
    return {
      key: BigInt(`0b${key}`).toString(16).padStart(64, "0"),
      value: value === undefined ? unknownValue(cell) : readValue(graph, value),
    };
  });
  return { records, whole: dictionary.whole };
}

function readValue(graph: CellGraph, cell: CellNode): DomainRecordValue {
  const reader = new CellReader(cell);
  const prefix = cell.kind === "ordinary" ? reader.uint(PREFIX_BITS) : null;
  const read = prefix === null ? undefined : READERS.get(Number(prefix));
  return read?.(reader, graph) ?? unknownValue(cell);
}

function unknownValue({ data, bits }: CellNode): DomainRecordValue {
  return { is: "unknown", prefix: data.slice(0, PREFIX_BITS / 4), bits };
}

type ReadValue = (reader: CellReader, graph: CellGraph) => DomainRecordValue | null;

const READERS: ReadonlyMap<number, ReadValue> = new Map<number, ReadValue>([
  [
    0x9fd3,
    (reader) => {
      const address = reader.address();
      const flags = reader.uint(8);
      return address === null || flags === null ? null : { is: "account", address, flags: Number(flags) };
    },
  ],
  [
    0xba93,
    (reader) => {
      const address = reader.address();
      return address === null ? null : { is: "resolver", address };
    },
  ],
  [
    0xad01,
    (reader) => {
      const adnl = hex256(reader);
      const flags = reader.uint(8);
      return adnl === null || flags === null ? null : { is: "site", adnl, flags: Number(flags) };
    },
  ],
  [
    0x7473,
    (reader) => {
      const bag = hex256(reader);
      return bag === null ? null : { is: "storage", bag };
    },
  ],
  [0x1eda, readChunks],
]);

function hex256(reader: CellReader): string | null {
  return reader.uint(256)?.toString(16).padStart(64, "0").toUpperCase() ?? null;
}

/** Chunks with their lengths in bytes, each but the first in its own cell. */
function readChunks(reader: CellReader, graph: CellGraph): DomainRecordValue | null {
  const chunks = reader.uint(8);
  if (chunks === null) return null;
  let hex = "";
  let at = reader;
  for (let left = Number(chunks); left > 0; left -= 1) {
    const length = at.uint(8);
    const bits = Number(length ?? 0n) * 8;
    const value = length === null ? null : at.uint(bits);
    if (value === null) return null;
    if (bits > 0) hex += value.toString(16).padStart(bits / 4, "0");
    if (left === 1) break;
    if (hex.length / 2 >= MOST_TEXT_BYTES) return textValue(hex, false);
    const next = graph.cells[at.ref() ?? -1];
    if (next === undefined) return null;
    at = new CellReader(next);
  }
  return textValue(hex, true);
}

function textValue(hex: string, whole: boolean): DomainRecordValue | null {
  const bytes = hexToBytes(hex);
  return bytes === null ? null : { is: "text", text: new TextDecoder().decode(bytes), whole };
}
