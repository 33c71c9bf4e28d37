import { bits, int, uint, type Field } from "../bodies/fields";

/** How many bits a field of a kind can have; bytes are counted in bits. */
const MOST_BITS = { uint: 256, int: 257, bits: 1_023, bytes: 1_016 } as const;
export type SizedKind = keyof typeof MOST_BITS;

const SIZED = /^(uint|int|bits|bytes)([1-9]\d{0,3})$/;

export function isSizedKind(kind: string): kind is SizedKind {
  return Object.hasOwn(MOST_BITS, kind);
}

/** A kind with its size, as languages and standards write it: `uint32`, `bytes64`. The size is in the unit of the kind. */
export function readSizedName(name: string): { readonly kind: SizedKind; readonly size: number } | null {
  const [, kind = "", digits] = SIZED.exec(name) ?? [];
  return isSizedKind(kind) ? { kind, size: Number(digits) } : null;
}

export function bitsOfSize(kind: SizedKind, size: number): number {
  return kind === "bytes" ? size * 8 : size;
}

/** Null if it has more bits than such a field can have, or none. */
export function sizedField(kind: SizedKind, size: number): Field | null {
  const count = bitsOfSize(kind, size);
  if (count < 1 || count > MOST_BITS[kind]) return null;
  if (kind === "uint") return uint(count);
  return kind === "int" ? int(count) : bits(count);
}
