import type { Address } from "../../ton/address/address";
import type { Hash } from "../../ton/value/hash";
import type { Opcode } from "../../ton/contract/opcode";

/** What every list of messages can be narrowed by. Null is no filter. */
interface MessageTraits {
  readonly opcode: Opcode | null;
  /** The hash of the body. */
  readonly body: Hash | null;
  /** In Unix seconds; from a moment on, and up to one. */
  readonly from: number | null;
  readonly until: number | null;
  /** The logical time at which they were sent. */
  readonly fromLt: bigint | null;
  readonly untilLt: bigint | null;
}

/**
 * Ways of messages, as seen from an account. The service looks for a sender or for a receiver, not for either:
 * so what came and what went are two lists.
 */
export const MESSAGE_WAYS = ["in", "out", "outside", "logs"] as const;
export type MessageWay = (typeof MESSAGE_WAYS)[number];

/** Which messages of an account a list is of. */
export interface AccountMessageFilter extends MessageTraits {
  readonly way: MessageWay;
}

/** Nobody on chain: messages from outside come from there, logs go there. */
export const OUTSIDE = "external";
export type MessageEnd = Address | typeof OUTSIDE;

export const MESSAGE_SIDES = ["in", "out"] as const;
export type MessageSide = (typeof MESSAGE_SIDES)[number];

/** Only those that come from outside or go there, or none of them. */
export const EXTERNALS = ["only", "none"] as const;
export type Externals = (typeof EXTERNALS)[number];

/** Which messages of all accounts a list is of. */
export interface MessageFilter extends MessageTraits {
  readonly hash: Hash | null;
  readonly source: MessageEnd | null;
  readonly destination: MessageEnd | null;
  /** Those that a transaction received, or sent. */
  readonly side: MessageSide | null;
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

export const ALL_OF_ACCOUNT: AccountMessageFilter = { way: "in", ...ANY_TRAITS };

export const ALL_MESSAGES: MessageFilter = {
  hash: null,
  source: null,
  destination: null,
  side: null,
  externals: null,
  oldestFirst: false,
  ...ANY_TRAITS,
};

/** Messages from outside have no time of their own: bounds in time leave them out. */
export const TIMELESS = { from: null, until: null, fromLt: null, untilLt: null };

export function isBounded({ from, until, fromLt, untilLt }: MessageTraits): boolean {
  return [from, until, fromLt, untilLt].some((bound) => bound !== null);
}

/** Whether new ones can come at the start of the list. */
export function isOpenEnded({ until, untilLt }: MessageTraits): boolean {
  return until === null && untilLt === null;
}

/** As a query of an account's page; what is so unless said otherwise is not written. */
export function writeAccountMessageFilter(filter: AccountMessageFilter): URLSearchParams {
  return written([["direction", filter.way === ALL_OF_ACCOUNT.way ? null : filter.way], ...traitsOf(filter)]);
}

/** As a query of the page of all messages. */
export function writeMessageFilter(filter: MessageFilter): URLSearchParams {
  return written([
    ["source", filter.source],
    ["destination", filter.destination],
    ["direction", filter.side],
    ["externals", filter.externals],
    ["hash", filter.hash],
    ["sort", filter.oldestFirst ? "asc" : null],
    ...traitsOf(filter),
  ]);
}

type Written = readonly [name: string, value: string | number | bigint | null];

function traitsOf({ opcode, body, from, until, fromLt, untilLt }: MessageTraits): readonly Written[] {
  return [
    ["opcode", opcode],
    ["body", body],
    ["from", from],
    ["until", until],
    ["from_lt", fromLt],
    ["lt", untilLt],
  ];
}

function written(fields: readonly Written[]): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of fields) if (value !== null) query.set(name, String(value));
  return query;
}
