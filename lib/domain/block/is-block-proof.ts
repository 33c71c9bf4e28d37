import { readRoot } from "../../ton/cell/read-root";
import type { Hash } from "../../ton/value/hash";

/** The bits of a Merkle proof before the hash of the proven block. */
const TYPE_DIGITS = 2;
const HASH_DIGITS = 64;

/** Parsing the cells computes their hashes, so a proof cannot claim another hash. Null for cells that cannot be read. */
export function isBlockProof(boc: string, root: Hash): boolean | null {
  const proof = readRoot(boc);
  if (proof === null) return null;
  return proof.kind === "merkle proof" && proof.data.slice(TYPE_DIGITS, TYPE_DIGITS + HASH_DIGITS) === root;
}
