import { ordinaryCell, type RawCell } from "./raw-cell";

const MAX_BYTES = 128;

/** Builds a cell from its first bit. */
export class RawCellWriter {
  readonly #data = Buffer.alloc(MAX_BYTES);
  readonly #refs: RawCell[] = [];
  #at = 0;

  uint(value: number | bigint, bits: number): this {
    let left = BigInt.asUintN(bits, BigInt(value));
    for (let bit = this.#at + bits - 1; bit >= this.#at; bit -= 1) {
      if ((left & 1n) === 1n) this.#data[bit >> 3] = (this.#data[bit >> 3] ?? 0) | (0x80 >> (bit & 7));
      left >>= 1n;
    }
    this.#at += bits;
    return this;
  }

  bit(value: boolean): this {
    return this.uint(value ? 1 : 0, 1);
  }

  hex(digits: string): this {
    return this.uint(BigInt(`0x${digits}`), digits.length * 4);
  }

  ref(cell: RawCell): this {
    this.#refs.push(cell);
    return this;
  }

  end(): RawCell {
    const bits = this.#at;
    const data = Buffer.from(this.#data.subarray(0, (bits + 7) >> 3));
    if ((bits & 7) !== 0) data[bits >> 3] = (data[bits >> 3] ?? 0) | (0x80 >> (bits & 7));
    return ordinaryCell(data, bits, this.#refs);
  }
}
