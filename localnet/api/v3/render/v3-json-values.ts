import type { Hash } from "@/lib/ton/value/hash";

/** Encodings of values in v3 JSON: hashes and cells in base64, amounts as decimal strings. */
export function hashText(hash: Hash): string {
  return Buffer.from(hash, "hex").toString("base64");
}

export function hashOrNull(hash: Hash | null): string | null {
  return hash === null ? null : hashText(hash);
}

export function base64Of(cells: Uint8Array): string {
  return Buffer.from(cells.buffer, cells.byteOffset, cells.byteLength).toString("base64");
}

export function digitsOrNull(amount: bigint | null): string | null {
  return amount === null ? null : String(amount);
}

export const NO_HASH = Buffer.alloc(32).toString("base64");

/** The service sorts the keys of maps by their bytes. */
export function byKey([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

export function currencies(amounts: ReadonlyMap<number, bigint>): Record<string, string> {
  return Object.fromEntries([...amounts].map(([id, amount]) => [String(id), String(amount)]));
}
