import { Cell } from "@ton/core";
import { fieldOf } from "@/lib/toncenter/field";
import { stackToLegacy, type StackValue } from "@/lib/toncenter/stack";
import { paddedBits } from "./cell-bytes";
import { Refused } from "./refusal";

/** A cell written out as a tree can be far larger than its cells: beyond this it is left to the reader. */
const MAX_TREE = 10_000;

interface Tree {
  readonly data: { readonly b64: string; readonly len: number };
  readonly refs: Tree[];
  readonly special: boolean;
}

/** Null when the tree would be too large. */
function treeOf(root: Cell): Tree | null {
  const top: Tree[] = [];
  const waiting = [{ cell: root, into: top }];
  let written = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    written += 1;
    if (written > MAX_TREE) return null;
    const { cell, into } = next;
    const b64 = Buffer.from(paddedBits(cell)).toString("base64");
    const node: Tree = { data: { b64, len: cell.bits.length }, refs: [], special: cell.isExotic };
    into.push(node);
    for (const ref of cell.refs.toReversed()) waiting.push({ cell: ref, into: node.refs });
  }
  return top[0] ?? null;
}

function cellEntry(boc: string): unknown {
  const [root] = Cell.fromBoc(Buffer.from(boc, "base64"));
  const object = root === undefined ? null : treeOf(root);
  return ["cell", object === null ? { bytes: boc } : { bytes: boc, object }];
}

function entryOf(value: StackValue): unknown {
  switch (value.type) {
    case "cell":
    case "slice":
      return cellEntry(value.boc);
    case "builder":
      throw new Refused(542, "Unsupported stack entry type: builder");
    case "unknown":
      throw new Refused(542, `Unsupported stack entry type: ${String(fieldOf(value.raw, "type"))}`);
    default:
      return stackToLegacy([value])[0];
  }
}

/** A stack as the interface has always written it: slices look like cells. */
export function legacyEntries(stack: readonly StackValue[]): readonly unknown[] {
  return stack.map(entryOf);
}
