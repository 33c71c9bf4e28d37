import type { AddressNetwork } from "../../paths";
import { readDomainName } from "../../search/domain-name";
import { formatFriendly, type Address } from "../../ton/address/address";
import { systemName } from "../../ton/address/system-accounts";
import { middle } from "../../ton/value/shorten";

/** What an account is called in text: its domain, the name of its part in the network, or its short address. */
export function accountTitle(
  { testnet }: AddressNetwork,
  address: Address,
  row: { readonly domain: string | null; readonly bounceable: boolean } | null,
): string {
  const domain = row?.domain == null ? null : readDomainName(row.domain);
  // A domain that may imitate another one is drawn on the page, with its mark; a title has no room for marks.
  const name = domain?.warning === null ? domain.name : systemName(address);
  return name ?? middle(formatFriendly(address, { bounceable: row?.bounceable ?? true, testnet }));
}
