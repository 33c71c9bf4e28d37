import { describe, expect, it, test } from "vitest";
import { addressOf, ALICE, BOB, COLLECTION, ITEM } from "../../../fixtures/toncenter/v3/samples/seed";
import * as samples from "../../../fixtures/toncenter/v3/samples/tokens";
import { valueOf } from "../../../testing/toncenter/test-value";
import { parseAddress } from "../../ton/address/read-address";
import { readAnswer } from "../../toncenter/answer";
import { nftCollections, nftItems, nftTransfers, type NftItem } from "../../toncenter/v3/v3-nft";
import { nftSales } from "../../toncenter/v3/v3-nft-sale";
import { namedNft, nftCollectionRow, nftItemRow, nftTransferRow } from "./make-nft-rows";
import { collectionCounts } from "./nft-collection-counts";
import { collectionDoubt, nftDoubt } from "./nft-doubt";
import { neighbourIndexes, nftNeighbours } from "./nft-neighbours";
import { nftOwners } from "./nft-owners";
import { nftCollectionProfile, nftItemProfile, nftProblem } from "./nft-profile";
import { readNftItemsQuery } from "./read-nft-queries";
import { allNftItems } from "./nft-queries";
import { NFT_ITEM_LIST } from "./nft-row-kinds";
import { nftSaleOf, nftSaleState } from "./nft-sale-state";
import { nftTitle } from "./nft-title";

const body = (sample: unknown) => ({ status: 200, body: JSON.stringify(sample), retryAfterMs: null });

const items = valueOf(readAnswer(nftItems, body(samples.nftItems)));
const collections = valueOf(readAnswer(nftCollections, body(samples.nftCollections)));
const transfers = valueOf(readAnswer(nftTransfers, body(samples.nftTransfers)));
const sales = valueOf(readAnswer(nftSales, body(samples.nftSales)));
const [item] = items.nft_items;
const [collection] = collections.nft_collections;
const [transfer] = transfers.nft_transfers;
if (item === undefined || collection === undefined || transfer === undefined)
  throw new Error("samples are missing");

const at = (name: string) => parseAddress(addressOf(name));
const unlisted: NftItem = {
  ...item,
  owner_address: parseAddress(BOB),
  real_owner: null,
  sale_contract_address: null,
  auction_contract_address: null,
  on_sale: false,
};

function metadataOf(address: string, fields: object, type = "nft_items") {
  return valueOf(
    readAnswer(
      nftItems,
      body({
        nft_items: [],
        address_book: {},
        metadata: { [address]: { is_indexed: true, token_info: [{ valid: true, type, ...fields }] } },
      }),
    ),
  ).metadata;
}

describe("an item", () => {
  it("keeps every digit of an index beyond double precision", () => {
    expect(nftItemRow(item, items).index).toBe(
      54813218239866193000000000000000000000000000000000000000000000000000000000007n,
    );
  });

  it("belongs to the seller while the sale contract holds it", () => {
    const row = nftItemRow(item, items);
    expect([row.owner?.address, row.listing]).toEqual([ALICE, "sale"]);
    const profile = nftItemProfile(item, items);
    expect([profile.holder?.address, profile.listedBy, profile.claimedBy]).toEqual([
      addressOf("sale"),
      addressOf("sale"),
      null,
    ]);
  });

  it("belongs to its holder, even if a contract that does not hold it claims to sell it", () => {
    const claimed = { ...item, owner_address: parseAddress(BOB), auction_contract_address: null };
    const profile = nftItemProfile(claimed, items);
    expect([profile.row.owner?.address, profile.row.listing]).toEqual([BOB, null]);
    expect([profile.listedBy, profile.claimedBy]).toEqual([null, addressOf("sale")]);
  });

  it("may have no owner, no collection, no index and no content", () => {
    const bare: NftItem = {
      ...unlisted,
      owner_address: null,
      collection_address: null,
      collection: null,
      index: null,
      content: null,
    };
    const profile = nftItemProfile(bare, { address_book: {}, metadata: {} });
    expect(profile.row).toMatchObject({ owner: null, collection: null, index: null, name: null });
    expect([profile.origin, profile.content, profile.read, profile.attributes.count]).toEqual([
      "none",
      [],
      [],
      0,
    ]);
    expect(neighbourIndexes(profile)).toEqual([]);
    expect(nftTitle({ testnet: false }, bare.address, profile)).toContain("…");
  });

  it("is limited in size, whatever its metadata contains", () => {
    const metadata = metadataOf(ITEM, {
      name: "x".repeat(1_000_000),
      extra: { attributes: [{ trait_type: "a", value: "y".repeat(1_000_000) }], a: "z".repeat(1_000_000) },
    });
    const profile = nftItemProfile(unlisted, { address_book: {}, metadata });
    expect(JSON.stringify(nftItemRow(unlisted, { address_book: {}, metadata }), written).length).toBeLessThan(
      1_000,
    );
    expect(JSON.stringify(profile, written).length).toBeLessThan(20_000);
  });
});

const written = (_key: string, value: unknown) => (typeof value === "bigint" ? value.toString() : value);

describe("a collection", () => {
  it("has the next index, unless it does not number its items", () => {
    expect(nftCollectionRow(collection, collections).nextIndex).toBe(8n);
    expect(nftCollectionRow({ ...collection, next_item_index: -1n }, collections).nextIndex).toBeNull();
  });

  it("has off-chain metadata", () => {
    expect(nftCollectionProfile(collection, collections).origin).toBe("offchain");
  });

  it("is reported as not found if the service has no data of it", () => {
    expect(nftProblem({ profile: null, problem: null })?.kind).toBe("not-found");
    const profile = nftCollectionProfile(collection, collections);
    expect(nftProblem({ profile, problem: null })).toBeNull();
  });
});

it("a transfer has both owners and its item", () => {
  const row = nftTransferRow(transfer, transfers);
  expect([row.from?.address, row.to?.address, row.item.address]).toEqual([ALICE, BOB, ITEM]);
  expect(nftTransferRow({ ...transfer, new_owner: null }, transfers).to).toBeNull();
});

describe("the mark of an NFT", () => {
  test.each([
    [{ is_scam: true, name: "Stone" }, "Reported as scam"],
    [{ is_nsfw: true, name: "Stone" }, "Reported as NSFW"],
    [{ name: "Stоne" }, "Name mixes Latin and Cyrillic"],
    [{ name: "Sto\u200Bne" }, "Name has invisible characters"],
    [{ name: "Claim at ton-prize.example" }, "Name contains a link"],
    [{ name: "https://a.b" }, "Name contains a link"],
    [{ name: "t.me/prize" }, "Name contains a link"],
    [{ name: "Stone No.7" }, null],
    [{ name: "Stone" }, null],
    [{ name: "shop.com.ton", extra: { domain: "shop.com.ton" } }, "Name contains a link"],
    [{}, null],
  ])("with the metadata %j is %j", (fields, doubt) => {
    expect(nftDoubt(metadataOf(ITEM, fields), parseAddress(ITEM), null, null)).toBe(doubt);
  });

  it("can be caused by its collection", () => {
    const scam = metadataOf(COLLECTION, { is_scam: true }, "nft_collections");
    expect(nftDoubt(scam, parseAddress(ITEM), parseAddress(COLLECTION), null)).toBe(
      "Collection reported as scam",
    );
    expect(collectionDoubt(scam, parseAddress(COLLECTION))).toBe("Reported as scam");
    const link = metadataOf(COLLECTION, { name: "www.prize.example" }, "nft_collections");
    expect(nftDoubt(link, parseAddress(ITEM), parseAddress(COLLECTION), null)).toBe(
      "Collection name contains a link",
    );
  });

  it("hides it by default among the NFTs of an owner, but not among those of its collection", () => {
    const suspicious = { ...nftItemRow(unlisted, items), doubt: "Reported as scam" };
    const { local } = NFT_ITEM_LIST;
    const ofOwner = allNftItems({ of: "owner", address: parseAddress(BOB) });
    const ofCollection = allNftItems({ of: "collection", address: parseAddress(COLLECTION) });
    expect(local?.keeps(suspicious, ofOwner)).toBe(false);
    expect(local?.keeps(suspicious, { ...ofOwner, suspicious: true })).toBe(true);
    expect(local?.keeps(suspicious, ofCollection)).toBe(true);
    expect(local?.isActive(ofCollection)).toBe(false);
  });
});

describe("an item with a domain in its metadata", () => {
  const nftOf = (domain: string, interfaces: readonly string[], name = "Stone") =>
    namedNft(parseAddress(ITEM), null, {
      address_book: { [ITEM]: { user_friendly: null, domain: null, interfaces: [...interfaces] } },
      metadata: metadataOf(ITEM, { name, extra: { domain } }),
    });

  test.each([["dns"], ["teleitem"]])("has the domain as its name if its contract is a %s", (kind) => {
    const named = nftOf("tide-mill.ton", ["nft_item", kind], "tide.com");
    expect([named.name, named.doubt]).toEqual(["tide-mill.ton", null]);
  });

  test.each([[""], ["tide.ton"], ["w\u0430llet.ton"]])(
    "has its own name if it only declares %j",
    (domain) => {
      expect(nftOf(domain, ["nft_item"]).name).toBe("Stone");
      expect(nftOf(domain, ["nft_item"], "w\u0430llet").doubt).toBe("Name mixes Latin and Cyrillic");
    },
  );
});

describe("a sale", () => {
  const [fixed, auction, telemint] = sales.nft_sales;
  if (fixed === undefined || auction === undefined || telemint === undefined)
    throw new Error("samples are missing");

  it("at a fixed price has the price and the marketplace's fee", () => {
    expect(nftSaleState(fixed, sales)).toMatchObject({
      is: "sale",
      status: "open",
      price: 9_000_000_000n,
      marketplaceFee: { is: "amount", amount: 450_000_000n },
      royalty: null,
    });
  });

  it("in an auction has a next bid one step above the highest", () => {
    if (auction.details.type !== "getgems_auction") throw new Error("not an auction");
    const { fields } = auction.details;
    const of = (changed: Partial<typeof fields>) =>
      nftSaleState(
        { ...auction, details: { type: "getgems_auction", fields: { ...fields, ...changed } } },
        sales,
      );
    expect(of({ last_bid: 14_000_000_000n })).toMatchObject({
      highestBid: 14_000_000_000n,
      nextBid: 14_700_000_000n,
      bidder: { address: BOB },
    });
    expect(of({ last_bid: 0n, min_bid: 5n })).toMatchObject({ highestBid: null, nextBid: 5n, bidder: null });
    expect(of({ is_canceled: true })?.status).toBe("cancelled");
    expect(of({ end_flag: true })?.status).toBe("ended");
    expect(of({ min_step: 2 ** 31 })?.nextBid).toBeNull();
    expect(of({ mp_fee_factor: 30, mp_fee_base: 1_000 })?.marketplaceFee).toMatchObject({ share: 0.03 });
    expect(of({ mp_fee_factor: 30, mp_fee_base: 0 })?.marketplaceFee).toBeNull();
  });

  it("of a Telegram username is an auction", () => {
    expect(nftSaleState(telemint, sales)).toMatchObject({ is: "auction", highestBid: 7n });
  });

  it("is unknown for another item, and for a contract of an unknown kind", () => {
    const contract = fixed.address;
    expect(nftSaleOf(sales.nft_sales, contract, parseAddress(ITEM), sales).is).toBe("known");
    expect(nftSaleOf(sales.nft_sales, contract, at("another item"), sales)).toEqual({
      is: "unknown",
      contract,
    });
    expect(nftSaleOf([], contract, parseAddress(ITEM), sales).is).toBe("unknown");
    const odd = { ...fixed, details: { type: null, raw: {}, problem: null } } as const;
    expect(nftSaleOf([odd], contract, parseAddress(ITEM), sales).is).toBe("unknown");
  });
});

describe("the neighbours of an item", () => {
  const numbered = (index: bigint): NftItem => ({ ...unlisted, index });

  it("are requested by index if the collection numbers its items", () => {
    expect(neighbourIndexes(nftItemProfile(numbered(5n), items))).toEqual([4n, 6n]);
    expect(neighbourIndexes(nftItemProfile(numbered(0n), items))).toEqual([1n]);
    expect(neighbourIndexes(nftItemProfile(numbered(2n ** 60n), items))).toEqual([]);
    const unnumbered = item.collection === null ? null : { ...item.collection, next_item_index: -1n };
    const hashed = { ...numbered(5n), collection: unnumbered };
    expect(neighbourIndexes(nftItemProfile(hashed, items))).toEqual([]);
  });

  it("belong to the same collection", () => {
    const before = { ...numbered(4n), address: at("before") };
    const foreign = { ...numbered(6n), address: at("foreign"), collection_address: at("elsewhere") };
    const found = nftNeighbours([before, foreign], nftItemProfile(numbered(5n), items), items);
    expect([found.previous?.address, found.next]).toEqual([addressOf("before"), null]);
  });
});

describe("attributes of a URL", () => {
  const subject = { of: "collection", address: parseAddress(COLLECTION) } as const;

  it("are read once each, however often they are repeated", () => {
    const query = readNftItemsQuery(subject, new URLSearchParams("attr=a:b&attr=a:b&attr=a:c"));
    expect(valueOf(query).attributes).toEqual([
      { trait: "a", value: "b" },
      { trait: "a", value: "c" },
    ]);
  });

  it("are refused, with the name of the field, if they are malformed", () => {
    const query = readNftItemsQuery(subject, new URLSearchParams("attr=nothing"));
    expect(query).toMatchObject({ ok: false, error: { kind: "bad-input", field: "attr" } });
  });
});

describe("owners", () => {
  it("are counted by the real owner of each item", () => {
    const three = [item, { ...unlisted, address: at("a") }, { ...unlisted, address: at("b") }];
    const { largest, owners, isAll } = nftOwners(three, true, items);
    expect(largest.map(({ owner, items: count, listed }) => [owner.address, count, listed])).toEqual([
      [BOB, 2, 0],
      [ALICE, 1, 1],
    ]);
    expect([owners, isAll, largest[0]?.share]).toEqual([2, true, 2 / 3]);
    expect(nftOwners([], true, items).largest).toEqual([]);
  });

  it("have counts of items by collection, the most frequent first", () => {
    const row = nftItemRow(item, items);
    const other = { ...row, collection: { address: at("other"), name: null, doubt: null, picture: null } };
    expect(collectionCounts([other, row, row, { ...row, collection: null }])).toMatchObject([
      { address: COLLECTION, count: 2 },
      { address: addressOf("other"), count: 1 },
    ]);
  });
});
