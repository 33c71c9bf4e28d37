import { isOpcode, type Opcode } from "../contract/opcode";
import { opcodeName } from "../contract/opcode-names";
import type { BodyReader, Place } from "./body-reader";
import { cellsOf, readFields, type Field } from "./fields";
import type { Layout } from "./layout";
import type { Body, Fit, Value } from "./value";

const OPCODE_BITS = 32;

type Named = Pick<Layout, "name" | "standard" | "fields" | "exact"> & { readonly name: string };

/** Reads all fields of a layout. What does not fit shows none of them: a wrong value is worse than none. */
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
  return { ...layout, name: layout.name ?? opcodeName(opcode) ?? opcode };
}

/** A body by the number that it began with; null where that is not known. */
export function readByOpcode(reader: BodyReader, opcode: Opcode, place: Place): Body | null {
  const layout = reader.left.layoutOf(opcode, place);
  if (layout === null) return null;
  return readLayout(namedBy(opcode, layout), reader, opcode, layout.at === undefined ? "opcode" : "account");
}

/** What somebody put into a message: a body of its own, cells that nobody knows, or nothing. */
function readWithin(reader: BodyReader, place: Place): Value {
  if (reader.isDone) return { is: "none" };
  const unread = cellsLeft(reader);
  const opcode = takeOpcode(reader);
  const body = opcode === null ? null : readByOpcode(reader, opcode, place);
  reader.end();
  return body === null ? unread : { is: "body", body };
}

function cellsLeft(reader: BodyReader): Value {
  return { is: "cells", hash: null, bits: reader.bitsLeft, refs: reader.refsLeft };
}

/** In this cell, to its end, or in one of its own: a bit says which. */
const either =
  (place: Place): Field =>
  (reader) => {
    const isApart = reader.uint(1);
    return isApart === null ? null : isApart === 1n ? apart(place)(reader) : readWithin(reader, place);
  };

/** In a cell of its own. */
const apart =
  (place: Place): Field =>
  (reader) => {
    const cell = reader.nextCell();
    if (cell === null) return null;
    const inner = reader.within(cell);
    const value = inner === null ? cellsOf(cell) : readWithin(inner, place);
    return value.is === "cells" ? cellsOf(cell) : value;
  };

const PAYLOAD: Place = { is: "payload", kinds: [] };
const MESSAGE: Place = { is: "message", kinds: [] };

/** What is handed on to whoever gets the tokens. */
export const payload = either(PAYLOAD);
/** The body of a message that is within something else. */
export const messageBody = either(MESSAGE);
export const messageBodyApart = apart(MESSAGE);

/** What came back of a body: as many of its first bits as fitted. */
export const beginning: Field = (reader) => {
  const unread = cellsLeft(reader);
  const opcode = takeOpcode(reader);
  const layout = opcode === null ? null : reader.left.layoutOf(opcode, MESSAGE);
  const named = opcode === null || layout === null ? null : namedBy(opcode, layout);
  const fields = named === null ? [] : readFields(named.fields, reader).fields;
  reader.end();
  if (named === null) return unread;
  const { name, standard } = named;
  return {
    is: "body",
    body: { name, opcode, standard, fields, fit: { is: "beginning" }, by: "opcode" },
  };
};
