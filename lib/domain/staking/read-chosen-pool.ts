import type { Address } from "../../ton/address/address";
import { parseAddress } from "../../ton/address/read-address";
import { ok, type BadInput, type Result } from "../../toncenter/error";
import { paramText, readFields } from "../filter/read-fields";

/** The pool in the URL; null for the first position. */
export function readChosenPool(params: URLSearchParams): Result<Address | null, BadInput> {
  if (paramText(params, "pool") === null) return ok(null);
  return readFields(params, { one: "a position", many: "positions" }, (fields) =>
    fields.one("pool", { accepts: "the address of a pool in any form", read: parseAddress }),
  );
}
