import type { RawCell } from "./raw-cell";

const HEADER = Buffer.from("b5ee9c72", "hex");
const WITH_CHECKSUM = 0x40;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0x82f63b78 : 0);
  return value;
});

function crc32c(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}

function bytesFor(value: number): number {
  return value < 0x100 ? 1 : value < 0x10000 ? 2 : 3;
}

/** All distinct cells, each before those that it refers to. */
function order(root: RawCell): readonly RawCell[] {
  if (root.refs.length === 0) return [root];
  const done = new Set<string>();
  const finished: RawCell[] = [];
  const visit = (cell: RawCell) => {
    if (done.has(cell.hash)) return;
    done.add(cell.hash);
    for (const ref of cell.refs.toReversed()) visit(ref);
    finished.push(cell);
  };
  visit(root);
  return finished.toReversed();
}

/** Writes a bag with a checksum and without an index, as the TON Center service does. */
export function writeBag(root: RawCell): Buffer {
  const cells = order(root);
  const indexes = new Map(cells.map((cell, index) => [cell.hash, index]));
  const refBytes = bytesFor(cells.length);
  const size = cells.reduce((sum, cell) => sum + 2 + cell.data.length + cell.refs.length * refBytes, 0);
  const offsetBytes = bytesFor(size);
  const bytes = Buffer.allocUnsafe(HEADER.length + 2 + 4 * refBytes + offsetBytes + size + 4);
  HEADER.copy(bytes);
  let at = bytes.writeUInt8(WITH_CHECKSUM | refBytes, HEADER.length);
  at = bytes.writeUInt8(offsetBytes, at);
  for (const count of [cells.length, 1, 0]) at = bytes.writeUIntBE(count, at, refBytes);
  at = bytes.writeUIntBE(size, at, offsetBytes);
  at = bytes.writeUIntBE(0, at, refBytes);
  for (const { descriptor, bits, data, refs } of cells) {
    bytes[at] = descriptor;
    bytes[at + 1] = (bits >> 3) + ((bits + 7) >> 3);
    at += 2 + data.copy(bytes, at + 2);
    for (const ref of refs) at = bytes.writeUIntBE(indexes.get(ref.hash) ?? 0, at, refBytes);
  }
  bytes.writeUInt32LE(crc32c(bytes.subarray(0, at)), at);
  return bytes;
}
