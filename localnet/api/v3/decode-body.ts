import type { Field, Fields, Variant } from "@/lib/ton/bodies/fields";
import { RawCellReader } from "../../chain/cells/raw-cell-reader";
import type { RawCell } from "../../chain/cells/raw-cell";
import { attempt } from "../../indexer/attempt";
import {
  addressTree,
  bitsText,
  cellTree,
  chunkedText,
  commentIn,
  EMPTY_TREE,
  varUintTree,
  type Tree,
} from "./body-fields";
import { fieldName, layoutOf, recordName } from "./body-layouts";

/**
 * Reads the explorer's layouts into the JSON of the service. It is a reader of its own, so that a mistake in
 * one of the two shows where both are compared.
 */

/** How many levels of cells within the body are decoded. */
const LEVELS = 4;
const OPCODE_BITS = 32;
const COMMENT = 0;

/** Null for a body without a layout, or one that does not fit it to the last bit. */
export function decodeBody(cell: RawCell, levels: number = LEVELS): Tree | null {
  const reader = new RawCellReader(cell);
  if (reader.bitsLeft < OPCODE_BITS) return null;
  const layout = layoutOf(reader.uint(OPCODE_BITS));
  return layout === null ? null : decodeFields(layout.name, layout.fields, reader, levels);
}

function decodeFields(name: string, fields: Fields, reader: RawCellReader, levels: number): Tree | null {
  return attempt(() => {
    const tree: Record<string, unknown> = { "@type": name };
    for (const [key, field] of Object.entries(fields))
      tree[fieldName(key)] = decodeField(field, reader, levels);
    return reader.bitsLeft === 0 && reader.refsLeft === 0 ? tree : null;
  });
}

function decodeField(field: Field, reader: RawCellReader, levels: number): unknown {
  switch (field.is) {
    case "uint":
    case "time":
      return String(reader.big(field.bits));
    case "bits":
      return bitsText(reader, field.bits);
    case "coins":
    case "units":
      return varUintTree(reader);
    case "flag":
      return reader.bit();
    case "address":
      return addressTree(reader);
    case "cell":
      return cellTree(reader.ref());
    case "chunked text":
      return chunkedText(reader);
    case "maybe":
      return reader.bit() ? decodeField(field.field, reader, levels) : null;
    case "if referred":
      return reader.refsLeft > 0 ? decodeField(field.field, reader, levels) : null;
    case "either":
      return decodeField(reader.bit() ? field.apart : field.here, reader, levels);
    case "within":
      return decodeWithin(field.field, reader.ref(), levels);
    case "body":
      return treeOf(reader.rest(), decodePayload, levels);
    case "body apart":
      return treeOf(reader.ref(), decodePayload, levels);
    default:
      throw new Error(`no layout of the service has a field of this kind: ${field.is}`);
  }
}

type Decode = (cell: RawCell, levels: number) => Tree | null;

/** Cells that cannot be decoded, or are too deep, are written as they are. */
function treeOf(cell: RawCell, decode: Decode, levels: number): Tree {
  if (cell.bits === 0 && cell.refs.length === 0) return EMPTY_TREE;
  return (levels > 0 ? decode(cell, levels - 1) : null) ?? cellTree(cell);
}

function decodeWithin(field: Field, cell: RawCell, levels: number): unknown {
  if (field.is !== "tagged") return decodeField(field, new RawCellReader(cell), levels);
  return treeOf(cell, (inner, below) => decodeRecord(field.variants, inner, below), levels);
}

function decodeRecord(variants: readonly Variant[], cell: RawCell, levels: number): Tree | null {
  for (const { prefix, name, fields } of variants) {
    const reader = new RawCellReader(cell);
    if (reader.bitsLeft >= prefix.bits && reader.uint(prefix.bits) === prefix.value)
      return decodeFields(recordName(name), fields, reader, levels);
  }
  return null;
}

/** What is handed on is a text more often than not. */
function decodePayload(cell: RawCell, levels: number): Tree | null {
  const reader = new RawCellReader(cell);
  if (reader.bitsLeft < OPCODE_BITS) return null;
  const text = reader.uint(OPCODE_BITS) === COMMENT ? commentIn(cell) : null;
  return text === null ? decodeBody(cell, levels) : { "@type": "text_comment", text };
}
