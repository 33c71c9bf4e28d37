import type { Cell } from "@ton/core";

/** Bytes of a cell and of the chain of first references behind it; null when there are half ones. */
export function snakeOf(root: Cell, skipBits: number): Uint8Array | null {
  const parts: Buffer[] = [];
  let cell: Cell | undefined = root;
  for (let skip = skipBits; cell !== undefined; skip = 0) {
    if (cell.isExotic || cell.bits.length < skip || (cell.bits.length - skip) % 8 !== 0) return null;
    const slice = cell.beginParse().skip(skip);
    parts.push(slice.loadBuffer(slice.remainingBits / 8));
    cell = cell.refs[0];
  }
  return Buffer.concat(parts);
}
