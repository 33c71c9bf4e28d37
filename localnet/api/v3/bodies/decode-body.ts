import type { Field, Fields } from "@/lib/ton/bodies/fields";
import { orderedMessage } from "@/lib/ton/bodies/message-fields";
import { RawCellReader } from "../../../chain/cells/raw-cell-reader";
import type { RawCell } from "../../../chain/cells/raw-cell";
import { attempt } from "../../../indexer/attempt";
import {
  addressTree,
  amountTree,
  bitsText,
  cellTree,
  chunkedText,
  commentIn,
  EMPTY_TREE,
  type Tree,
} from "./body-fields";
import { layoutsOf } from "./body-layouts";
import { readDictionary } from "./body-dictionary";
import { extendedAction, messageApart, outAction } from "./message-tree";
import { extendedActions, outList, signedOrders, wholeDictionary } from "./wallet-layouts";

/**
 * Decodes bodies into the service's JSON. It has the explorer's layouts but not its reader: comparing the two
 * readers reveals a mistake in either.
 */

/** How many levels of cells within the body are decoded, and how many cells in all. */
const LEVELS = 10;
const MOST_CELLS = 256;
const MOST_ACTIONS = 255;
const OPCODE_BITS = 32;
const COMMENT = 0;

interface Limits {
  readonly level: number;
  readonly left: { cells: number };
}

class Unfit extends Error {}

/** Null for a body that fits no layout. Like the service, ignores what follows the fields. */
export function decodeBody(cell: RawCell): Tree | null {
  return decodeCell(cell, { level: LEVELS, left: { cells: MOST_CELLS } });
}

function decodeCell(cell: RawCell, limits: Limits): Tree | null {
  limits.left.cells -= 1;
  if (limits.left.cells < 0 || cell.exotic || cell.bits < OPCODE_BITS) return null;
  const layouts = layoutsOf(new RawCellReader(cell).uint(OPCODE_BITS));
  for (const { name, fields } of layouts) {
    const reader = new RawCellReader(cell);
    reader.skip(OPCODE_BITS);
    const tree = attempt(() => treeOfFields(name, fields, reader, limits));
    if (tree !== null) return tree;
  }
  return layouts.length > 0 ? null : decodeOrder(cell, limits);
}

/** An order to a wallet has no opcode, so its layout has to fit to the last bit. */
function decodeOrder(cell: RawCell, limits: Limits): Tree | null {
  for (const { name, fields } of signedOrders({ bits: cell.bits, refs: cell.refs.length })) {
    const reader = new RawCellReader(cell);
    const tree = attempt(() => treeOfFields(name, fields, reader, limits));
    if (tree !== null && isDone(reader)) return tree;
  }
  return null;
}

const isDone = ({ bitsLeft, refsLeft }: RawCellReader) => bitsLeft === 0 && refsLeft === 0;

/** Throws where a field does not fit. */
function treeOfFields(name: string | null, fields: Fields, reader: RawCellReader, limits: Limits): Tree {
  const tree: Record<string, unknown> = name === null ? {} : { "@type": name };
  for (const [key, field] of Object.entries(fields)) {
    if (field.is === "beyond") break;
    if (field.is === "when" && isSet(tree[field.flag]) !== field.set) continue;
    if (field.is === "sized text") Object.assign(tree, sizedText(key, reader));
    else if (field.is === "unnamed")
      Object.assign(tree, withoutType(decodeField(field.field, reader, limits)));
    else tree[key] = decodeField(field, reader, limits);
  }
  return tree;
}

const isSet = (value: unknown) => value === true || (typeof value === "string" && value !== "0");

function withoutType(tree: unknown): object {
  const { "@type": _, ...fields } = Object(tree);
  return fields;
}

function sizedText(key: string, reader: RawCellReader): Tree {
  const len = reader.uint(8);
  return { len: String(len), [key]: bitsText(reader, len * 8) };
}

type Read = (reader: RawCellReader, limits: Limits) => unknown;

/** Fields that the service reads differently from the explorer. */
const READERS: ReadonlyMap<Field, Read> = new Map<Field, Read>([
  [orderedMessage, (reader, limits) => decodeField(messageApart, reader, limits)],
  [outList, (reader, limits) => outListTree(reader.ref(), limits)],
  [extendedActions, extendedTree],
  [wholeDictionary, (reader, limits) => dictionaryTree(wholeDictionary, reader.ref(), limits)],
]);

function decodeField(field: Field, reader: RawCellReader, limits: Limits): unknown {
  const read = READERS.get(field);
  if (read !== undefined) return read(reader, limits);
  switch (field.is) {
    case "uint":
    case "time":
      return String(reader.big(field.bits));
    case "int":
      return String(BigInt.asIntN(field.bits, reader.big(field.bits)));
    case "send mode":
      return String(reader.uint(8));
    case "bits":
      return bitsText(reader, field.bits);
    case "coins":
    case "units":
      return amountTree(reader, field.type);
    case "sized uint":
      return amountTree(reader, undefined, field.lengthBits);
    case "flag":
      return reader.bit();
    case "address":
      return addressTree(reader);
    case "account":
      return accountTree(reader);
    case "cell":
      return treeOf(reader.ref(), limits);
    case "rest":
    case "sealed":
    case "beginning":
    case "body":
      return treeOf(reader.rest(), limits);
    case "body apart":
    case "returned":
      return treeOf(reader.ref(), limits);
    case "text":
      return snakeText(reader);
    case "chunked text":
      return chunkedText(reader);
    case "maybe":
      return reader.bit() ? decodeField(field.field, reader, limits) : null;
    case "if referred":
      return reader.refsLeft > 0 ? decodeField(field.field, reader, limits) : null;
    case "either":
      return decodeField(reader.bit() ? field.apart : field.here, reader, limits);
    case "within":
      return decodeWithin(field.field, reader.ref(), limits);
    case "if left":
    case "hidden":
    case "hidden zero":
    case "unnamed":
    case "beyond":
    case "when":
      return decodeField(field.field, reader, limits);
    case "recursive":
      return decodeField(field.field(), reader, limits);
    case "group":
      return treeOfFields(field.name, field.fields, reader, limits);
    case "tagged":
      return decodeVariant(field, reader, limits);
    case "dictionary":
      return reader.bit() ? dictionaryTree(field, reader.ref(), limits) : { "@type": "hashmap_empty" };
    default:
      throw new Unfit(`no layout of the service has a field of this kind: ${field.is}`);
  }
}

function decodeVariant(
  { variants }: Extract<Field, { readonly is: "tagged" }>,
  reader: RawCellReader,
  limits: Limits,
): Tree {
  for (const { prefix, name, fields } of variants) {
    const beginning = reader.clone();
    if (beginning.bitsLeft < prefix.bits || beginning.uint(prefix.bits) !== prefix.value) continue;
    reader.skip(prefix.bits);
    return treeOfFields(name, fields, reader, limits);
  }
  throw new Unfit("none of the forms fits");
}

/** A field in its own cell, which must contain nothing else. */
function decodeWithin(field: Field, cell: RawCell, limits: Limits): unknown {
  if (limits.level <= 0 || cell.exotic) throw new Unfit("too deep");
  const reader = new RawCellReader(cell);
  const value = decodeField(field, reader, { ...limits, level: limits.level - 1 });
  if (!isDone(reader)) throw new Unfit("a cell has more than its fields");
  return value;
}

function accountTree(reader: RawCellReader): Tree {
  const tree = addressTree(reader);
  if (tree["@type"] !== "addr_std") throw new Unfit("not the address of an account");
  return tree;
}

function snakeText(reader: RawCellReader): string {
  const parts: Buffer[] = [];
  for (let at = reader; ; at = new RawCellReader(at.ref())) {
    if (at.bitsLeft % 8 !== 0) throw new Unfit("not a text");
    parts.push(at.bytes(at.bitsLeft / 8));
    if (at.refsLeft === 0) return Buffer.concat(parts).toString("utf8");
  }
}

/** The last action is outermost. */
function outListTree(cell: RawCell, limits: Limits): Tree {
  const cells: RawCell[] = [];
  for (let at = cell; at.bits > 0; at = at.refs[0] ?? at) {
    if (at.refs.length === 0 || cells.length >= MOST_ACTIONS) throw new Unfit("not a list of actions");
    cells.push(at);
  }
  return cells.toReversed().reduce<Tree>(
    (prev, each) => {
      const reader = new RawCellReader(each);
      reader.ref();
      const action = decodeField(outAction, reader, limits);
      if (!isDone(reader)) throw new Unfit("an action has more than its fields");
      return { "@type": "out_list", prev, action };
    },
    { "@type": "out_list_empty" },
  );
}

function extendedTree(reader: RawCellReader, limits: Limits): Tree {
  const action = decodeField(extendedAction, reader, limits);
  if (reader.refsLeft === 0) return { "@type": "extended_list_last", action };
  if (limits.level <= 0) throw new Unfit("too deep");
  const inner = new RawCellReader(reader.ref());
  const prev = extendedTree(inner, { ...limits, level: limits.level - 1 });
  if (!isDone(inner)) throw new Unfit("an action has more than its fields");
  return { "@type": "extended_list_action", action, prev };
}

function dictionaryTree(field: Field, root: RawCell, limits: Limits): Tree {
  if (field.is !== "dictionary") throw new Unfit("not a dictionary");
  const items = readDictionary(root, field.keyBits).map(({ key, reader }) => {
    const value = decodeField(field.item, reader, limits);
    if (!isDone(reader)) throw new Unfit("an entry has more than its fields");
    return { key, value };
  });
  return { "@type": "hashmap_root", items };
}

/** A cell that cannot be decoded or is too deep is written as a BoC. */
function treeOf(cell: RawCell, limits: Limits): Tree {
  if (cell.bits === 0 && cell.refs.length === 0) return EMPTY_TREE;
  const inner = { ...limits, level: limits.level - 1 };
  return (limits.level > 0 ? decodePayload(cell, inner) : null) ?? cellTree(cell);
}

/** Most payloads are text comments. */
function decodePayload(cell: RawCell, limits: Limits): Tree | null {
  if (cell.exotic || cell.bits < OPCODE_BITS) return null;
  const text = new RawCellReader(cell).uint(OPCODE_BITS) === COMMENT ? commentIn(cell) : null;
  return text === null ? decodeCell(cell, limits) : { "@type": "text_comment", text };
}
