import { workchainOf, type Address } from "../../ton/address/address";

interface MessageEnds {
  readonly source: Address | null;
  readonly destination: Address | null;
}

/**
 * Who is at the ends: two accounts, none at the source (an external message), or none at the destination (a log). A
 * service writes an end outside the chain as null, or as the `ext$` address that the contract chose for it.
 */
export type MessageKind = "internal" | "external" | "log";

export function messageKind({ source, destination }: MessageEnds): MessageKind {
  if (!isOnChain(source)) return "external";
  return isOnChain(destination) ? "internal" : "log";
}

/** Whether an end of a message is an account. */
export function isOnChain(end: Address | null): end is Address {
  return end !== null && workchainOf(end) !== null;
}
