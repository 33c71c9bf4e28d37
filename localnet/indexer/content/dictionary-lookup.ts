import type { Cell, Slice } from "@ton/core";

function lengthBits(most: number): number {
  return 32 - Math.clz32(most);
}

/** The label of an edge: a part of the key. */
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
 * The value of a dictionary under a key, or null. Reads only the path to that key: a forged dictionary, of a
 * few cells that refer to the next one twice, has too many entries to read all of them.
 */
export function lookUpKey(root: Cell, key: bigint, keyBits: number): Slice | null {
  let cell: Cell | undefined = root;
  for (let left = keyBits; cell !== undefined;) {
    const slice: Slice = cell.beginParse();
    const { bits, length } = readLabel(slice, left);
    if (length > left) return null;
    left -= length;
    const expected = (key >> BigInt(left)) & ((1n << BigInt(length)) - 1n);
    if (bits !== expected) return null;
    if (left === 0) return slice;
    left -= 1;
    cell = cell.refs[Number((key >> BigInt(left)) & 1n)];
  }
  return null;
}
