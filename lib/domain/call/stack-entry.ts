import type { Address } from "../../ton/address/address";

/** An argument of a get method, as typed. The service receives a `StackValue`. */
export type StackEntry =
  | { readonly is: "int"; readonly value: bigint }
  /** In base64, standard alphabet. */
  | { readonly is: "cell" | "slice"; readonly boc: string }
  /** A slice with an address. */
  | { readonly is: "address"; readonly address: Address }
  /** A slice with a name as resolvers take it; "." is the root. */
  | { readonly is: "domain"; readonly name: string }
  /** A slice with text in UTF-8. */
  | { readonly is: "text"; readonly text: string }
  | { readonly is: "tuple" | "list"; readonly items: readonly StackEntry[] }
  | { readonly is: "null" };

export type StackEntryKind = StackEntry["is"];

/**
 * Limits of the arguments of a call. A URL has less room, since servers accept URLs of up to 8 kB; a form can post
 * more.
 */
export const STACK_LIMITS = { characters: 6_000, posted: 200_000, entries: 256, depth: 32 } as const;

/** The range of a number of the TVM: 257 bits with a sign. */
export const INT_LIMIT = 2n ** 256n;

/** A name in the form of resolvers has at most 127 bytes: one more than the name itself. */
export const MAX_DOMAIN_BYTES = 126;
