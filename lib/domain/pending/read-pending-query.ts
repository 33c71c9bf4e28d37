import { PENDING_VIEWS, type PendingQuery, type PendingSubject } from "./pending-query";
import { parseAddress } from "../../ton/address/read-address";
import { tryHash, type Hash } from "../../ton/value/hash";
import type { BadInput, Result } from "../../toncenter/error";
import { readFields } from "../filter/read-fields";

const ROWS = { one: "a pending trace", many: "pending traces" };

/** 64 hexadecimal digits could be either; without a workchain they are read as a hash. */
const accountOrMessage = {
  accepts: "an account address with workchain, or a message hash",
  read(text: string): PendingSubject {
    const hash = tryHash(text);
    return hash === null ? { is: "account", address: parseAddress(text) } : { is: "message", hash };
  },
};

/** Reads `?of=…&view=…`; null if there is no `of`. */
export function readPendingQuery(query: URLSearchParams): Result<PendingQuery | null, BadInput> {
  return readFields(query, ROWS, (fields) => {
    const view = fields.pick("view", PENDING_VIEWS) ?? "actions";
    const of = fields.one("of", accountOrMessage);
    return of === null ? null : { of, view };
  });
}

/** The most messages that are looked up at once. */
const MAX_MESSAGES = 30;

/** The messages whose transactions a browser is waiting for; invalid hashes are ignored. */
export function readAwaitedMessages(query: URLSearchParams): readonly Hash[] {
  return query
    .getAll("known")
    .slice(0, MAX_MESSAGES)
    .flatMap((text) => tryHash(text) ?? []);
}
