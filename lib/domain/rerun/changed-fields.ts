import { counted } from "../../text/counted";
import type { NamedValue, SingleValue, Value } from "../../ton/bodies/value";
import type { ChangedField } from "./rerun-report";

/** Values of one structure that are compared. */
const MOST_VALUES = 500;

/** The fields whose values differ between two readings of a structure; fields of nested structures by their paths. */
export function changedFields(
  before: readonly NamedValue[],
  after: readonly NamedValue[],
): readonly ChangedField[] {
  const [old, now] = [textsOf(before), textsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((name) => ({ name, before: old.get(name) ?? "", after: now.get(name) ?? "" }))
    .filter((field) => field.before !== field.after);
}

function textsOf(fields: readonly NamedValue[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = (path: string, value: Value): void => {
    if (found.size >= MOST_VALUES) return;
    if (value.is === "group") addAll(`${path}.`, value.fields);
    else if (value.is === "body") addAll(`${path}.`, value.body.fields);
    else if (value.is === "list") {
      found.set(path, counted(value.items.length, "entry", "entries"));
      for (const [place, item] of value.items.entries()) add(`${path}[${place}]`, item);
    } else if (value.is === "dictionary") {
      found.set(path, counted(value.entries.length, "entry", "entries"));
      for (const entry of value.entries) add(`${path}[${textOf(entry.key)}]`, entry.value);
    } else found.set(path, textOf(value));
  };
  const addAll = (before: string, named: readonly NamedValue[]): void => {
    for (const { name, value } of named) add(`${before}${name}`, value);
  };
  addAll("", fields);
  return found;
}

/** A value in one line. */
function textOf(value: SingleValue): string {
  switch (value.is) {
    case "number":
    case "coins":
    case "units":
    case "time":
      return String(value.value);
    case "flag":
      return value.value ? "yes" : "no";
    case "address":
      return value.address ?? "none";
    case "bits":
      return value.hex;
    case "text":
      return value.text;
    case "none":
      return "none";
    case "cells":
      return value.hash ?? `${counted(value.bits, "bit")}, ${counted(value.refs, "reference")}`;
    case "sealed":
      return counted(value.bytes, "encrypted byte");
  }
}
