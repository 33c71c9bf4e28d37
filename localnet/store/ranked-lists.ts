/**
 * Every list that can be paged. A list has a key (an account, an opcode, …); its items have consecutive
 * ranks from zero, by logical time and then by order of arrival.
 */
export const LIST = {
  blocks: 0,
  blocksOfChain: 1,
  transactions: 2,
  transactionsOf: 3,
  transactionsOfChain: 4,
  transactionsReceivingOpcode: 5,
  transactionsSendingOpcode: 6,
  /** Transactions that are in both of the lists above. */
  transactionsPassingOpcode: 7,
  transactionsReceivingBody: 8,
  transactionsSendingBody: 9,
  transactionsPassingBody: 10,
  traces: 11,
  tracesOf: 12,
} as const;

/** Messages have one list per kind, so that filtering by kind costs nothing: list number = base + kind. */
export const MESSAGES = { all: 16, from: 20, to: 24, withOpcode: 28, withBody: 32 } as const;

export const MESSAGE_KIND = { externalIn: 0, internal: 1, externalOut: 2 } as const;
export type MessageKind = (typeof MESSAGE_KIND)[keyof typeof MESSAGE_KIND];

/** The key of lists that have only one. */
export const ONLY_KEY = 0;

export interface ListKey {
  readonly list: number;
  /** A 64-bit number: bodies are keyed by the fingerprint of their hash. */
  readonly key: number | bigint;
}

/** An entry of a list: the row id of the item and the logical time that it is sorted by. */
export interface ListEntry {
  readonly lt: bigint;
  readonly item: number;
}

export function compareEntries(a: ListEntry, b: ListEntry): number {
  return a.lt < b.lt ? -1 : a.lt > b.lt ? 1 : a.item - b.item;
}
