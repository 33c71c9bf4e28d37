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
        nameSource="TON DNS name"
      />
    );
  const text = (value: string | null, what: string): ReactNode =>
    value === null ? "Not set" : <HashText hash={value} full what={what} />;
  return (
    <Facts>
      <Fact name="Owner">{account(record.nft_item_owner, "None indexed")}</Fact>
      <Fact name="NFT item">{account(record.nft_item_address, "")}</Fact>
      <Fact name="Wallet">{account(record.dns_wallet, "Not set")}</Fact>
      <Fact name="Next resolver">{account(record.dns_next_resolver, "Not set")}</Fact>
      <Fact name="Site">{text(record.dns_site_adnl, "ADNL address")}</Fact>
      <Fact name="Storage">{text(record.dns_storage_bag_id, "bag ID")}</Fact>
    </Facts>
  );
}
