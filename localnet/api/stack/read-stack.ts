import { Cell, type Slice } from "@ton/core";
import type { StackValue } from "@/lib/toncenter/stack";

/** Limits of a result stack: a few cells can expand to an exponential number of entries. */
export const MAX_DEPTH = 100;
const MAX_ENTRIES = 20_000;

export class StackTooDeep extends Error {
  override readonly name = "StackTooDeep";
}

interface Budget {
  entries: number;
}

/** Parses a serialized TVM stack, bottom entry first. */
export function readStack(boc: Uint8Array): readonly StackValue[] {
  const [root] = Cell.fromBoc(Buffer.from(boc));
  if (root === undefined) return [];
  const budget = { entries: MAX_ENTRIES };
  const values: StackValue[] = [];
  let rest = root.beginParse();
  for (let left = rest.loadUint(24); left > 0; left -= 1) {
    const below = rest.loadRef();
    values.push(readValue(rest, 0, budget));
    rest = below.beginParse();
  }
  return values.toReversed();
}

/** A value that the API cannot represent. The type appears in the error message. */
const unsupported = (type: string): StackValue => ({
  type: "unknown",
  raw: { "@type": "tvm.stackEntryUnsupported", type },
});

function readValue(slice: Slice, depth: number, budget: Budget): StackValue {
  budget.entries -= 1;
  if (depth >= MAX_DEPTH || budget.entries < 0) throw new StackTooDeep();
  switch (slice.loadUint(8)) {
    case 0:
      return { type: "null" };
    case 1:
      return { type: "num", value: slice.loadIntBig(64) };
    case 2:
      // 7 bits of the second byte are the tag, the last one is the sign bit of the number.
      return slice.loadUint(7) === 0 ? { type: "num", value: slice.loadIntBig(257) } : unsupported("nan");
    case 3:
      return { type: "cell", boc: textOf(slice.loadRef()) };
    case 4:
      return { type: "slice", boc: textOf(sliceCellOf(slice)) };
    case 5:
      return { type: "builder", boc: textOf(slice.loadRef()) };
    case 7:
      return readTuple(elementsOf(slice), depth, budget);
    default:
      return unsupported("cont");
  }
}

const textOf = (cell: Cell): string => cell.toBoc().toString("base64");

/** A slice is stored as a cell with start and end offsets for bits and refs. */
function sliceCellOf(slice: Slice): Cell {
  const cell = slice.loadRef();
  const [bitsFrom, bitsTo] = [slice.loadUint(10), slice.loadUint(10)];
  const [refsFrom, refsTo] = [slice.loadUint(3), slice.loadUint(3)];
  const whole =
    bitsFrom === 0 && refsFrom === 0 && bitsTo === cell.bits.length && refsTo === cell.refs.length;
  if (whole) return cell;
  return new Cell({
    bits: cell.bits.substring(bitsFrom, bitsTo - bitsFrom),
    refs: cell.refs.slice(refsFrom, refsTo),
  });
}

/** The cells of the elements of a tuple, which is nested with the last element outermost. */
function elementsOf(slice: Slice): readonly Cell[] {
  const elements: Cell[] = [];
  let at = slice;
  let left = slice.loadUint(16);
  for (; left > 2; left -= 1) {
    const before = at.loadRef();
    elements.push(at.loadRef());
    at = before.beginParse();
  }
  const rest: Cell[] = [];
  for (; left > 0; left -= 1) rest.push(at.loadRef());
  return [...rest, ...elements.toReversed()];
}

/** Nested pairs that end with null are a Lisp-style list. */
function readTuple(elements: readonly Cell[], depth: number, budget: Budget): StackValue {
  const heads = listOf(elements, budget);
  const items = (cells: readonly Cell[]) =>
    cells.map((cell) => readValue(cell.beginParse(true), depth + 1, budget));
  return heads === null ? { type: "tuple", items: items(elements) } : { type: "list", items: items(heads) };
}

function listOf(elements: readonly Cell[], budget: Budget): readonly Cell[] | null {
  const heads: Cell[] = [];
  for (let pair = elements; pair.length === 2;) {
    const [head, tail] = pair;
    if (head === undefined || tail === undefined) return null;
    budget.entries -= 1;
    if (budget.entries < 0) throw new StackTooDeep();
    heads.push(head);
    const rest = tail.beginParse(true);
    const tag = rest.loadUint(8);
    if (tag === 0) return heads;
    if (tag !== 7) return null;
    pair = elementsOf(rest);
  }
  return null;
}
