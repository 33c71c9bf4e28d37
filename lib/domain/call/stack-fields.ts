import type { Address } from "../../ton/address/address";
import { CellReader } from "../../ton/cell/cell-reader";
import { readSmallBoc } from "../../ton/cell/small-boc";
import type { StackValue } from "../../toncenter/stack";

/** A standard address with nothing after it. */
const ADDRESS_BITS = 267;

/** A number of a stack; null for any other value. */
export function numberAt(stack: readonly StackValue[], place: number): bigint | null {
  const value = stack[place];
  return value?.type === "num" ? value.value : null;
}

/** An account of a stack; null where there is none, or any other value. */
export function accountAt(stack: readonly StackValue[], place: number): Address | null {
  const value = stack[place];
  if (value?.type !== "slice" && value?.type !== "cell") return null;
  const read = readSmallBoc(value.boc);
  const root = read.is === "read" ? read.graph.cells[read.graph.roots[0] ?? -1] : undefined;
  if (root === undefined || root.kind !== "ordinary" || root.bits !== ADDRESS_BITS) return null;
  return new CellReader(root).address();
}
