import { readDomainName } from "../../search/domain-name";
import { capitalized } from "../../text/trust/trust-rules";
import type { Address } from "../../ton/address/address";
import { isBounceable, type AddressBook, type AddressBookRow } from "../../toncenter/v3/address-book";
import { DOMAIN_SOURCE } from "./name-source";

/** What an account is called, by whom, and why that may mislead. */
export interface AccountName {
  /** Null if the account is reported but has no name. */
  readonly text: string | null;
  readonly source: string;
  readonly doubt: string | null;
}

/** A name from a file comes before the domain of the address book. */
export function accountName(row: AddressBookRow | undefined): AccountName | null {
  const domain = row?.domain ?? "";
  const given = row?.given;
  if (given !== undefined) {
    const doubt = given.isScam ? "Reported as scam" : null;
    if (given.name !== null) return { text: given.name, source: `name from ${given.file}`, doubt };
    if (doubt !== null)
      return { text: domain === "" ? null : domain, source: `reported in ${given.file}`, doubt };
  }
  return domain === "" ? null : { text: domain, source: DOMAIN_SOURCE, doubt: domainDoubt(domain) };
}

/** For a link to the account: its name, and the form of its address. */
export function nameProps(
  book: AddressBook,
  address: Address,
): {
  readonly bounceable: boolean;
  readonly name?: string;
  readonly nameSource?: string;
  readonly doubt?: string;
} {
  const bounceable = isBounceable(book[address]);
  const named = accountName(book[address]);
  if (named === null) return { bounceable };
  const { text, source, doubt } = named;
  return {
    bounceable,
    nameSource: source,
    ...(text === null ? {} : { name: text }),
    ...(doubt === null ? {} : { doubt }),
  };
}

function domainDoubt(domain: string): string | null {
  if (/^[!-~]*$/.test(domain)) return null;
  const warning = readDomainName(domain)?.warning ?? null;
  return warning === null ? null : capitalized(warning);
}
