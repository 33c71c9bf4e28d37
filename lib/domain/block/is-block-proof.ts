import { readBoc } from "../../ton/cell/boc";
import { FormatError } from "../../ton/value/format-error";
import type { Hash } from "../../ton/value/hash";

/** The bits of a Merkle proof before the hash of the proven block. */
const TYPE_DIGITS = 2;
const HASH_DIGITS = 64;

/** Parsing the cells computes their hashes, so a proof cannot claim another hash. */
export function isBlockProof(boc: string, root: Hash): boolean | null {
  try {
    const { roots, cells } = readBoc(boc);
    const proof = cells[roots[0] ?? -1];
    if (proof === undefined) return null;
    return proof.kind === "merkle proof" && proof.data.slice(TYPE_DIGITS, TYPE_DIGITS + HASH_DIGITS) === root;
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return null;
  }
}
