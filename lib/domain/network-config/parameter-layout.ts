import type { ConfigField, ConfigPart, ConfigValue, QuantityUnit } from "./config-value";
import { unreadable, type ParameterReader } from "./parameter-reader";

/** A field of a layout: its name, and how its value is read. */
export type ParameterField = readonly [name: string, read: (cell: ParameterReader) => ConfigValue];

/** What is in a cell, in order. */
export type ParameterLayout = readonly ParameterField[];

/** How all of a parameter is read. */
export type ReadParameter = (cell: ParameterReader) => readonly ConfigPart[];

type ReadValue = ParameterField[1];

export const coins: ReadValue = (cell) => ({ kind: "coins", value: cell.coins() });

/** An amount in a number of fixed length. */
export const coins64: ReadValue = (cell) => ({ kind: "coins", value: cell.uint(64) });

export const account: ReadValue = (cell) => ({ kind: "account", address: cell.masterchainAccount() });

export const flag: ReadValue = (cell) => ({ kind: "flag", value: cell.flag() });

export const seconds: ReadValue = (cell) => ({ kind: "duration", ms: cell.uint(32) * 1_000n });

export const seconds16: ReadValue = (cell) => ({ kind: "duration", ms: cell.uint(16) * 1_000n });

export const milliseconds: ReadValue = (cell) => ({ kind: "duration", ms: cell.uint(32) });

export const time: ReadValue = (cell) => ({ kind: "time", at: Number(cell.uint(32)) });

export const int32: ReadValue = (cell) => ({ kind: "quantity", value: cell.int(32), unit: null });

export const uint =
  (bits: number, unit: QuantityUnit | null = null): ReadValue =>
  (cell) => ({ kind: "quantity", value: cell.uint(bits), unit });

/** A price in 2^-16 of a raw unit. */
export const price =
  (per: string): ReadValue =>
  (cell) => ({ kind: "price", value: cell.uint(64), per });

export const ratio =
  (bits: number, of: bigint, as: "percent" | "factor" = "percent"): ReadValue =>
  (cell) => ({ kind: "ratio", value: cell.uint(bits), of, as });

export const digits =
  (bits: number, what: string): ReadValue =>
  (cell) => ({ kind: "digits", digits: cell.digits(bits), what });

/** A value that may be absent. */
export const maybe =
  (read: ReadValue, absent: string): ReadValue =>
  (cell) =>
    cell.flag() ? read(cell) : { kind: "text", text: absent };

export function readFields(cell: ParameterReader, layout: ParameterLayout): readonly ConfigField[] {
  return layout.map(([name, read]) => ({ name, value: read(cell) }));
}

export function readFacts(
  cell: ParameterReader,
  layout: ParameterLayout,
  title: string | null = null,
): ConfigPart {
  return { kind: "facts", title, fields: readFields(cell, layout) };
}

/** A parameter of one layout. */
export const plain =
  (layout: ParameterLayout): ReadParameter =>
  (cell) => [readFacts(cell, layout)];

const TAG_BITS = 8;

/** The layout that belongs to the tag at the beginning of a cell. */
export function layoutOf(
  cell: ParameterReader,
  layouts: Readonly<Record<number, ParameterLayout>>,
): ParameterLayout {
  const tag = Number(cell.uint(TAG_BITS));
  const layout = layouts[tag];
  if (layout === undefined) throw unreadable(`it is of an unknown kind (0x${tag.toString(16)})`);
  return layout;
}

/** A parameter whose first byte says which layout it has. */
export const tagged =
  (layouts: Readonly<Record<number, ParameterLayout>>): ReadParameter =>
  (cell) => [readFacts(cell, layoutOf(cell, layouts))];

/** Fails where a cell does not begin with its tag. */
export function expectTag(cell: ParameterReader, tag: number, bits = TAG_BITS): void {
  const found = cell.uint(bits);
  if (found !== BigInt(tag)) throw unreadable(`it is of an unknown kind (0x${found.toString(16)})`);
}
