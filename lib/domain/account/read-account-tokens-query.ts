import type { Address } from "../../ton/address/address";
import type { BadInput, Result } from "../../toncenter/error";
import { paramText, readFields } from "../filter/read-fields";
import type { AccountTokensQuery } from "./account-tokens-query";

const TOKEN_NOUN = { one: "a token", many: "tokens" };

export function readAccountTokensQuery(
  owner: Address,
  params: URLSearchParams,
): Result<AccountTokensQuery, BadInput> {
  return readFields(params, TOKEN_NOUN, (fields) => ({
    owner,
    text: paramText(params, "q"),
    order: fields.pick("order", ["worth", "name", "recent"]) ?? "worth",
    suspicious: fields.pick("suspicious", ["only"]) !== null,
  }));
}
