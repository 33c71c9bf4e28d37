import { isOpcode, type Opcode } from "../contract/opcode";
import { opcodeName } from "../contract/opcode-names";
import { publishedOpcodeName } from "../contract/published-opcode-names";
import type { BodyReader, BodyPlace } from "./body-reader";
import { group, type Field, type Fields, type PlaceKind, type Variant } from "./fields";
import type { Layout } from "./layout";
import { cellsLeft, cellsOf, LEAVES, readSized, readSizedText } from "./read-leaf";
import { readChain, readDictionaryEntries, readRepeated, readReversedChain } from "./read-list";
import type { Body, Fit, NamedValue, Value } from "./value";

const OPCODE_BITS = 32;

type Named = Pick<Layout, "name" | "standard" | "fields" | "exact"> & { readonly name: string };

/** Reads all fields of a layout. If one does not fit, none is shown: a wrong value is worse than none. */
export function readLayout(layout: Named, reader: BodyReader, opcode: Opcode | null, by: Body["by"]): Body {
  const { name, standard, fields } = layout;
  const read = readFields(fields, reader);
  const fit = fitOf(layout, read.stuck, reader);
  return { name, opcode, standard, fields: fit.is === "unfit" ? [] : read.fields, fit, by };
}

function fitOf({ fields, exact }: Named, stuck: string | null, reader: BodyReader): Fit {
  if (stuck !== null) return { is: "unfit", field: stuck };
  if (reader.left.values <= 0) return { is: "cut" };
  if (reader.isDone) return { is: "whole" };
  if (exact === true) return { is: "unfit", field: Object.keys(fields).at(-1) ?? "" };
  return { is: "part", bits: reader.bitsLeft, refs: reader.refsLeft };
}

export function takeOpcode(reader: BodyReader): Opcode | null {
  const value = reader.uint(OPCODE_BITS);
  const opcode = value === null ? "" : `0x${value.toString(16).padStart(8, "0")}`;
  return isOpcode(opcode) ? opcode : null;
}

/** The name of a layout, which the table of operations has for most numbers. */
function namedBy(opcode: Opcode, layout: Layout): Named {
  return { ...layout, name: layout.name ?? opcodeName(opcode) ?? publishedOpcodeName(opcode) ?? opcode };
}

/** A body by the number that it began with; null if there is no layout for the number. */
export function readByOpcode(reader: BodyReader, opcode: Opcode, place: BodyPlace): Body | null {
  const layouts = reader.left.layoutsOf(opcode, place);
  // The body is read more than once only if there are several layouts.
  for (const layout of layouts.length > 1 ? layouts : []) {
    const body = readAs(layout, reader.copy(), opcode);
    if (body.fit.is === "whole") return body;
  }
  const first = layouts.length > 1 ? layouts.find(({ wholeOnly }) => wholeOnly !== true) : layouts[0];
  return first === undefined ? null : readAs(first, reader, opcode);
}

function readAs(layout: Layout, reader: BodyReader, opcode: Opcode): Body {
  const by = layout.at === undefined ? "opcode" : "account";
  return readLayout(namedBy(opcode, layout), reader, opcode, by);
}

interface ReadFields {
  readonly fields: readonly NamedValue[];
  /** The first field that could not be read. */
  readonly stuck: string | null;
}

/** Stops where a field does not fit, and at the limit of values. */
function readFields(fields: Fields, reader: BodyReader): ReadFields {
  const read: NamedValue[] = [];
  for (const [name, field] of Object.entries(fields)) {
    if (reader.left.values <= 0) break;
    reader.left.values -= 1;
    if (field.is === "when" && isSet(read, field.flag) !== field.set) continue;
    const value = readField(field, reader);
    if (value === null) return { fields: read, stuck: name };
    if (field.is === "continued" && value.is === "group") read.push(...value.fields);
    else if (!isHidden(field, value)) read.push({ name, value });
  }
  return { fields: read, stuck: null };
}

function isHidden({ is }: Field, value: Value): boolean {
  return is === "hidden" || (is === "hidden zero" && value.is === "number" && value.value === 0n);
}

function isSet(read: readonly NamedValue[], flag: string): boolean {
  const value = read.find(({ name }) => name === flag)?.value;
  return (value?.is === "flag" && value.value) || (value?.is === "number" && value.value !== 0n);
}

const NONE: Value = { is: "none" };

function readField(field: Field, reader: BodyReader): Value | null {
  switch (field.is) {
    case "uint":
    case "int":
    case "time":
    case "bits":
    case "sized uint":
      return readSized(field, reader);
    case "sized text":
      return readSizedText(reader);
    case "maybe":
    case "either":
      return readChoice(field, reader);
    case "if left":
      return reader.isDone ? NONE : readField(field.field, reader);
    case "if referred":
      return reader.refsLeft === 0 ? NONE : readField(field.field, reader);
    case "within":
      return readAlone(field.field, reader.inner(), reader);
    case "continued":
      return readAlone(group(field.fields), reader.onward(), reader);
    case "hidden":
    case "hidden zero":
    case "unnamed":
    case "beyond":
    case "when":
      return readField(field.field, reader);
    case "dictionary":
      return readDictionaryEntries(reader, field, (at) => readField(field.item, at));
    case "recursive":
      return readField(field.field(), reader);
    case "group":
      return readGroup(field, reader);
    case "tagged":
      return readVariant(field.variants, reader);
    case "repeated":
      return readRepeated(reader, (at) => readField(field.item, at));
    case "chain":
      return readChain(reader, (at) => readField(field.item, at));
    case "reversed chain":
      return readReversedChain(reader, (at) => readField(field.item, at));
    case "body":
      return readBodyHere(reader, field.place);
    case "body apart":
      return readBodyApart(reader, field.place);
    case "beginning":
      return readBeginning(reader);
    case "returned":
      return readReturned(reader);
    default:
      return LEAVES[field.is](reader);
  }
}

type Choice = Extract<Field, { readonly is: "maybe" | "either" }>;

function readChoice(field: Choice, reader: BodyReader): Value | null {
  const bit = reader.uint(1);
  if (bit === null) return null;
  if (field.is === "maybe") return bit === 1n ? readField(field.field, reader) : NONE;
  return readField(bit === 1n ? field.apart : field.here, reader);
}

/** In its own cell, which has nothing else. */
function readAlone(field: Field, inner: BodyReader | null, { left }: BodyReader): Value | null {
  const value = inner === null ? null : readField(field, inner);
  return inner?.isDone === true || left.values <= 0 ? value : null;
}

function readGroup(
  { name, fields }: Pick<Variant, "fields"> & { readonly name: string | null },
  reader: BodyReader,
) {
  const read = readFields(fields, reader);
  return read.stuck === null ? ({ is: "group", name, fields: read.fields } as const) : null;
}

function readVariant(variants: readonly Variant[], reader: BodyReader): Value | null {
  const variant = variants.find(({ prefix }) => reader.peek(prefix.bits) === BigInt(prefix.value));
  if (variant === undefined) return null;
  reader.uint(variant.prefix.bits);
  return readGroup(variant, reader);
}

/** What was put into a message: a nested body, cells without a layout, or nothing. */
function readBodyHere(reader: BodyReader, place: PlaceKind): Value {
  if (reader.isDone) return NONE;
  const unread = cellsLeft(reader);
  const order = place === "external message" ? reader.left.orderOf(reader.graph, reader.rest) : null;
  const opcode = order === null ? takeOpcode(reader) : null;
  const body = opcode === null ? order : readByOpcode(reader, opcode, { is: place, kinds: [] });
  reader.end();
  return body === null ? unread : { is: "body", body };
}

/** The same in its own cell. */
function readBodyApart(reader: BodyReader, place: PlaceKind): Value | null {
  const cell = reader.nextCell();
  if (cell === null) return null;
  const inner = reader.within(cell);
  const value = inner === null ? cellsOf(cell) : readBodyHere(inner, place);
  return value.is === "cells" ? cellsOf(cell) : value;
}

/** The returned body in the next referenced cell. Without the cells below it, most fields are missing. */
function readReturned(reader: BodyReader): Value | null {
  const cell = reader.nextCell();
  if (cell === null) return null;
  const inner = reader.within(cell);
  if (inner === null) return cellsOf(cell);
  const whole = readBodyHere(inner.copy(), "message");
  const isCut = whole.is === "body" && whole.body.fit.is === "unfit";
  const value = isCut ? readBeginning(inner) : whole;
  return value.is === "cells" ? cellsOf(cell) : value;
}

/** What was returned of a body: as many of its first bits as fit. */
function readBeginning(reader: BodyReader): Value {
  const unread = cellsLeft(reader);
  const opcode = takeOpcode(reader);
  const [layout] = opcode === null ? [] : reader.left.layoutsOf(opcode, { is: "message", kinds: [] });
  const named = opcode === null || layout === undefined ? null : namedBy(opcode, layout);
  const fields = named === null ? [] : readFields(named.fields, reader).fields;
  reader.end();
  if (named === null) return unread;
  const { name, standard } = named;
  return {
    is: "body",
    body: { name, opcode, standard, fields, fit: { is: "beginning" }, by: "opcode" },
  };
}
