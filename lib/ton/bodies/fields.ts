import type { CellNode } from "../cell/cell";
import type { BodyReader } from "./body-reader";
import type { NamedValue, Value } from "./value";

/** Reads one value; null for what is not there, or cannot be what it should be. */
export type Field = (reader: BodyReader) => Value | null;

/** The fields of a layout by their names, in their order. */
export type Fields = Readonly<Record<string, Field>>;

const number =
  (is: "number" | "time") =>
  (bits: number): Field =>
  (reader) => {
    const value = reader.uint(bits);
    return value === null ? null : { is, value };
  };

export const uint = number("number");
export const time = number("time");

export const int =
  (bits: number): Field =>
  (reader) => {
    const value = reader.uint(bits);
    return value === null ? null : { is: "number", value: BigInt.asIntN(bits, value) };
  };

const amount =
  (is: "coins" | "units"): Field =>
  (reader) => {
    const value = reader.coins();
    return value === null ? null : { is, value };
  };

export const coins = amount("coins");
export const units = amount("units");

export const flag: Field = (reader) => {
  const value = reader.uint(1);
  return value === null ? null : { is: "flag", value: value === 1n };
};

export const bits =
  (count: number): Field =>
  (reader) => {
    const value = reader.uint(count);
    return value === null
      ? null
      : { is: "bits", hex: value.toString(16).padStart(Math.ceil(count / 4), "0") };
  };

/** A cell whose layout nobody has to know. */
export const anyCell: Field = (reader) => {
  const cell = reader.nextCell();
  return cell === null ? null : cellsOf(cell);
};

export function cellsOf({ hash, bits: count, refs }: CellNode): Value {
  return { is: "cells", hash, bits: count, refs: refs.length };
}

/** All that is left of a cell. */
export const rest: Field = (reader) => {
  const value: Value = { is: "cells", hash: null, bits: reader.bitsLeft, refs: reader.refsLeft };
  reader.end();
  return value;
};

/** A bit says whether it is there. */
export const maybe =
  (field: Field): Field =>
  (reader) => {
    const there = reader.uint(1);
    if (there === null) return null;
    return there === 1n ? field(reader) : { is: "none" };
  };

/** It is there if anything is: some versions of a contract have it, and others do not. */
export const ifLeft =
  (field: Field): Field =>
  (reader) =>
    reader.isDone ? { is: "none" } : field(reader);

/** It is there if a cell is referred to. */
export const ifReferred =
  (field: Field): Field =>
  (reader) =>
    reader.refsLeft === 0 ? { is: "none" } : field(reader);

/** In a cell of its own, which has nothing else. */
export const within =
  (field: Field): Field =>
  (reader) => {
    const inner = reader.inner();
    const value = inner === null ? null : field(inner);
    return inner?.isDone === true || reader.left.values <= 0 ? value : null;
  };

/** In this cell, or in one of its own: a bit says which. */
export const hereOrApart = (field: Field): Field => {
  const apart = within(field);
  return (reader) => {
    const isApart = reader.uint(1);
    return isApart === null ? null : isApart === 1n ? apart(reader) : field(reader);
  };
};

/** Fields that belong together. */
export const group =
  (fields: Fields, name: string | null = null): Field =>
  (reader) => {
    const read = readFields(fields, reader);
    return read.stuck === null ? { is: "group", name, fields: read.fields } : null;
  };

/** Which fields follow depends on the first bits. */
export const tagged = (
  width: number,
  kinds: Readonly<Record<number, { readonly name: string; readonly fields: Fields }>>,
): Field => {
  const groups = new Map(
    Object.entries(kinds).map(([tag, { name, fields }]) => [BigInt(tag), group(fields, name)] as const),
  );
  return (reader) => {
    const tag = reader.uint(width);
    return tag === null ? null : (groups.get(tag)?.(reader) ?? null);
  };
};

interface ReadFields {
  readonly fields: readonly NamedValue[];
  /** The first field that could not be read. */
  readonly stuck: string | null;
}

/** Stops where a field does not fit, and where no more is wanted. */
export function readFields(fields: Fields, reader: BodyReader): ReadFields {
  const read: NamedValue[] = [];
  for (const [name, field] of Object.entries(fields)) {
    if (reader.left.values <= 0) break;
    reader.left.values -= 1;
    const value = field(reader);
    if (value === null) return { fields: read, stuck: name };
    read.push({ name, value });
  }
  return { fields: read, stuck: null };
}
