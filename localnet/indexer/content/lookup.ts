import type { Cell, Slice } from "@ton/core";

function lengthBits(most: number): number {
  return 32 - Math.clz32(most);
}

/** The part of a key that an edge stands for. */
function readLabel(slice: Slice, left: number): { readonly bits: bigint; readonly length: number } {
  if (!slice.loadBit()) {
    let length = 0;
    while (slice.loadBit()) length += 1;
    return { bits: slice.loadUintBig(length), length };
  }
  if (!slice.loadBit()) {
    const length = slice.loadUint(lengthBits(left));
    return { bits: slice.loadUintBig(length), length };
  }
  const ones = slice.loadBit();
  const length = slice.loadUint(lengthBits(left));
  return { bits: ones ? (1n << BigInt(length)) - 1n : 0n, length };
}

/**
 * The value of a dictionary under a key, or null. It goes down to that key alone: to read all of a dictionary
 * that a stranger made may take for ever, because a few cells that refer twice to the next have no end of entries.
 */
export function lookup(root: Cell, key: bigint, keyBits: number): Slice | null {
  let cell: Cell | undefined = root;
  for (let left = keyBits; cell !== undefined;) {
    const slice: Slice = cell.beginParse();
    const { bits, length } = readLabel(slice, left);
    if (length > left) return null;
    left -= length;
    const wanted = (key >> BigInt(left)) & ((1n << BigInt(length)) - 1n);
    if (bits !== wanted) return null;
    if (left === 0) return slice;
    left -= 1;
    cell = cell.refs[Number((key >> BigInt(left)) & 1n)];
  }
  return null;
}
