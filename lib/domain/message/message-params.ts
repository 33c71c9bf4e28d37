import {
  EXTERNAL,
  type AccountMessageFilter,
  type MessageEnd,
  type MessageFilter,
  type AccountMessageDirection,
} from "./message-filter";
import type { Address } from "../../ton/address/address";
import type { ParamValues } from "../../toncenter/endpoint";
import type { messages } from "../../toncenter/v3/v3-message";

/** The parameters of a call for messages. */
export type MessageParams = ParamValues<(typeof messages)["params"]>;

export function messageParams(filter: MessageFilter): MessageParams {
  const { source, destination, side, externals, hash, oldestFirst } = filter;
  return {
    ...endsOf({ source, destination }),
    ...(side === null ? {} : { direction: side }),
    ...(externals === "only" ? { only_externals: true } : {}),
    ...(externals === "none" ? { exclude_externals: true } : {}),
    ...(hash === null ? {} : { msg_hash: [hash] }),
    ...(oldestFirst ? ({ sort: "asc" } as const) : {}),
    ...traitsOf(filter),
  };
}

interface Ends {
  readonly source?: MessageEnd | null;
  readonly destination?: MessageEnd | null;
}

/** The ends of an account's messages in each direction. */
const ENDS: Readonly<Record<AccountMessageDirection, (account: Address) => Ends>> = {
  in: (destination) => ({ destination }),
  out: (source) => ({ source }),
  outside: (destination) => ({ source: EXTERNAL, destination }),
  logs: (source) => ({ source, destination: EXTERNAL }),
};

export function accountMessageParams(account: Address, filter: AccountMessageFilter): MessageParams {
  return { ...endsOf(ENDS[filter.direction](account)), ...traitsOf(filter) };
}

function endsOf({ source = null, destination = null }: Ends): MessageParams {
  return {
    ...(source === null ? {} : { source: endOf(source) }),
    ...(destination === null ? {} : { destination: endOf(destination) }),
  };
}

/** The service writes a missing account as null. */
function endOf(end: MessageEnd): Address | "null" {
  return end === EXTERNAL ? "null" : end;
}

function traitsOf(filter: AccountMessageFilter | MessageFilter): MessageParams {
  const { opcode, body, from, until, fromLt, untilLt } = filter;
  return {
    ...(opcode === null ? {} : { opcode }),
    ...(body === null ? {} : { body_hash: body }),
    ...(from === null ? {} : { start_utime: from }),
    ...(until === null ? {} : { end_utime: until }),
    ...(fromLt === null ? {} : { start_lt: fromLt }),
    ...(untilLt === null ? {} : { end_lt: untilLt }),
  };
}
