import { isAddress, type Address } from "../address/address";
import type { CellNode } from "./cell";

type Cell = Pick<CellNode, "data" | "bits"> & Partial<Pick<CellNode, "refs">>;

/** Reads values from the bits of a cell, one after the other. Missing or invalid values read as null. */
export class CellReader {
  readonly #bits: bigint;
  readonly #width: number;
  readonly #end: number;
  readonly #refs: readonly number[];
  #at = 0;
  #ref = 0;

  constructor({ data, bits, refs = [] }: Cell) {
    this.#bits = data === "" ? 0n : BigInt(`0x${data}`);
    this.#width = data.length * 4;
    this.#end = bits;
    this.#refs = refs;
  }

  get bitsLeft(): number {
    return this.#end - this.#at;
  }

  get refsLeft(): number {
    return this.#refs.length - this.#ref;
  }

  /** The index of the next referenced cell. */
  ref(): number | null {
    const index = this.#refs[this.#ref] ?? null;
    if (index !== null) this.#ref += 1;
    return index;
  }

  /** Leaves the rest unread. */
  end(): void {
    this.#at = this.#end;
    this.#ref = this.#refs.length;
  }

  uint(bits: number): bigint | null {
    if (this.#at + bits > this.#end) return null;
    this.#at += bits;
    return BigInt.asUintN(bits, this.#bits >> BigInt(this.#width - this.#at));
  }

  /** The next bits, without consuming them. */
  peek(bits: number): bigint | null {
    const value = this.uint(bits);
    if (value !== null) this.#at -= bits;
    return value;
  }

  /** An amount: four bits with its length in bytes, then the bytes. */
  coins(): bigint | null {
    const bytes = this.uint(4);
    return bytes === null ? null : this.uint(Number(bytes) * 8);
  }

  /** A standard address; null if there is none, and for the rare other kinds. */
  address(): Address | null {
    const kind = this.uint(2);
    if (kind !== 2n || this.uint(1) !== 0n) return null;
    const workchain = this.uint(8);
    const account = this.uint(256);
    if (workchain === null || account === null) return null;
    const text = `${BigInt.asIntN(8, workchain)}:${account.toString(16).padStart(64, "0").toUpperCase()}`;
    return isAddress(text) ? text : null;
  }
}
