import {
  OUTSIDE,
  type AccountMessageFilter,
  type MessageEnd,
  type MessageFilter,
  type MessageWay,
} from "./message-filter";
import type { Address } from "../../ton/address/address";
import type { ParamValues } from "../../toncenter/endpoint";
import type { messages } from "../../toncenter/v3/message";

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

/** The ends of the messages of an account that went each way. */
const ENDS: Readonly<Record<MessageWay, (account: Address) => Ends>> = {
  in: (destination) => ({ destination }),
  out: (source) => ({ source }),
  outside: (destination) => ({ source: OUTSIDE, destination }),
  logs: (source) => ({ source, destination: OUTSIDE }),
};

export function accountMessageParams(account: Address, filter: AccountMessageFilter): MessageParams {
  return { ...endsOf(ENDS[filter.way](account)), ...traitsOf(filter) };
}

function endsOf({ source = null, destination = null }: Ends): MessageParams {
  return {
    ...(source === null ? {} : { source: endOf(source) }),
    ...(destination === null ? {} : { destination: endOf(destination) }),
  };
}

/** What is no account the service calls null. */
function endOf(end: MessageEnd): Address | "null" {
  return end === OUTSIDE ? "null" : end;
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
