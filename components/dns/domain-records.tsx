import type { ReactNode } from "react";
import { AddressLink } from "@/components/entity/address-link";
import { HashText } from "@/components/entity/hash-text";
import { LongText } from "@/components/entity/long-text";
import { Badge } from "@/components/ui/badge";
import { Fact, Facts } from "@/components/ui/fact-list";
import { Section } from "@/components/ui/section";
import { nameProps } from "@/lib/domain/account/account-name";
import type { DomainProfile, ShownRecord } from "@/lib/domain/dns/domain-profile";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { AddressBook } from "@/lib/toncenter/v3/address-book";
import { middle } from "@/lib/ton/value/shorten";

interface DomainRecordsProps {
  readonly network: PageNetwork;
  readonly profile: DomainProfile;
  readonly names: AddressBook;
}

/** Records that are listed even where a domain does not have them. */
const USUAL = ["wallet", "site", "storage", "next resolver"] as const;

const LABELS: Readonly<Record<string, string>> = {
  wallet: "Wallet",
  site: "Site",
  storage: "Storage",
  "next resolver": "Next resolver",
  text: "Text",
  picture: "Picture",
  description: "Description",
  email: "Email",
};

/** Where a domain leads. */
export function DomainRecords({ network, profile, names }: DomainRecordsProps) {
  const { records, areRecordsWhole } = profile;
  const present = new Set(records.map(({ category }) => category));
  return (
    <Section title="Records" aside={areRecordsWhole ? undefined : "As indexed"}>
      <Facts narrow="panel">
        {records.map((record, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the index has no keys, and two may be of one category
          <Fact key={index} name={labelOf(record)}>
            <RecordValue network={network} record={record} names={names} />
            {record.doubt !== null && (
              <>
                {" "}
                <Badge tone="warning">{record.doubt}</Badge>
              </>
            )}
          </Fact>
        ))}
        {USUAL.filter((category) => !present.has(category)).map((category) => (
          <Fact key={category} name={LABELS[category] ?? category}>
            <span className="text-muted">Not set</span>
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}

function labelOf({ category, key }: ShownRecord): string {
  if (category !== null) return LABELS[category] ?? category;
  return key === null ? "Record" : `Record ${middle(key)}`;
}

interface RecordValueProps {
  readonly network: PageNetwork;
  readonly record: ShownRecord;
  readonly names: AddressBook;
}

function RecordValue({ network, record: { value }, names }: RecordValueProps): ReactNode {
  switch (value.is) {
    case "account":
    case "resolver":
      return (
        <>
          <AddressLink network={network} address={value.address} {...nameProps(names, value.address)} />
          {value.is === "resolver" && (
            <span className="block text-sm text-muted">Resolves its sub-domains</span>
          )}
        </>
      );
    case "site":
      return <HashText hash={value.adnl} full what="ADNL address" />;
    case "storage":
      return <HashText hash={value.bag} full what="bag ID" />;
    case "text":
      return value.text === "" ? (
        <span className="text-muted">Empty</span>
      ) : (
        <>
          <LongText text={value.text} />
          {!value.whole && " (cut)"}
        </>
      );
    case "unknown":
      return (
        <span className="text-muted">
          {value.bits} bits{value.prefix === "" ? "" : `, beginning with 0x${value.prefix}`}
        </span>
      );
  }
}
