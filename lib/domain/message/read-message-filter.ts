import {
  ALL_OF_ACCOUNT,
  EXTERNALS,
  isBounded,
  MESSAGE_SIDES,
  MESSAGE_WAYS,
  OUTSIDE,
  type AccountMessageFilter,
  type MessageEnd,
  type MessageFilter,
} from "./message-filter";
import { parseAddress } from "../../ton/address/read-address";
import type { BadInput, Result } from "../../toncenter/error";
import * as param from "../../toncenter/param";
import { logicalTime, readFields, refuseField, type Fields } from "../filter/read-fields";
import { operation } from "../filter/operation-field";

const ROWS = { one: "a message", many: "messages" };

const end = {
  accepts: `an account address in any form, or ${OUTSIDE}`,
  read: (text: string): MessageEnd => (text === OUTSIDE ? OUTSIDE : parseAddress(text)),
};

/** Reads what the page of an account says: `?direction=…` and what every list of messages takes. */
export function readAccountMessageFilter(query: URLSearchParams): Result<AccountMessageFilter, BadInput> {
  return readFields(query, ROWS, (fields) => {
    const way = fields.pick("direction", MESSAGE_WAYS) ?? ALL_OF_ACCOUNT.way;
    const filter = { way, ...readTraits(fields) };
    refuseTimeless(filter, way === "outside");
    return filter;
  });
}

/** Reads `?source=…&destination=…&direction=…&externals=…&hash=…&sort=…` and what every list of messages takes. */
export function readMessageFilter(query: URLSearchParams): Result<MessageFilter, BadInput> {
  return readFields(query, ROWS, (fields) => {
    const filter = {
      source: fields.one("source", end),
      destination: fields.one("destination", end),
      side: fields.pick("direction", MESSAGE_SIDES),
      externals: fields.pick("externals", EXTERNALS),
      hash: fields.one("hash", param.hash),
      oldestFirst: fields.pick("sort", ["asc", "desc"]) === "asc",
      ...readTraits(fields),
    };
    refuseTimeless(filter, filter.source === OUTSIDE);
    const isOutside = filter.source === OUTSIDE || filter.destination === OUTSIDE;
    if (filter.externals === "none" && isOutside)
      refuseField("externals", "Messages from outside, or to there, are asked for and left out at once.");
    return filter;
  });
}

/** An opcode is a number or the name of an operation. */
function readTraits(fields: Fields) {
  return {
    opcode: fields.one("opcode", operation),
    body: fields.one("body", param.hash),
    from: fields.moment("from"),
    until: fields.moment("until"),
    fromLt: fields.one("from_lt", logicalTime),
    untilLt: fields.one("lt", logicalTime),
  };
}

function refuseTimeless(traits: ReturnType<typeof readTraits>, isFromOutside: boolean): void {
  if (!isFromOutside || !isBounded(traits)) return;
  const { from, until, fromLt } = traits;
  const bound = from !== null ? "from" : until !== null ? "until" : fromLt !== null ? "from_lt" : "lt";
  refuseField(bound, "Messages from outside have no time of their own, so they cannot be looked for by it.");
}
