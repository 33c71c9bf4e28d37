import * as v from "valibot";
import { fieldOf } from "./field-of";
import type { Schema } from "./schema";
import { translate, type TranslationStep } from "./translate-tree";

/**
 * One value of a TVM stack, read from any of the service's three spellings. The empty list is `null`, as
 * in the TVM itself; a value of unknown form is kept as received.
 */
export type StackValue =
  | { readonly type: "num"; readonly value: bigint }
  | { readonly type: "cell" | "slice" | "builder"; readonly boc: string }
  | { readonly type: "tuple" | "list"; readonly items: readonly StackValue[] }
  | { readonly type: "null" }
  | { readonly type: "unknown"; readonly raw: unknown };

/** Deeper values are not parsed, so that code may walk a stack by recursion. */
const MAX_DEPTH = 512;

type Reading = TranslationStep<unknown, StackValue> | null;

const NULL: StackValue = { type: "null" };

const NUMBER = /^([+-]?)(0x[0-9a-f]{1,65}|\d{1,78})$/i;
const LIMIT = 2n ** 256n;

function num(input: unknown): Reading {
  const text = typeof input === "number" && Number.isSafeInteger(input) ? String(input) : input;
  const [, sign, digits] = (typeof text === "string" ? NUMBER.exec(text) : null) ?? [];
  if (digits === undefined) return null;
  const value = sign === "-" ? -BigInt(digits) : BigInt(digits);
  return value >= -LIMIT && value < LIMIT ? { out: { type: "num", value } } : null;
}

function cell(type: "cell" | "slice" | "builder", boc: unknown): Reading {
  return typeof boc === "string" && boc !== "" ? { out: { type, boc } } : null;
}

function nest(type: "tuple" | "list", entries: unknown): Reading {
  if (!Array.isArray(entries)) return null;
  if (type === "list" && entries.length === 0) return { out: NULL };
  const items: StackValue[] = [];
  return { out: { type, items }, inside: { from: entries, into: items } };
}

function readStd(entry: unknown): Reading {
  switch (fieldOf(entry, "@type")) {
    case "tvm.stackEntryNumber":
      return num(fieldOf(fieldOf(entry, "number"), "number"));
    case "tvm.stackEntryCell":
      return cell("cell", fieldOf(fieldOf(entry, "cell"), "bytes"));
    case "tvm.stackEntrySlice":
      return cell("slice", fieldOf(fieldOf(entry, "slice"), "bytes"));
    case "tvm.stackEntryTuple":
      return nest("tuple", fieldOf(fieldOf(entry, "tuple"), "elements"));
    case "tvm.stackEntryList":
      return nest("list", fieldOf(fieldOf(entry, "list"), "elements"));
    default:
      return null;
  }
}

/** Common to the legacy and the v3 spelling: a short tag and a value, which v2 wraps once more. */
function readTagged(tag: unknown, value: unknown): Reading {
  switch (tag) {
    case "num":
    case "int":
      return num(value);
    case "cell":
    case "tvm.Cell":
      return cell("cell", fieldOf(value, "bytes") ?? value);
    case "slice":
    case "tvm.Slice":
      return cell("slice", fieldOf(value, "bytes") ?? value);
    case "builder":
    case "tvm.Builder":
      return cell("builder", fieldOf(value, "bytes") ?? value);
    case "tuple":
    case "tvm.Tuple":
      return nest("tuple", fieldOf(value, "elements") ?? value);
    case "list":
    case "tvm.List":
      return nest("list", fieldOf(value, "elements") ?? value);
    case "null":
      return { out: NULL };
    default:
      return null;
  }
}

/** Pairs at the top level; the content of tuples and lists is spelled as in std. */
const readLegacy = (entry: unknown): Reading =>
  Array.isArray(entry) ? readTagged(entry[0], entry[1]) : readStd(entry);

const readV3 = (entry: unknown): Reading =>
  fieldOf(entry, "type") === undefined
    ? readLegacy(entry)
    : readTagged(fieldOf(entry, "type"), fieldOf(entry, "value"));

function stackOf(read: (entry: unknown) => Reading): Schema<readonly StackValue[]> {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((entries) =>
      translate<unknown, StackValue>(entries, (entry, depth) => {
        const reading = depth < MAX_DEPTH ? read(entry) : null;
        return reading ?? { out: { type: "unknown", raw: entry } };
      }),
    ),
  );
}

export const stackFromLegacy = stackOf(readLegacy);
export const stackFromStd = stackOf(readStd);
export const stackFromV3 = stackOf(readV3);

type Writing = TranslationStep<StackValue, unknown>;

const hex = (value: bigint): string =>
  value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`;

function writeStd(entry: StackValue): Writing {
  const into: unknown[] = [];
  switch (entry.type) {
    case "num":
      return {
        out: {
          "@type": "tvm.stackEntryNumber",
          number: { "@type": "tvm.numberDecimal", number: String(entry.value) },
        },
      };
    case "cell":
      return { out: { "@type": "tvm.stackEntryCell", cell: { "@type": "tvm.cell", bytes: entry.boc } } };
    case "slice":
      return { out: { "@type": "tvm.stackEntrySlice", slice: { "@type": "tvm.slice", bytes: entry.boc } } };
    case "builder":
      return { out: { "@type": "tvm.stackEntryUnsupported" } };
    case "tuple":
      return {
        out: { "@type": "tvm.stackEntryTuple", tuple: { "@type": "tvm.tuple", elements: into } },
        inside: { from: entry.items, into },
      };
    case "list":
      return {
        out: { "@type": "tvm.stackEntryList", list: { "@type": "tvm.list", elements: into } },
        inside: { from: entry.items, into },
      };
    case "null":
      return { out: { "@type": "tvm.stackEntryList", list: { "@type": "tvm.list", elements: [] } } };
    default:
      return { out: entry.raw };
  }
}

const LEGACY_TAG = { cell: "tvm.Cell", slice: "tvm.Slice", builder: "tvm.Builder" } as const;

function writeLegacy(entry: StackValue): Writing {
  const elements: unknown[] = [];
  switch (entry.type) {
    case "num":
      return { out: ["num", hex(entry.value)] };
    case "cell":
    case "slice":
    case "builder":
      return { out: [LEGACY_TAG[entry.type], entry.boc] };
    case "tuple":
    case "list":
      return {
        out: [entry.type, { "@type": `tvm.${entry.type}`, elements }],
        inside: { from: entry.items, into: elements },
      };
    case "null":
      return { out: ["list", { "@type": "tvm.list", elements }] };
    default:
      return { out: entry.raw };
  }
}

function writeV3(entry: StackValue): Writing {
  const value: unknown[] = [];
  switch (entry.type) {
    case "num":
      return { out: { type: "num", value: hex(entry.value) } };
    case "cell":
    case "slice":
    case "builder":
      return { out: { type: entry.type, value: entry.boc } };
    case "tuple":
    case "list":
      return { out: { type: entry.type, value }, inside: { from: entry.items, into: value } };
    case "null":
      return { out: { type: "null" } };
    default:
      return { out: entry.raw };
  }
}

export function stackToLegacy(stack: readonly StackValue[]): unknown[] {
  return translate(stack, (entry, depth) => (depth === 0 ? writeLegacy(entry) : writeStd(entry)));
}

export function stackToStd(stack: readonly StackValue[]): unknown[] {
  return translate(stack, writeStd);
}

export function stackToV3(stack: readonly StackValue[]): unknown[] {
  return translate(stack, writeV3);
}
