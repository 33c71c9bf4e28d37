import type { Address } from "../../ton/address/address";
import { parseAddress } from "../../ton/address/read-address";
import type { BadInput, Result } from "../../toncenter/error";
import { paramText, readFields } from "../filter/read-fields";

/** Which jettons a list has. */
export interface JettonsQuery {
  /** Part of a symbol or name: applied to what is loaded, since the service has no such search. */
  readonly text: string | null;
  readonly admin: Address | null;
}

/** Which transfers or burns of a jetton a list has. */
export interface JettonMovesQuery {
  readonly master: Address;
  readonly owner: Address | null;
  /** Unix seconds. */
  readonly from: number | null;
  readonly until: number | null;
}

const JETTON_NOUN = { one: "a jetton", many: "jettons" };
const MOVE_NOUN = { one: "a transfer", many: "transfers" };
const ACCOUNT = { accepts: "an account address in any form", read: parseAddress };

export function readJettonsQuery(params: URLSearchParams): Result<JettonsQuery, BadInput> {
  return readFields(params, JETTON_NOUN, (fields) => ({
    text: paramText(params, "q"),
    admin: fields.one("admin", ACCOUNT),
  }));
}

export function writeJettonsQuery({ text, admin }: JettonsQuery): URLSearchParams {
  return written({ q: text, admin });
}

/** The page of a jetton has its address in the path; the rows route gets it as a parameter. */
export function readJettonMovesQuery(
  master: Address,
  params: URLSearchParams,
): Result<JettonMovesQuery, BadInput> {
  return readFields(params, MOVE_NOUN, (fields) => ({
    master,
    owner: fields.one("owner", ACCOUNT),
    from: fields.moment("from"),
    until: fields.moment("until"),
  }));
}

export function writeJettonMovesQuery({ owner, from, until }: JettonMovesQuery): URLSearchParams {
  return written({ owner, from, until });
}

function written(values: Readonly<Record<string, string | number | null>>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== null) params.set(name, String(value));
  return params;
}
