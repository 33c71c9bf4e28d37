import type { Address } from "../../ton/address/address";
import type { Hash } from "../../ton/value/hash";
import type { Opcode } from "../../ton/contract/opcode";

/** Filters that all lists of messages share. Null means no filter. */
interface MessageTraits {
  readonly opcode: Opcode | null;
  /** The hash of the body. */
  readonly body: Hash | null;
  /** Unix seconds, inclusive. */
  readonly from: number | null;
  readonly until: number | null;
  /** The logical time at which they were sent. */
  readonly fromLt: bigint | null;
  readonly untilLt: bigint | null;
}

/**
 * Directions, as seen from an account. The service filters by source or by destination, not by either, so
 * incoming and outgoing messages are two lists.
 */
export const ACCOUNT_MESSAGE_DIRECTIONS = ["in", "out", "outside", "logs"] as const;
export type AccountMessageDirection = (typeof ACCOUNT_MESSAGE_DIRECTIONS)[number];

/** The filter of an account's messages. */
export interface AccountMessageFilter extends MessageTraits {
  readonly direction: AccountMessageDirection;
}

/** No account: the source of external messages and the destination of logs. */
export const EXTERNAL = "external";
export type MessageEnd = Address | typeof EXTERNAL;

export const TRANSACTION_SIDES = ["in", "out"] as const;
export type TransactionSide = (typeof TRANSACTION_SIDES)[number];

/** Only external messages and logs, or none of them. */
export const EXTERNALS = ["only", "none"] as const;
export type Externals = (typeof EXTERNALS)[number];

/** The filter of the messages of all accounts. */
export interface MessageFilter extends MessageTraits {
  readonly hash: Hash | null;
  readonly source: MessageEnd | null;
  readonly destination: MessageEnd | null;
  /** Those that a transaction received, or sent. */
  readonly side: TransactionSide | null;
  readonly externals: Externals | null;
  readonly oldestFirst: boolean;
}

const ANY_TRAITS: MessageTraits = {
  opcode: null,
  body: null,
  from: null,
  until: null,
  fromLt: null,
  untilLt: null,
};

export const ALL_OF_ACCOUNT: AccountMessageFilter = { direction: "in", ...ANY_TRAITS };

export const ALL_MESSAGES: MessageFilter = {
  hash: null,
  source: null,
  destination: null,
  side: null,
  externals: null,
  oldestFirst: false,
  ...ANY_TRAITS,
};

/** External messages have no time, so bounds in time exclude them. */
export const TIMELESS = { from: null, until: null, fromLt: null, untilLt: null };

export function isBounded({ from, until, fromLt, untilLt }: MessageTraits): boolean {
  return [from, until, fromLt, untilLt].some((bound) => bound !== null);
}

/** Whether new rows can arrive at the start of the list. */
export function isOpenEnded({ until, untilLt }: MessageTraits): boolean {
  return until === null && untilLt === null;
}

/** The filter as the query of an account's page; defaults are left out. */
export function writeAccountMessageFilter(filter: AccountMessageFilter): URLSearchParams {
  return queryOf([
    ["direction", filter.direction === ALL_OF_ACCOUNT.direction ? null : filter.direction],
    ...traitsOf(filter),
  ]);
}

/** The filter as the query of the page of all messages. */
export function writeMessageFilter(filter: MessageFilter): URLSearchParams {
  return queryOf([
    ["source", filter.source],
    ["destination", filter.destination],
    ["direction", filter.side],
    ["externals", filter.externals],
    ["hash", filter.hash],
    ["sort", filter.oldestFirst ? "asc" : null],
    ...traitsOf(filter),
  ]);
}

type QueryField = readonly [name: string, value: string | number | bigint | null];

function traitsOf({ opcode, body, from, until, fromLt, untilLt }: MessageTraits): readonly QueryField[] {
  return [
    ["opcode", opcode],
    ["body", body],
    ["from", from],
    ["until", until],
    ["from_lt", fromLt],
    ["lt", untilLt],
  ];
}

function queryOf(fields: readonly QueryField[]): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of fields) if (value !== null) query.set(name, String(value));
  return query;
}
