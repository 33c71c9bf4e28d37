import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Address } from "@/lib/ton/address/address";
import { parseAddress } from "@/lib/ton/address/read-address";
import { actions as actionsEndpoint } from "@/lib/toncenter/v3/v3-action";
import { addressBook } from "@/lib/toncenter/v3/address-book";
import { dnsActiveAuctions, dnsRecords } from "@/lib/toncenter/v3/v3-dns";
import { nftItems } from "@/lib/toncenter/v3/v3-nft";
import { getV3 } from "../../../testing/localnet/api/v3/test-v3-node";
import { dnsRoot, dnsZone, domainItem } from "../../contracts/dns-contracts";
import { categoryKey, type DnsCategory } from "../../contracts/dns-record";
import { coins, HOUR, type ScenarioEvent } from "../../scenario/scenario-event";
import { openDomainAuctions } from "../../scenario/chapters/domain-auctions";
import { changedDomains, firstDomains, laterDomains } from "../../scenario/chapters/domains";
import { bidForDomain, deleteRecord, renewDomain, setRecord } from "../../scenario/domain-operations";
import type { ResidentName } from "../../scenario/residents";
import { actionsOf, validAnswer } from "../../../testing/localnet/indexer/test-answers";
import { replayTown, type ReplayedTown } from "../../../testing/localnet/indexer/test-town";

let replayed: ReplayedTown;
beforeAll(async () => {
  replayed = await replayTown(firstDomains, changedDomains, laterDomains, openDomainAuctions);
});
afterAll(() => replayed.close());

const raw = (address: { toRawString(): string }): Address => parseAddress(address.toRawString());
const of = (name: ResidentName) => raw(replayed.town.addressOf(name));
const item = (name: string) => raw(domainItem(name));

async function records(query: string) {
  return v.parse(dnsRecords.response, await validAnswer(replayed.node, dnsRecords, query));
}

async function auctions(query: string) {
  return v.parse(dnsActiveAuctions.response, await validAnswer(replayed.node, dnsActiveAuctions, query));
}

/** Oldest first. */
async function actions(query: string) {
  // Also checks them against the specification of the service, if available.
  await actionsOf(replayed.node, query);
  const { body } = await getV3(replayed.node, `actions?limit=1000&sort=asc&${query}`);
  return v.parse(actionsEndpoint.response, body).actions;
}

async function bookOf(...accounts: readonly Address[]) {
  const { body } = await getV3(
    replayed.node,
    `addressBook?${accounts.map((each) => `address=${each}`).join("&")}`,
  );
  return v.parse(addressBook.response, body);
}

const eventAt = (at: number, by: ResidentName, ...sends: ScenarioEvent["messages"]): ScenarioEvent => ({
  at,
  by,
  messages: sends,
});

describe("records", () => {
  test("are returned for a name", async () => {
    const { records: found, address_book: book } = await records("domain=the-mill.ton");
    expect(found).toEqual([
      {
        domain: "the-mill.ton",
        nft_item_address: item("the-mill"),
        nft_item_owner: of("mill"),
        dns_next_resolver: raw(replayed.town.contracts.shop.address),
        dns_wallet: of("mill"),
        dns_site_adnl: null,
        dns_storage_bag_id: null,
      },
    ]);
    expect(Object.keys(book).sort()).toEqual(
      [item("the-mill"), of("mill"), raw(replayed.town.contracts.shop.address)].sort(),
    );
    const [bread] = (await records("domain=bread.ton")).records;
    expect(bread?.dns_site_adnl).toMatch(/^[0-9A-F]{64}$/);
    expect(bread?.dns_storage_bag_id).toMatch(/^[0-9A-F]{64}$/);
    expect(bread?.dns_wallet).toBeNull();
  });

  test("are returned for an exact name only", async () => {
    for (const name of ["rosa", "ROSA.ton", "rosa.ton.", "nobody.ton"])
      expect({ name, found: (await records(`domain=${name}`)).records }).toEqual({ name, found: [] });
  });

  test("are found by the wallet that they point to, whoever owns the domain", async () => {
    const names = async (name: ResidentName) =>
      (await records(`wallet=${of(name)}`)).records.map(({ domain }) => domain);
    expect(await names("hugo")).toEqual(["hugo-the-baker.ton"]);
    expect(await names("jonas")).toEqual(["bicycle.ton"]);
    expect(await names("quentin")).toEqual([]);
    expect(await names("kaito")).toEqual(["firewood.ton"]);
  });

  test.each([
    ["", "either wallet address or domain is required"],
    ["domain=rosa.ton&wallet=0:" + "0".repeat(64), "provide either wallet address or domain, not both"],
    ["wallet=nonsense", 'failed to decode: schema: error converting value for "wallet"'],
    ["domain=rosa.ton&limit=1001", "limit is not allowed: 1001 > 1000"],
  ])("are refused for ?%s, with the reason", async (query, error) => {
    expect(await getV3(replayed.node, `dns/records?${query}`)).toEqual({ status: 422, body: { error } });
  });
});

describe("domains of accounts", () => {
  test("are those that the account owns and that point to it", async () => {
    const names: Partial<Record<ResidentName, string | null>> = {};
    for (const name of ["hugo", "jonas", "quentin", "nadia", "rosa"] as const)
      names[name] = (await bookOf(of(name)))[of(name)]?.domain ?? null;
    expect(names).toEqual({
      hugo: "hugo-the-baker.ton",
      rosa: "rosa.ton",
      // A domain points to jonas, but he does not own it.
      jonas: null,
      // Quentin owns that domain, but it points to another account.
      quentin: null,
      nadia: null,
    });
  });

  test("have their interfaces in address books", async () => {
    const book = await bookOf(item("rosa"), raw(dnsZone().address), raw(dnsRoot().address));
    expect(book[item("rosa")]?.interfaces).toEqual(expect.arrayContaining(["dns", "editable"]));
    expect(book[raw(dnsZone().address)]?.interfaces).toContain("dns");
    expect(book[raw(dnsRoot().address)]?.interfaces).toEqual(["dns"]);
  });
});

describe("auctions", () => {
  const OPEN: readonly (readonly [ResidentName, string, bigint, boolean])[] = [
    ["oskar", "coast.ton", 60_000_000_000n, false],
    ["samir", "sunday-market.ton", 1_500_000_000n, false],
    ["bruno", "dinner.ton", 42_000_000_000n, false],
    ["greta", "library.ton", 33_000_000_000n, true],
  ];

  test.each(OPEN)("%s has the highest bid for %s", async (bidder, domain, amount, finished) => {
    const { auctions: found, next_cursor: next } = await auctions(`bidder=${of(bidder)}`);
    expect(found).toMatchObject([{ domain, max_bid_address: of(bidder), max_bid_amount: amount, finished }]);
    expect(next).toBeNull();
    const states = { won: finished ? 1 : 0, bidding: finished ? 0 : 1, all: 1 };
    for (const [state, count] of Object.entries(states))
      expect((await auctions(`bidder=${of(bidder)}&state=${state}`)).auctions).toHaveLength(count);
  });

  test("have their items on request", async () => {
    const { auctions: found, metadata } = await auctions(`bidder=${of("oskar")}&include_nft_items=true`);
    expect(found[0]?.nft_item).toMatchObject({
      address: item("coast"),
      owner_address: null,
      collection_address: raw(dnsZone().address),
      content: { domain: "coast.ton" },
      collection: { address: raw(dnsZone().address) },
    });
    expect(metadata[item("coast")]?.token_info).toMatchObject([{ type: "nft_items", name: "coast.ton" }]);
    expect(metadata[raw(dnsZone().address)]?.token_info).toMatchObject([{ name: "TON DNS Domains" }]);
    const bare = await auctions(`bidder=${of("oskar")}`);
    expect(bare.auctions[0]?.nft_item ?? null).toBeNull();
  });

  test("have items that the list of all items contains, too", async () => {
    const { body } = await getV3(
      replayed.node,
      `nft/items?collection_address=${raw(dnsZone().address)}&limit=100`,
    );
    const names = v.parse(nftItems.response, body).nft_items.map(({ content }) => content);
    expect(names).toHaveLength(13);
    expect(names).toContainEqual({ domain: "piano-lessons.ton" });
    const book = await bookOf(item("rosa"));
    expect(book[item("rosa")]?.interfaces).toEqual(["dns", "editable", "nft_item"]);
  });

  test("are not returned for outbid bidders and winners who have claimed their domain", async () => {
    for (const name of ["edith", "farid", "marco", "rosa", "kaito"] as const)
      expect((await auctions(`bidder=${of(name)}`)).auctions).toEqual([]);
  });

  test("are in pages without gap and overlap, by cursor and by offset", async () => {
    const at = replayed.span.to - 60;
    await replayed.replay([
      eventAt(at, "oskar", bidForDomain("dinner", coins(50)), bidForDomain("sunday-market", coins(3))),
      eventAt(at + 1, "giver", bidForDomain("library", coins(90))),
    ]);
    const query = `bidder=${of("oskar")}`;
    const all = (await auctions(query)).auctions.map(({ domain }) => domain);
    expect([...all].sort()).toEqual(["coast.ton", "dinner.ton", "sunday-market.ton"]);
    const paged: string[] = [];
    let cursor: string | null = "";
    for (let pages = 0; cursor !== null && pages < 5; pages += 1) {
      const page = await auctions(`${query}&limit=1${cursor === "" ? "" : `&after=${cursor}`}`);
      paged.push(...page.auctions.map(({ domain }) => domain));
      cursor = page.next_cursor;
    }
    expect(paged).toEqual(all);
    for (const [offset, domain] of all.entries())
      expect((await auctions(`${query}&limit=1&offset=${offset}`)).auctions).toMatchObject([{ domain }]);
    const ends = (await auctions(query)).auctions.map((each) => each.auction_end_time ?? 0);
    expect(ends).toEqual(ends.toSorted((one, other) => one - other));
  });

  test.each([
    ["", "bidder address is required"],
    ["bidder=0:" + "0".repeat(64) + "&state=lost", "state must be one of: all, won, bidding"],
    ["bidder=0:" + "0".repeat(64) + "&after=nonsense", "invalid after cursor"],
    ["bidder=0:" + "0".repeat(64) + "&after=MDAw&offset=1", "use either after or offset, not both"],
  ])("are refused for ?%s, with the reason", async (query, error) => {
    expect(await getV3(replayed.node, `dns/activeAuctions?${query}`)).toEqual({
      status: 422,
      body: { error },
    });
  });
});

const key = (category: DnsCategory) => categoryKey(category).toString(16).padStart(64, "0");

describe("actions", () => {
  test("records are set in each layout", async () => {
    const changes = await actions("action_type=change_dns");
    const fields = changes.map(({ details, success }) => ({ ...details, success }));
    expect(fields).toContainEqual({
      type: "change_dns",
      success: true,
      fields: {
        key: key("wallet"),
        value: {
          sum_type: "DNSSmcAddress",
          dns_smc_address: of("hugo"),
          dns_adnl_address: null,
          dns_text: null,
          dns_next_resolver_address: null,
          dns_storage_address: null,
          flags: 0,
        },
        source: of("hugo"),
        asset: item("hugo-the-baker"),
        nft_collection: raw(dnsZone().address),
      },
    });
    const sums = changes.map(({ details }) => JSON.stringify(details, plain));
    for (const sum of ["DNSSmcAddress", "DNSAdnlAddress", "DNSStorageAddress", "DNSNextResolver", "DNSText"])
      expect(sums.some((text) => text.includes(sum))).toBe(true);
    expect(sums.some((text) => text.includes("Letters are answered on Sundays."))).toBe(true);
    const unauthorized = changes.filter(({ success }) => success === false);
    expect(unauthorized).toHaveLength(1);
  });

  test("a record is deleted, and a domain renewed", async () => {
    const [first] = await actions(`action_type=delete_dns&account=${item("rosa")}`);
    expect(first?.details).toEqual({
      type: "delete_dns",
      fields: {
        hash: key("text"),
        source: of("rosa"),
        asset: item("rosa"),
        nft_collection: raw(dnsZone().address),
      },
    });
    const renewals = await actions(`action_type=renew_dns&account=${item("rosa")}`);
    expect(renewals).toHaveLength(2);
  });

  test("a bid has its amount and bidder, and whether it succeeded", async () => {
    const bids = await actions(`action_type=auction_bid&account=${item("rosa")}`);
    expect(bids.map(({ details, success }) => ({ success, ...details }))).toMatchObject([
      { success: true, fields: { amount: 110_000_000_000n, bidder: of("samir") } },
      {
        success: true,
        fields: {
          amount: 125_000_000_000n,
          bidder: of("rosa"),
          auction: item("rosa"),
          nft_item: item("rosa"),
          nft_collection: raw(dnsZone().address),
        },
      },
    ]);
    const forFirewood = await actions(`action_type=auction_bid&account=${item("firewood")}`);
    const low = forFirewood.find(({ success }) => success === false);
    expect(low?.details).toMatchObject({ fields: { bidder: of("bruno"), amount: 21_500_000_000n } });
  });

  test("a domain is claimed for its price, and released when it has expired", async () => {
    const purchases = await actions(`action_type=dns_purchase&account=${of("kaito")}`);
    expect(purchases).toMatchObject([
      {
        success: true,
        details: { fields: { nft_item: item("firewood"), new_owner: of("kaito"), query_id: 0n } },
      },
    ]);
    const releases = await actions("action_type=dns_release");
    expect(releases.map(({ success, details }) => ({ success, ...details }))).toMatchObject([
      { success: false, fields: { source: of("greta"), nft_item: item("firewood") } },
      {
        success: true,
        fields: {
          source: of("kaito"),
          nft_item: item("firewood"),
          nft_collection: raw(dnsZone().address),
          value: 20_000_000_000n,
          query_id: 0n,
        },
      },
    ]);
  });
});

const plain = (_: string, value: unknown) => (typeof value === "bigint" ? String(value) : value);

test("changing or deleting a record changes the answers about the domain and its owner", async () => {
  const at = replayed.span.to + HOUR;
  const point = (to: ResidentName) =>
    setRecord("rosa", "wallet", { kind: "contract", address: replayed.town.addressOf(to), flags: 0 });
  const pointsTo = async () => (await records("domain=rosa.ton")).records[0]?.dns_wallet;
  const named = async () => (await bookOf(of("rosa")))[of("rosa")]?.domain;
  expect([await pointsTo(), await named()]).toEqual([of("rosa"), "rosa.ton"]);
  await replayed.replay([eventAt(at, "rosa", point("tove"))]);
  expect([await pointsTo(), await named()]).toEqual([of("tove"), null]);
  await replayed.replay([eventAt(at + 60, "rosa", deleteRecord("rosa", "wallet"))]);
  expect([await pointsTo(), await named()]).toEqual([null, null]);
  await replayed.replay([
    eventAt(at + 120, "rosa", point("rosa")),
    eventAt(at + 120, "greta", renewDomain("library")),
  ]);
  expect([await pointsTo(), await named()]).toEqual([of("rosa"), "rosa.ton"]);
  expect((await auctions(`bidder=${of("greta")}`)).auctions).toEqual([]);
  expect((await records("domain=library.ton")).records[0]?.nft_item_owner).toBe(of("greta"));
});
