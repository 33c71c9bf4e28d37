import { parseHash, type Hash } from "@/lib/ton/value/hash";
import { BagError } from "./read-bag";
import { ordinaryCell, type RawCell } from "./raw-cell";

/** Reads a cell from its first bit. Reading past the end throws `BagError`. */
export class RawCellReader {
  #at = 0;
  #ref = 0;

  constructor(readonly cell: RawCell) {}

  get bitsLeft(): number {
    return this.cell.bits - this.#at;
  }

  get refsLeft(): number {
    return this.cell.refs.length - this.#ref;
  }

  #take(bits: number): number {
    const from = this.#at;
    if (bits > this.cell.bits - from) throw new BagError("a cell ends too early");
    this.#at = from + bits;
    return from;
  }

  bit(): boolean {
    const at = this.#take(1);
    return (((this.cell.data[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
  }

  skip(bits: number): void {
    this.#take(bits);
  }

  /** Up to 48 bits. */
  uint(bits: number): number {
    let at = this.#take(bits);
    const end = at + bits;
    let value = 0;
    while (at < end) {
      const used = at & 7;
      const take = Math.min(8 - used, end - at);
      const part = ((this.cell.data[at >> 3] ?? 0) >> (8 - used - take)) & ((1 << take) - 1);
      value = value * 2 ** take + part;
      at += take;
    }
    return value;
  }

  int(bits: number): number {
    const value = this.uint(bits);
    return value >= 2 ** (bits - 1) ? value - 2 ** bits : value;
  }

  big(bits: number): bigint {
    let value = 0n;
    for (let left = bits; left > 0; left -= 48) {
      const take = Math.min(48, left);
      value = (value << BigInt(take)) | BigInt(this.uint(take));
    }
    return value;
  }

  /** A number prefixed with its length in bytes; the prefix has `lengthBits` bits. */
  sized(lengthBits: number): bigint {
    const bits = this.uint(lengthBits) * 8;
    return bits <= 48 ? BigInt(this.uint(bits)) : this.big(bits);
  }

  coins(): bigint {
    return this.sized(4);
  }

  bytes(length: number): Buffer {
    const at = this.#take(length * 8);
    const first = at >> 3;
    const shift = at & 7;
    if (shift === 0) return this.cell.data.subarray(first, first + length);
    const bytes = Buffer.allocUnsafe(length);
    for (let index = 0; index < length; index += 1) {
      const high = this.cell.data[first + index] ?? 0;
      const low = this.cell.data[first + index + 1] ?? 0;
      bytes[index] = (high << shift) | (low >> (8 - shift));
    }
    return bytes;
  }

  hash(): Hash {
    return parseHash(this.bytes(32).toString("hex"));
  }

  ref(): RawCell {
    const cell = this.cell.refs[this.#ref];
    if (cell === undefined) throw new BagError("a cell has too few references");
    this.#ref += 1;
    return cell;
  }

  maybeRef(): RawCell | null {
    return this.bit() ? this.ref() : null;
  }

  /** A copy at the same position. */
  clone(): RawCellReader {
    const other = new RawCellReader(this.cell);
    other.#at = this.#at;
    other.#ref = this.#ref;
    return other;
  }

  /** The remaining bits and references as a cell. */
  rest(): RawCell {
    return this.#until(this.cell.bits, this.cell.refs.length);
  }

  /** The part between this position and a later one in the same cell. */
  upTo(later: RawCellReader): RawCell {
    return this.#until(later.#at, later.#ref);
  }

  #until(end: number, lastRef: number): RawCell {
    const bits = end - this.#at;
    const refs = this.cell.refs.slice(this.#ref, lastRef);
    const data = Buffer.alloc((bits + 7) >> 3);
    const whole = bits >> 3;
    this.bytes(whole).copy(data);
    if ((bits & 7) !== 0) {
      const tail = this.uint(bits & 7);
      data[whole] = ((tail << 1) | 1) << (7 - (bits & 7));
    }
    this.#at = end;
    this.#ref = lastRef;
    return ordinaryCell(data, bits, refs);
  }
}
