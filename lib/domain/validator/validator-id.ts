import { readAdnlText } from "../../ton/address/adnl-text";
import type { Address } from "../../ton/address/address";
import { readAddress } from "../../ton/address/read-address";
import { tryHash, type Hash } from "../../ton/value/hash";
import { FormatError } from "../../ton/value/format-error";
import { badInput, fail, ok, type BadInput, type Result } from "../../toncenter/error";

/** A validator: by the account whose stake it is, by its public key, or by its ADNL address. */
export type ValidatorId =
  | { readonly is: "holder"; readonly address: Address }
  | { readonly is: "key" | "adnl"; readonly hash: Hash };

/** As it was typed: 32 bytes alone can be a public key or an ADNL address. */
export type TypedValidator = ValidatorId | { readonly is: "either"; readonly hash: Hash };

const TRIED = [
  "an account address in any form",
  "a public key or an ADNL address as 64 hexadecimal digits or in base64",
  "an ADNL address in base 32",
];

/** The text alone decides which form it is. */
export function readTypedValidator(text: string): Result<TypedValidator, BadInput> {
  const hash = tryHash(text);
  if (hash !== null) return ok({ is: "either", hash });
  const adnl = readAdnlText(text);
  if (adnl !== null) return ok({ is: "adnl", hash: adnl });
  try {
    return ok({ is: "holder", address: readAddress(text).address });
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return fail(badInput(`It is ${error.message}.`, "validator", TRIED));
  }
}

/** The parameter of the service's lists that selects it. */
export function validatorParams(id: ValidatorId | null) {
  if (id === null) return {};
  if (id.is === "holder") return { stake_holder_address: id.address };
  return id.is === "key" ? { validator_pubkey: id.hash } : { adnl_address: id.hash };
}

/** Names of the parameters in URLs, so that they distinguish a key from an ADNL address. */
const FIELDS = { holder: "holder", key: "key", adnl: "adnl" } as const;

export function writeValidatorId(id: ValidatorId | null): readonly (readonly [string, string])[] {
  if (id === null) return [];
  return [[FIELDS[id.is], id.is === "holder" ? id.address : id.hash]];
}
