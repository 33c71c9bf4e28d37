import * as v from "valibot";
import { tryAddress } from "../../ton/address/read-address";
import type { Address } from "../../ton/address/address";
import { tryHash, type Hash } from "../../ton/value/hash";
import { ABI_LIMITS } from "../../ton/abi/contract-abi";

/** Per network. A browser stores some five million characters for a site. */
export const MAX_ABIS = 20;
const MAX_TARGETS = 1_000;
const MAX_NAME = 60;

/** The interface of contracts that a visitor has given. */
export interface PrivateAbi {
  readonly name: string;
  /** The original file. */
  readonly text: string;
  readonly addresses: readonly Address[];
  /** All contracts with this code. */
  readonly codeHashes: readonly Hash[];
}

const AbiInStore = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NAME)),
  text: v.pipe(v.string(), v.maxLength(ABI_LIMITS.text)),
  addresses: v.pipe(v.array(v.string()), v.maxLength(MAX_TARGETS)),
  codeHashes: v.pipe(v.array(v.string()), v.maxLength(MAX_TARGETS)),
});

/** Storage is untrusted: returns an interface, or why it is not one. */
export function readPrivateAbi(value: unknown): PrivateAbi | string {
  const read = v.safeParse(AbiInStore, value);
  if (!read.success) return "not an interface";
  const { name, text, addresses, codeHashes } = read.output;
  return {
    name,
    text,
    addresses: addresses.flatMap((each) => tryAddress(each) ?? []),
    codeHashes: codeHashes.flatMap((each) => tryHash(each) ?? []),
  };
}

/** A valid name, derived from that of a file. */
export function abiNameOf(text: string): string {
  const name = text
    .replace(/\.(abi|json|tlb|txt)$/i, "")
    .trim()
    .slice(0, MAX_NAME);
  return name === "" ? "Contract" : name;
}
