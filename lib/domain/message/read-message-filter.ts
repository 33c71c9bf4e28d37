import {
  ALL_OF_ACCOUNT,
  EXTERNALS,
  isBounded,
  TRANSACTION_SIDES,
  ACCOUNT_MESSAGE_DIRECTIONS,
  EXTERNAL,
  type AccountMessageFilter,
  type MessageEnd,
  type MessageFilter,
} from "./message-filter";
import { parseAddress } from "../../ton/address/read-address";
import type { BadInput, Result } from "../../toncenter/error";
import * as param from "../../toncenter/param";
import { logicalTime, readFields, refuseField, type FilterFields } from "../filter/read-fields";
import { operation } from "../filter/operation-field";

const ROWS = { one: "a message", many: "messages" };

const end = {
  accepts: `an account address in any form, or ${EXTERNAL}`,
  read: (text: string): MessageEnd => (text === EXTERNAL ? EXTERNAL : parseAddress(text)),
};

/** Reads the query of an account's page: `?direction=…` and the shared filters. */
export function readAccountMessageFilter(query: URLSearchParams): Result<AccountMessageFilter, BadInput> {
  return readFields(query, ROWS, (fields) => {
    const direction = fields.pick("direction", ACCOUNT_MESSAGE_DIRECTIONS) ?? ALL_OF_ACCOUNT.direction;
    const filter = { direction, ...readTraits(fields) };
    refuseTimeless(filter, direction === "outside");
    return filter;
  });
}

/** Reads `?source=…&destination=…&direction=…&externals=…&hash=…&sort=…` and the shared filters. */
export function readMessageFilter(query: URLSearchParams): Result<MessageFilter, BadInput> {
  return readFields(query, ROWS, (fields) => {
    const filter = {
      source: fields.one("source", end),
      destination: fields.one("destination", end),
      side: fields.pick("direction", TRANSACTION_SIDES),
      externals: fields.pick("externals", EXTERNALS),
      hash: fields.one("hash", param.hash),
      oldestFirst: fields.pick("sort", ["asc", "desc"]) === "asc",
      ...readTraits(fields),
    };
    refuseTimeless(filter, filter.source === EXTERNAL);
    const hasExternalEnd = filter.source === EXTERNAL || filter.destination === EXTERNAL;
    if (filter.externals === "none" && hasExternalEnd)
      refuseField("externals", "External messages are included and excluded at the same time.");
    return filter;
  });
}

/** An opcode as a number or as the name of an operation. */
function readTraits(fields: FilterFields) {
  return {
    opcode: fields.one("opcode", operation),
    body: fields.one("body", param.hash),
    from: fields.moment("from"),
    until: fields.moment("until"),
    fromLt: fields.one("from_lt", logicalTime),
    untilLt: fields.one("lt", logicalTime),
  };
}

function refuseTimeless(traits: ReturnType<typeof readTraits>, isFromExternal: boolean): void {
  if (!isFromExternal || !isBounded(traits)) return;
  const { from, until, fromLt } = traits;
  const bound = from !== null ? "from" : until !== null ? "until" : fromLt !== null ? "from_lt" : "lt";
  refuseField(bound, "External messages have no timestamp and cannot be filtered by time.");
}
