import { describe, expect, it } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import type { DomainData } from "../../ton/dns/domain-data";
import type { DomainRecord } from "../../ton/dns/domain-record";
import { DNS_CATEGORIES } from "../../ton/dns/record-categories";
import { domainProfile, type DomainProfile } from "./domain-profile";

const account = (digit: string) => parseAddress(`0:${digit.repeat(64)}`);
const [ITEM, OWNER, WALLET] = [account("A"), account("B"), account("C")];
const INDEXED = {
  domain: "rosa.ton",
  nft_item_address: ITEM,
  nft_item_owner: OWNER,
  dns_next_resolver: null,
  dns_wallet: WALLET,
  dns_site_adnl: "AB".repeat(32),
  dns_storage_bag_id: null,
};
const UNKNOWN = { is: "unknown" } as const;
const keyOf = (name: string) =>
  Object.entries(DNS_CATEGORIES).find(([, category]) => category === name)?.[0] ?? "0".repeat(64);
const stored = (...records: readonly DomainRecord[]): DomainData => ({
  collection: account("D"),
  owner: null,
  label: "rosa",
  records: { records, whole: true },
  auction: null,
  renewedAt: 7,
});
const shown = ({ records }: DomainProfile) =>
  records.map(({ category, value, doubt }) => [category, value.is, doubt]);

describe("the records of a domain", () => {
  it("come from its contract", () => {
    const data = stored(
      { key: "f".repeat(64), value: { is: "unknown", prefix: "beef", bits: 16 } },
      { key: keyOf("text"), value: { is: "text", text: "hi", whole: true } },
      { key: keyOf("wallet"), value: { is: "account", address: WALLET, flags: 0 } },
    );
    const profile = domainProfile(INDEXED, { data, state: UNKNOWN });
    expect(shown(profile)).toEqual([
      ["wallet", "account", null],
      ["text", "text", null],
      [null, "unknown", "Not a standard record"],
    ]);
    expect(profile).toMatchObject({ owner: null, renewedAt: 7, areRecordsWhole: true });
  });

  it("come from the index while the contract is unknown", () => {
    const profile = domainProfile(INDEXED, { data: null, state: UNKNOWN });
    expect(shown(profile)).toEqual([
      ["wallet", "account", null],
      ["site", "site", null],
    ]);
    expect(profile).toMatchObject({ owner: OWNER, renewedAt: null, areRecordsWhole: false });
  });

  it("are marked if their value does not belong to their category", () => {
    const text = { is: "text", text: "", whole: true } as const;
    const data = stored(
      { key: keyOf("wallet"), value: text },
      { key: keyOf("site"), value: { is: "storage", bag: "AB".repeat(32) } },
      { key: keyOf("storage"), value: text },
    );
    expect(shown(domainProfile(INDEXED, { data, state: UNKNOWN }))).toEqual([
      ["wallet", "text", "Not what this category holds"],
      ["site", "storage", null],
      ["storage", "text", "Not what this category holds"],
    ]);
  });

  it("are marked if they have undefined flags", () => {
    for (const flags of [0, 1, 2, 255]) {
      const data = stored({ key: keyOf("wallet"), value: { is: "account", address: WALLET, flags } });
      expect(shown(domainProfile(INDEXED, { data, state: UNKNOWN }))).toEqual([
        ["wallet", "account", flags > 1 ? `Undefined flags: ${flags}` : null],
      ]);
    }
  });
});
