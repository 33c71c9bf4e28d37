import type { Row } from "./database";

/** Column readers, each of which checks the type of the column. */

export function big(row: Row, column: number): bigint {
  const value = row[column];
  if (typeof value !== "bigint") throw wrong("a whole number", column);
  return value;
}

export function integer(row: Row, column: number): number {
  return Number(big(row, column));
}

export function text(row: Row, column: number): string {
  const value = row[column];
  if (typeof value !== "string") throw wrong("a text", column);
  return value;
}

export function bytes(row: Row, column: number): Uint8Array {
  const value = row[column];
  if (value instanceof Uint8Array) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  throw wrong("bytes", column);
}

/** Applies `read` unless the column is null. */
export function optional<T>(read: (row: Row, column: number) => T, row: Row, column: number): T | null {
  return row[column] === null ? null : read(row, column);
}

function wrong(expected: string, column: number): TypeError {
  return new TypeError(`column ${column} is not ${expected}`);
}
