import { Cell } from "@ton/core";
import { fieldOf } from "@/lib/toncenter/field-of";
import { stackToLegacy, type StackValue } from "@/lib/toncenter/stack";
import { paddedBits } from "./padded-bits";
import { RefusedRequest } from "../refused-request";

/** A tree can be exponentially larger than its cells. Larger ones are rendered as BoC only. */
const MAX_TREE_CELLS = 10_000;

interface CellTree {
  readonly data: { readonly b64: string; readonly len: number };
  readonly refs: CellTree[];
  readonly special: boolean;
}

/** Null if the tree would be too large. */
function treeOf(root: Cell): CellTree | null {
  const top: CellTree[] = [];
  const stack = [{ cell: root, into: top }];
  let written = 0;
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    written += 1;
    if (written > MAX_TREE_CELLS) return null;
    const { cell, into } = next;
    const b64 = Buffer.from(paddedBits(cell)).toString("base64");
    const node: CellTree = { data: { b64, len: cell.bits.length }, refs: [], special: cell.isExotic };
    into.push(node);
    for (const ref of cell.refs.toReversed()) stack.push({ cell: ref, into: node.refs });
  }
  return top[0] ?? null;
}

function cellEntry(boc: string): unknown {
  const [root] = Cell.fromBoc(Buffer.from(boc, "base64"));
  const object = root === undefined ? null : treeOf(root);
  return ["cell", object === null ? { bytes: boc } : { bytes: boc, object }];
}

function renderEntry(value: StackValue): unknown {
  switch (value.type) {
    case "cell":
    case "slice":
      return cellEntry(value.boc);
    case "builder":
      throw new RefusedRequest(542, "Unsupported stack entry type: builder");
    case "unknown":
      throw new RefusedRequest(542, `Unsupported stack entry type: ${String(fieldOf(value.raw, "type"))}`);
    default:
      return stackToLegacy([value])[0];
  }
}

/** The legacy stack format, in which slices look like cells. */
export function renderLegacyStack(values: readonly StackValue[]): readonly unknown[] {
  return values.map(renderEntry);
}
