import type { Address } from "../../ton/address/address";
import { parseAddress } from "../../ton/address/read-address";
import type { BadInput, Result } from "../../toncenter/error";
import { readFields } from "../filter/read-fields";
import type { AccountTransfersQuery } from "./account-transfers-query";

const TRANSFER_NOUN = { one: "a transfer", many: "transfers" };
const TOKEN = { accepts: "the address of a token in any form", read: parseAddress };

export function readAccountTransfersQuery(
  owner: Address,
  params: URLSearchParams,
): Result<AccountTransfersQuery, BadInput> {
  return readFields(params, TRANSFER_NOUN, (fields) => ({
    owner,
    direction: fields.pick("direction", ["in", "out"]) ?? "all",
    master: fields.one("token", TOKEN),
    from: fields.moment("from"),
    until: fields.moment("until"),
  }));
}
