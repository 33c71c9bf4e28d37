import type { AddressNetwork } from "../../paths";
import { readDomainName } from "../../search/domain-name";
import { withoutInvisible } from "../../text/invisible";
import { formatFriendly, type Address } from "../../ton/address/address";
import { systemName } from "../../ton/address/system-accounts";
import { middle } from "../../ton/value/shorten";
import type { AccountFacts } from "./account-report";
import { DOMAIN_SOURCE } from "./name-source";

const MAX_NAME = 40;

/** What an account is called in text: its domain, the name of its part in the network, or its short address. */
export function accountTitle(
  { testnet }: AddressNetwork,
  address: Address,
  row: Pick<AccountFacts, "domain" | "named" | "bounceable"> | null,
): string {
  const domain = row?.domain == null ? null : readDomainName(row.domain);
  // A domain that may imitate another one is drawn on the page, with its mark; a title has no room for marks.
  const { text = null, source = DOMAIN_SOURCE } = row?.named ?? {};
  const given = source === DOMAIN_SOURCE || text === null ? null : withoutInvisible(text).slice(0, MAX_NAME);
  const name = given ?? (domain?.warning === null ? domain.name : systemName(address));
  return name ?? middle(formatFriendly(address, { bounceable: row?.bounceable ?? true, testnet }));
}
