/**
 * Every list that can be paged. A list has a key (an account, an opcode, …) and its items stand in it
 * with dense ranks from zero, by logical time and then by arrival.
 */
export const LIST = {
  blocks: 0,
  blocksOfChain: 1,
  transactions: 2,
  transactionsOf: 3,
  transactionsOfChain: 4,
  transactionsReceivingOpcode: 5,
  transactionsSendingOpcode: 6,
  /** Those in both of the lists above. */
  transactionsPassingOpcode: 7,
  transactionsReceivingBody: 8,
  transactionsSendingBody: 9,
  transactionsPassingBody: 10,
  traces: 11,
  tracesOf: 12,
} as const;

/** Messages have a list of each sort for each kind, so that leaving a kind out costs nothing. */
export const MESSAGES = { all: 16, from: 20, to: 24, withOpcode: 28, withBody: 32 } as const;

export const KIND = { externalIn: 0, internal: 1, externalOut: 2 } as const;
export type Kind = (typeof KIND)[keyof typeof KIND];

/** For lists that have one key only. */
export const WHOLE = 0;

export interface ListName {
  readonly list: number;
  /** A number of 64 bits: bodies are keyed by the fingerprint of their hash. */
  readonly key: number | bigint;
}

/** A place in a list. */
export interface Spot {
  readonly lt: bigint;
  readonly item: number;
}

export function compareSpots(a: Spot, b: Spot): number {
  return a.lt < b.lt ? -1 : a.lt > b.lt ? 1 : a.item - b.item;
}
