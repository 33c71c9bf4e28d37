import { type Address, isAddress } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import { isShard, type Shard } from "@/lib/ton/block/shard";

/**
 * Packs a record into bytes: one column is written and read many times faster than thirty. Fields have no
 * names, so each `pack…` function is next to its `unpack…` function, which reads them in the same order.
 */
export class Packer {
  #bytes = Buffer.allocUnsafe(4_096);
  #position = 0;

  #reserve(size: number): void {
    if (this.#position + size <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.#position + size));
    this.#bytes.copy(larger, 0, 0, this.#position);
    this.#bytes = larger;
  }

  /** Returns a copy of the bytes and empties the packer. */
  take(): Uint8Array {
    const packed = Uint8Array.prototype.slice.call(this.#bytes, 0, this.#position);
    this.#position = 0;
    return packed;
  }

  /** An integer from 0 to 2^53 - 1, seven bits per byte. */
  count(value: number): this {
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is not a count`);
    this.#reserve(8);
    let rest = value;
    while (rest >= 128) {
      this.#bytes[this.#position++] = (rest % 128) + 128;
      rest = Math.floor(rest / 128);
    }
    this.#bytes[this.#position++] = rest;
    return this;
  }

  /** A 32-bit integer, signed or unsigned. */
  number(value: number): this {
    return this.count(value < 0 ? -value * 2 - 1 : value * 2);
  }

  flag(value: boolean): this {
    return this.count(value ? 1 : 0);
  }

  /** A non-negative integer of any size. */
  big(value: bigint): this {
    if (value < 0n) throw new RangeError(`${value} is negative`);
    const digits = value.toString(16);
    const size = (digits.length + 1) >> 1;
    this.count(size);
    return this.#hex(digits.length % 2 === 0 ? digits : `0${digits}`, size);
  }

  hash(value: Hash): this {
    return this.#hex(value, 32);
  }

  #hex(digits: string, size: number): this {
    this.#reserve(size);
    this.#position += this.#bytes.write(digits, this.#position, size, "hex");
    return this;
  }

  address(value: Address): this {
    const workchain = value.length === 66 ? 0 : value.startsWith("-1:") ? 1 : 2;
    if (workchain === 2 || value.includes("$")) return this.count(2).text(value);
    return this.count(workchain).#hex(value.slice(-64), 32);
  }

  shard(value: Shard): this {
    return this.#hex(value, 8);
  }

  bytes(value: Uint8Array): this {
    this.count(value.length).#reserve(value.length);
    this.#bytes.set(value, this.#position);
    this.#position += value.length;
    return this;
  }

  text(value: string): this {
    const size = Buffer.byteLength(value);
    this.count(size).#reserve(size);
    this.#position += this.#bytes.write(value, this.#position, size, "utf8");
    return this;
  }

  /** A flag, then the value if there is one. */
  optional<T>(value: T | null, write: (value: T) => void): this {
    this.flag(value !== null);
    if (value !== null) write(value);
    return this;
  }
}

export class Unpacker {
  readonly #bytes: Buffer;
  #position = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  count(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.#bytes[this.#position++] ?? damaged("count");
      if (byte < 128) return value + byte * scale;
      value += (byte - 128) * scale;
    }
  }

  number(): number {
    const value = this.count();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  flag(): boolean {
    return this.count() === 1;
  }

  big(): bigint {
    const size = this.count();
    if (size > 6) return BigInt(`0x${this.#hex(size)}`);
    const value = size === 0 ? 0 : this.#bytes.readUIntBE(this.#position, size);
    this.#position += size;
    return BigInt(value);
  }

  hash(): Hash {
    const value = this.#hex(32);
    return isWhole(value) ? value : damaged("hash");
  }

  #hex(size: number): string {
    this.#position += size;
    return this.#bytes.toString("hex", this.#position - size, this.#position);
  }

  address(): Address {
    const form = this.count();
    if (form === 2) {
      const text = this.text();
      return isAddress(text) ? text : damaged("address");
    }
    const value = `${form === 0 ? "0" : "-1"}:${this.#hex(32).toUpperCase()}`;
    return isWholeAddress(value) ? value : damaged("address");
  }

  shard(): Shard {
    const value = this.#hex(8).toUpperCase();
    return isShard(value) ? value : damaged("shard");
  }

  bytes(): Uint8Array {
    const size = this.count();
    this.#position += size;
    return new Uint8Array(this.#bytes.buffer, this.#bytes.byteOffset + this.#position - size, size);
  }

  text(): string {
    const size = this.count();
    this.#position += size;
    return this.#bytes.toString("utf8", this.#position - size, this.#position);
  }

  optionalHash(): Hash | null {
    return this.flag() ? this.hash() : null;
  }

  optionalAddress(): Address | null {
    return this.flag() ? this.address() : null;
  }

  optionalBig(): bigint | null {
    return this.flag() ? this.big() : null;
  }

  optionalNumber(): number | null {
    return this.flag() ? this.number() : null;
  }

  optionalFlag(): boolean | null {
    return this.flag() ? this.flag() : null;
  }

  optionalBytes(): Uint8Array | null {
    return this.flag() ? this.bytes() : null;
  }
}

/** Digits that were just converted from bytes need no check except of their number. */
function isWhole(digits: string): digits is Hash {
  return digits.length === 64;
}

function isWholeAddress(text: string): text is Address {
  return text.length === text.indexOf(":") + 65;
}

function damaged(field: string): never {
  throw new Error(`a record of the store is damaged: invalid ${field}`);
}
