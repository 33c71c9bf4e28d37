import { readDomainName } from "../../search/domain-name";
import { domainForm } from "../../search/forms/domain-form";
import type { Address } from "../../ton/address/address";
import { tryAddress } from "../../ton/address/read-address";
import { badInput, fail, ok, type BadInput, type Result } from "../../toncenter/error";
import { quoted } from "../filter/url-text";

/** What was typed into the form of the page of domains. */
export type DomainLookup =
  | { readonly is: "name"; readonly name: string }
  | { readonly is: "account"; readonly account: Address };

/** A name in any spelling, also without its zone, or an account. */
export function readDomainLookup(text: string): Result<DomainLookup, BadInput> {
  const account = tryAddress(text);
  if (account !== null) return ok({ is: "account", account });
  const read = readDomainName(text) ?? (text.includes(".") ? null : readDomainName(`${text}.ton`));
  return read === null
    ? fail(
        badInput(`${quoted(text)} is neither a name nor an account.`, "q", [domainForm.name, "an address"]),
      )
    : ok({ is: "name", name: read.name });
}
