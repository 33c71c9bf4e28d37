import type { Hash } from "../value/hash";

const COIN = 1_000_000_000n;
const DAY = 86_400;

/** The smallest first bid for a name by its length in bytes; longer ones cost as much as the last. */
const LEAST_BIDS: readonly (readonly [length: number, coins: bigint])[] = [
  [4, 100n],
  [5, 50n],
  [6, 40n],
  [7, 30n],
  [8, 20n],
  [9, 10n],
  [10, 5n],
  [11, 1n],
];

export const SHORTEST_LABEL = 4;
/** A query has 127 bytes, of which the zone and the ends of both labels take five. */
export const LONGEST_LABEL = 122;

/** In raw units, since the first 21 months of the collection are over. */
export function leastFirstBid(labelBytes: number): bigint {
  const row = LEAST_BIDS.find(([length]) => labelBytes <= length) ?? LEAST_BIDS.at(-1);
  return (row?.[1] ?? 1n) * COIN;
}

/** A bid has to exceed the one before by a twentieth. */
export function leastNextBid(bid: bigint): bigint {
  return (bid * 105n) / 100n;
}

/** What the collection accepts: small Latin letters, digits, and hyphens between them. */
const MINTABLE = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

export type LabelProblem = "too short" | "too long" | "characters";

/** Why the collection does not mint this name; null if it does. */
export function labelProblem(label: string): LabelProblem | null {
  const { length } = new TextEncoder().encode(label);
  if (!MINTABLE.test(label)) return "characters";
  if (length < SHORTEST_LABEL) return "too short";
  return length > LONGEST_LABEL ? "too long" : null;
}

/** The standard contract uses 366 days. */
const TERM = 366 * DAY;

/** Items whose code uses another term. */
const OTHER_TERMS: Readonly<Record<string, number>> = {
  // The embedded chain's items: a domain's life fits into the history of its scenario.
  f3a03b9b8aa2549ceb1fdbbedc632ff5f64f0c1ad67071894f002d8c57771700: 3 * DAY,
};

/** How long a domain stays with its owner after the last renewal, in seconds. */
export function domainTerm(codeHash: Hash | null): number {
  return (codeHash === null ? undefined : OTHER_TERMS[codeHash]) ?? TERM;
}
