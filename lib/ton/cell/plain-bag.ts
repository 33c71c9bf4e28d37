import { bytesToHex } from "../value/write-hex";
import { crc32c } from "../value/crc32";
import { isHash, type Hash } from "../value/hash";
import type { BocHeader } from "./boc-header";
import type { CellKind } from "./cell";
import { sha256 } from "./sha256";

/** A parsed cell of a bag. */
export interface BagCell {
  readonly hash: Hash;
  readonly bits: number;
  readonly data: string;
  readonly kind: CellKind;
  readonly depth: number;
  readonly level: number;
  readonly refs: readonly BagCell[];
}

interface PlainCell extends BagCell {
  readonly digest: Uint8Array;
}

const GENERIC = 0xb5ee9c72;
const EXOTIC = 8;
const LIBRARY = 2;
const LIBRARY_BITS = 264;
const CHECKSUM_BYTES = 4;
const MOST_REFS = 4;
const HASH_BYTES = 32;

/** Two descriptors, the data, and a depth and a hash for each reference. */
const scratch = /* @__PURE__ */ new Uint8Array(2 + 128 + MOST_REFS * (2 + HASH_BYTES));

interface RawCell {
  readonly at: number;
  readonly dataTo: number;
  readonly refs: readonly number[];
}

/**
 * The roots of a bag with only ordinary cells and libraries without a level, which is nearly every bag. It takes half
 * as long as `@ton/core`, which lays each cell out bit by bit. Null for every other bag and for anything unusual:
 * those are left to `@ton/core`.
 */
export function readPlainBag(bytes: Uint8Array, header: BocHeader): readonly BagCell[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) !== GENERIC) return null;
  if (header.hasChecksum && !hasChecksum(bytes, view)) return null;
  const raw = rawCells(bytes, header);
  if (raw === null) return null;
  const cells: (PlainCell | undefined)[] = Array.from({ length: raw.length });
  for (let place = raw.length - 1; place >= 0; place -= 1) {
    const row = raw[place];
    const cell = row === undefined ? null : plainCell(bytes, row, cells);
    if (cell === null) return null;
    cells[place] = cell;
  }
  const roots = header.roots.flatMap((place) => cells[place] ?? []);
  return roots.length === header.roots.length ? roots : null;
}

function hasChecksum(bytes: Uint8Array, view: DataView): boolean {
  const end = bytes.length - CHECKSUM_BYTES;
  return crc32c(bytes.subarray(0, end)) === view.getUint32(end, true);
}

/** The position of each cell; null if one is not plain, or refers to anything but a later cell. */
function rawCells(bytes: Uint8Array, { cells, refBytes, cellsFrom, cellsTo }: BocHeader): RawCell[] | null {
  const raw: RawCell[] = [];
  let at = cellsFrom;
  for (let place = 0; place < cells; place += 1) {
    const d1 = bytes[at] ?? 0;
    const dataTo = at + 2 + (((bytes[at + 1] ?? 0) + 1) >> 1);
    const count = d1 & 7;
    const end = dataTo + count * refBytes;
    if ((d1 & ~7 & ~EXOTIC) !== 0 || count > MOST_REFS || end > cellsTo) return null;
    const refs: number[] = [];
    for (let ref = dataTo; ref < end; ref += refBytes) {
      let target = 0;
      for (let byte = 0; byte < refBytes; byte += 1) target = target * 256 + (bytes[ref + byte] ?? 0);
      if (target <= place || target >= cells) return null;
      refs.push(target);
    }
    raw.push({ at, dataTo, refs });
    at = end;
  }
  return at === cellsTo ? raw : null;
}

function plainCell(
  bytes: Uint8Array,
  { at, dataTo, refs: places }: RawCell,
  cells: readonly (PlainCell | undefined)[],
): PlainCell | null {
  const refs = places.flatMap((place) => cells[place] ?? []);
  const data = bytes.slice(at + 2, dataTo);
  const bits = bitsOf(bytes[at + 1] ?? 0, data);
  const isExotic = (bytes[at] ?? 0) >= EXOTIC;
  if (bits === null) return null;
  if (isExotic && (data[0] !== LIBRARY || bits !== LIBRARY_BITS || refs.length > 0)) return null;
  const depth = refs.reduce((most, ref) => Math.max(most, ref.depth + 1), 0);
  const digest = digestOf(bytes.subarray(at, dataTo), refs);
  const hash = bytesToHex(digest);
  if (!isHash(hash)) return null;
  clearMark(bits, data);
  const kind = isExotic ? "library" : "ordinary";
  return { hash, bits, data: bytesToHex(data), kind, depth, level: 0, refs, digest };
}

/** Where the last byte is not full, its last 1 marks where the bits end. */
function bitsOf(d2: number, data: Uint8Array): number | null {
  if (d2 % 2 === 0) return data.length * 8;
  const last = data.at(-1) ?? 0;
  const unused = 32 - Math.clz32(last & -last);
  return (last & 0x7f) === 0 ? null : data.length * 8 - unused;
}

function clearMark(bits: number, data: Uint8Array): void {
  const last = data.length - 1;
  if (bits % 8 !== 0) data[last] = (data[last] ?? 0) & (0xff << (8 - (bits % 8)));
}

function digestOf(start: Uint8Array, refs: readonly PlainCell[]): Uint8Array {
  scratch.set(start);
  let at = start.length;
  for (const { depth } of refs) {
    scratch[at] = depth >> 8;
    scratch[at + 1] = depth & 255;
    at += 2;
  }
  for (const { digest } of refs) {
    scratch.set(digest, at);
    at += HASH_BYTES;
  }
  return sha256(scratch.subarray(0, at));
}
