import { FormatError } from "../value/format-error";

const GENERIC = 0xb5ee9c72;
const INDEXED = 0x68ff65f3;
const INDEXED_WITH_CHECKSUM = 0xacc3a728;
const CHECKSUM_BYTES = 4;
const SMALLEST_CELL = 2;

function broken(reason: string): FormatError {
  return new FormatError("bag of cells", reason);
}

interface Layout {
  hasIndex: boolean;
  hasChecksum: boolean;
  hasRootList: boolean;
  /** Bytes of a number of cells. */
  countBytes: number;
}

function readLayout(view: DataView): Layout {
  if (view.byteLength < 6) throw broken("it is too short");
  const flags = view.getUint8(4);
  switch (view.getUint32(0)) {
    case GENERIC:
      return {
        hasIndex: (flags & 0x80) !== 0,
        hasChecksum: (flags & 0x40) !== 0,
        hasRootList: true,
        countBytes: flags & 7,
      };
    case INDEXED:
      return { hasIndex: true, hasChecksum: false, hasRootList: false, countBytes: flags };
    case INDEXED_WITH_CHECKSUM:
      return { hasIndex: true, hasChecksum: true, hasRootList: false, countBytes: flags };
    default:
      throw broken("it does not begin like a bag of cells");
  }
}

function readUint(view: DataView, at: number, size: number): number {
  if (at + size > view.byteLength) throw broken("it is too short");
  let value = 0;
  for (let byte = 0; byte < size; byte += 1) value = value * 256 + view.getUint8(at + byte);
  return value;
}

export interface BocHeader {
  readonly cells: number;
  /** Indexes of the roots among the cells. */
  readonly roots: readonly number[];
  readonly hasChecksum: boolean;
  /** Bytes of a reference to a cell. */
  readonly refBytes: number;
  /** Where the cells begin and end, in bytes. */
  readonly cellsFrom: number;
  readonly cellsTo: number;
}

/**
 * Compares what the header declares with the actual bytes before anything is allocated for it, so that a few bytes
 * cannot cost a lot of memory or time. The contents of the cells are not checked.
 */
export function checkBocHeader(bytes: Uint8Array, maxCells: number): BocHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { hasIndex, hasChecksum, hasRootList, countBytes } = readLayout(view);
  const offsetBytes = view.getUint8(5);
  if (countBytes < 1 || countBytes > 4) throw broken("it numbers its cells with a wrong number of bytes");
  if (offsetBytes < 1 || offsetBytes > 8) throw broken("it counts its bytes with a wrong number of bytes");
  const cells = readUint(view, 6, countBytes);
  const roots = readUint(view, 6 + countBytes, countBytes);
  const absent = readUint(view, 6 + countBytes * 2, countBytes);
  const dataBytes = readUint(view, 6 + countBytes * 3, offsetBytes);
  if (cells > maxCells) throw broken(`it has ${cells} cells, at most ${maxCells} are read`);
  if (roots < 1 || roots > cells) throw broken("it has a wrong number of roots");
  if (!hasRootList && roots !== 1) throw broken("a bag of this old kind has one root");
  if (absent !== 0) throw broken("some of its cells are absent");
  if (dataBytes < cells * SMALLEST_CELL) throw broken("it declares more cells than there is room for");
  const headerBytes = 6 + countBytes * 3 + offsetBytes + (hasRootList ? roots * countBytes : 0);
  const indexBytes = hasIndex ? cells * offsetBytes : 0;
  const total = headerBytes + indexBytes + dataBytes + (hasChecksum ? CHECKSUM_BYTES : 0);
  if (total !== bytes.length) throw broken(`it is ${bytes.length} bytes long and declares ${total}`);
  const cellsFrom = headerBytes + indexBytes;
  const rootsFrom = 6 + countBytes * 3 + offsetBytes;
  const rootAt = (place: number) => readUint(view, rootsFrom + place * countBytes, countBytes);
  return {
    cells,
    roots: hasRootList ? Array.from({ length: roots }, (_, place) => rootAt(place)) : [0],
    hasChecksum,
    refBytes: countBytes,
    cellsFrom,
    cellsTo: cellsFrom + dataBytes,
  };
}
