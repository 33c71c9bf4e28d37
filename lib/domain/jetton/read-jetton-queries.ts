import type { Address } from "../../ton/address/address";
import { parseAddress } from "../../ton/address/read-address";
import type { BadInput, Result } from "../../toncenter/error";
import { paramText, readFields } from "../filter/read-fields";
import type { JettonMovesQuery, JettonsQuery } from "./jetton-queries";

const JETTON_NOUN = { one: "a jetton", many: "jettons" };
const MOVE_NOUN = { one: "a transfer", many: "transfers" };
const ACCOUNT = { accepts: "an account address in any form", read: parseAddress };

export function readJettonsQuery(params: URLSearchParams): Result<JettonsQuery, BadInput> {
  return readFields(params, JETTON_NOUN, (fields) => ({
    text: paramText(params, "q"),
    admin: fields.one("admin", ACCOUNT),
  }));
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
