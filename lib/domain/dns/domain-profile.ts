import type { Address } from "../../ton/address/address";
import type { DomainData } from "../../ton/dns/domain-data";
import type { DomainRecord, DomainRecordValue } from "../../ton/dns/domain-record";
import { DNS_CATEGORIES } from "../../ton/dns/record-categories";
import type { DnsRecord } from "../../toncenter/v3/v3-dns";
import type { DomainState } from "./domain-state";

/** A record of a domain, as the page shows it. */
export interface ShownRecord {
  /** "wallet"; null for a category without a known name. */
  readonly category: string | null;
  /** The hash of the category's name. */
  readonly key: string | null;
  readonly value: DomainRecordValue;
  /** Why programs that resolve the name may ignore it. */
  readonly doubt: string | null;
}

/** An NFT item that is a domain. */
export interface DomainProfile {
  readonly item: Address;
  readonly owner: Address | null;
  readonly collection: Address | null;
  readonly state: DomainState;
  /** Unix seconds. */
  readonly renewedAt: number | null;
  readonly records: readonly ShownRecord[];
  /** Whether the records come from the contract's data; otherwise they are the four that the index has. */
  readonly areRecordsWhole: boolean;
}

interface ItemState {
  readonly data: DomainData | null;
  readonly state: DomainState;
}

export function domainProfile(record: DnsRecord, { data, state }: ItemState): DomainProfile {
  const stored = data?.records ?? null;
  return {
    item: record.nft_item_address,
    owner: data === null ? record.nft_item_owner : data.owner,
    collection: data?.collection ?? null,
    state,
    renewedAt: data?.renewedAt ?? null,
    records: stored === null ? indexedRecords(record) : inOrder(stored.records.map(shownRecord)),
    areRecordsWhole: stored?.whole === true,
  };
}

/** What each category holds according to the standard. */
const VALUE_OF: Readonly<Record<string, DomainRecordValue["is"]>> = {
  wallet: "account",
  site: "site",
  storage: "storage",
  "next resolver": "resolver",
  text: "text",
};

/** A wallet record can list what the wallet can do, in which case the lowest bit is set; other bits have no meaning. */
const MOST_FLAGS = 1;

function shownRecord({ key, value }: DomainRecord): ShownRecord {
  const category = DNS_CATEGORIES[key] ?? null;
  return { category, key, value, doubt: doubtOf(category, value) };
}

function doubtOf(category: string | null, value: DomainRecordValue): string | null {
  if (value.is === "unknown") return "Not a standard record";
  const expected = category === null ? undefined : VALUE_OF[category];
  // A site can be kept in storage.
  const fits = value.is === expected || (category === "site" && value.is === "storage");
  if (expected !== undefined && !fits) return "Not what this category holds";
  const hasFlags = value.is === "account" || value.is === "site";
  return hasFlags && value.flags > MOST_FLAGS ? `Undefined flags: ${value.flags}` : null;
}

const ORDER = ["wallet", "site", "storage", "next resolver", "text"];

/** Known categories first. */
function inOrder(records: readonly ShownRecord[]): readonly ShownRecord[] {
  const place = ({ category }: ShownRecord) =>
    category === null ? ORDER.length + 1 : (ORDER.indexOf(category) + ORDER.length + 1) % (ORDER.length + 1);
  return [...records].sort((one, other) => place(one) - place(other));
}

function indexedRecords({
  dns_wallet: wallet,
  dns_site_adnl: adnl,
  dns_storage_bag_id: bag,
  dns_next_resolver: resolver,
}: DnsRecord): readonly ShownRecord[] {
  const record = (category: string, value: DomainRecordValue): ShownRecord => ({
    category,
    key: null,
    value,
    doubt: null,
  });
  return [
    ...(wallet === null ? [] : [record("wallet", { is: "account", address: wallet, flags: 0 })]),
    ...(adnl === null ? [] : [record("site", { is: "site", adnl, flags: 0 })]),
    ...(bag === null ? [] : [record("storage", { is: "storage", bag })]),
    ...(resolver === null ? [] : [record("next resolver", { is: "resolver", address: resolver })]),
  ];
}
