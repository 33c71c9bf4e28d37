import type { Address } from "../../ton/address/address";

/** A value of a get method's arguments, as it is typed. What the service is given is a `StackValue`. */
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

/** What the arguments of a call may be. In a URL there is room for some, since servers take URLs of 8 kB; a form can post more. */
export const STACK_LIMITS = { characters: 6_000, posted: 200_000, entries: 256, depth: 32 } as const;

/** The range of a number of the TVM: 257 bits with a sign. */
export const INT_LIMIT = 2n ** 256n;

/** A name in the form of resolvers has 127 bytes at most: one more than the name itself. */
export const MAX_DOMAIN_BYTES = 126;
