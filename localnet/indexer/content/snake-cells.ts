import type { Cell } from "@ton/core";

/** Bytes of a cell and of the chain of its first references; null if a cell does not have whole bytes. */
export function readSnake(root: Cell, skipBits: number): Uint8Array | null {
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
