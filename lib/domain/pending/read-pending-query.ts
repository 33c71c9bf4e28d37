import { PENDING_VIEWS, type PendingAsked, type PendingOf } from "./pending-query";
import { parseAddress } from "../../ton/address/read-address";
import { tryHash, type Hash } from "../../ton/value/hash";
import type { BadInput, Result } from "../../toncenter/error";
import { readFields } from "../filter/read-fields";

const ROWS = { one: "a pending thing", many: "pending things" };

/** 64 hexadecimal digits could be either: without a workchain they are taken for a hash. */
const accountOrMessage = {
  accepts: "an account address with its workchain, or the hash of a message",
  read(text: string): PendingOf {
    const hash = tryHash(text);
    return hash === null ? { is: "account", address: parseAddress(text) } : { is: "message", hash };
  },
};

/** Reads `?of=…&view=…`; null while nobody has said of whom or what. */
export function readPending(query: URLSearchParams): Result<PendingAsked | null, BadInput> {
  return readFields(query, ROWS, (fields) => {
    const view = fields.pick("view", PENDING_VIEWS) ?? "actions";
    const of = fields.one("of", accountOrMessage);
    return of === null ? null : { of, view };
  });
}

/** So many are looked for at once. */
const MOST_KNOWN = 30;

/** The messages whose transactions a browser waits for; what is no hash is none. */
export function readKnown(query: URLSearchParams): readonly Hash[] {
  return query
    .getAll("known")
    .slice(0, MOST_KNOWN)
    .flatMap((text) => tryHash(text) ?? []);
}
