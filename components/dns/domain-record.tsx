import type { ReactNode } from "react";
import { AddressLink } from "@/components/entity/address-link";
import { HashText } from "@/components/entity/hash-text";
import { Fact, Facts } from "@/components/ui/fact-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import type { AddressBook } from "@/lib/toncenter/v3/address-book";
import type { DnsRecord } from "@/lib/toncenter/v3/v3-dns";

interface DomainRecordProps {
  readonly network: PageNetwork;
  readonly record: DnsRecord;
  readonly names: AddressBook;
}

/** The NFT item of the domain, and its records. */
export function DomainRecord({ network, record, names }: DomainRecordProps) {
  const account = (address: Address | null, otherwise: string): ReactNode =>
    address === null ? (
      otherwise
    ) : (
      <AddressLink
        network={network}
        address={address}
        name={names[address]?.domain ?? undefined}
        nameSource="name in the domain system"
      />
    );
  const text = (value: string | null, what: string): ReactNode =>
    value === null ? "not set" : <HashText hash={value} full what={what} />;
  return (
    <Facts>
      <Fact name="Owner">{account(record.nft_item_owner, "nobody, as far as the index knows")}</Fact>
      <Fact name="Item">{account(record.nft_item_address, "")}</Fact>
      <Fact name="Wallet">{account(record.dns_wallet, "not set")}</Fact>
      <Fact name="Next resolver">{account(record.dns_next_resolver, "not set")}</Fact>
      <Fact name="Site">{text(record.dns_site_adnl, "address of the site")}</Fact>
      <Fact name="Storage">{text(record.dns_storage_bag_id, "id of the bag")}</Fact>
    </Facts>
  );
}
