import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as v from "valibot";
import { itemDomain } from "@/lib/toncenter/v3/item-domain";
import { dnsRecords } from "@/lib/toncenter/v3/v3-dns";
import { usernameCollection, usernameItem } from "../../contracts/username-contracts";
import { usernames } from "../../scenario/chapters/usernames";
import { coins } from "../../scenario/scenario-event";
import { rawAddressOf, validAnswer } from "../../../testing/localnet/indexer/test-answers";
import { queriesOf, type NftQueries } from "../../../testing/localnet/indexer/nft/test-nft-town";
import { replayTown, type ReplayedTown } from "../../../testing/localnet/indexer/test-town";

let replayed: ReplayedTown;
let nfts: NftQueries;
beforeAll(async () => {
  replayed = await replayTown(usernames);
  nfts = queriesOf(replayed);
}, 60_000);
afterAll(() => replayed.close());

const at = (name: string) => rawAddressOf(usernameItem(name));

test("no wallet rejects a message", () => {
  expect(replayed.refused).toEqual([]);
});

test("the items are in their collection, and their names have records", async () => {
  const collection = rawAddressOf(usernameCollection().address);
  expect((await nfts.collections(`collection_address=${collection}`)).nft_collections).toMatchObject([
    { next_item_index: -1n, collection_content: { name: "Usernames" } },
  ]);
  const {
    nft_items: items,
    metadata,
    address_book: book,
  } = await nfts.items(`collection_address=${collection}`);
  expect(items.map(({ address }) => address).toSorted()).toEqual(
    ["harbourmaster", "bakerygirl", "ferryman", "night_owl"].map(at).toSorted(),
  );
  expect(metadata[at("ferryman")]?.token_info).toMatchObject([
    { type: "nft_items", name: "ferryman.t.me", extra: { domain: "ferryman.t.me" } },
  ]);
  expect(itemDomain(metadata[at("ferryman")]?.token_info[0] ?? null, book[at("ferryman")]?.interfaces)).toBe(
    "ferryman.t.me",
  );
  const { records } = v.parse(
    dnsRecords.response,
    await validAnswer(replayed.node, dnsRecords, "domain=harbourmaster.t.me"),
  );
  expect(records).toMatchObject([
    {
      nft_item_address: at("harbourmaster"),
      nft_item_owner: nfts.of("samir"),
      dns_wallet: nfts.of("samir"),
    },
  ]);
});

describe("sales", () => {
  test("are the items themselves, with their auction while there is one", async () => {
    const names = ["harbourmaster", "ferryman", "bakerygirl", "night_owl"];
    const { nft_sales: sales } = await nfts.sales(names.map((name) => `address=${at(name)}`).join("&"));
    const fieldsOf = (name: string) => {
      const sale = sales.find(({ address }) => address === at(name));
      return {
        owner: sale?.nft_owner_address,
        ...(sale?.details.type === "telemint" ? sale.details.fields : {}),
      };
    };
    expect(fieldsOf("harbourmaster")).toMatchObject({
      owner: nfts.of("samir"),
      token_name: "harbourmaster",
      bidder_address: nfts.of("lena"),
      bid: coins(24),
      min_bid: coins(25.2),
      max_bid: coins(90),
      beneficiary_address: nfts.of("samir"),
    });
    expect(fieldsOf("ferryman")).toMatchObject({
      owner: null,
      bidder_address: nfts.of("marco"),
      bid: coins(7),
    });
    expect(fieldsOf("bakerygirl")).toMatchObject({ owner: nfts.of("greta"), end_time: null, bid: null });
    expect(fieldsOf("night_owl")).toMatchObject({ owner: nfts.of("lena"), end_time: null });
  });

  test("items in an auction name themselves as their auction", async () => {
    const [inAuction] = (await nfts.items(`address=${at("ferryman")}`)).nft_items;
    expect(inAuction).toMatchObject({
      on_sale: true,
      auction_contract_address: at("ferryman"),
      owner_address: null,
    });
    const [owned] = (await nfts.items(`address=${at("bakerygirl")}`)).nft_items;
    expect(owned).toMatchObject({ on_sale: false, auction_contract_address: null });
  });
});

describe("actions", () => {
  const typesOf = async (name: string, type: string) =>
    (
      await nfts.actions(`account=${at(name)}&action_type=${type}&supported_action_types=latest&sort=asc`)
    ).map(({ success, details }) => ({ success, ...("fields" in details ? details.fields : {}) }));

  test("include bids, also those that were too low, and refunds to outbid bidders", async () => {
    expect(await typesOf("harbourmaster", "auction_bid")).toMatchObject([
      { success: true, bidder: nfts.of("tove"), amount: coins(12) },
      { success: false, bidder: nfts.of("ada"), amount: coins(12.1) },
      { success: true, bidder: nfts.of("samir"), amount: coins(13) },
      { success: true, bidder: nfts.of("rosa"), amount: coins(21) },
      { success: true, bidder: nfts.of("lena"), amount: coins(24) },
    ]);
    expect(await typesOf("harbourmaster", "auction_outbid")).toMatchObject([
      { bidder: nfts.of("samir"), new_bidder: nfts.of("tove"), amount: coins(10) },
      { bidder: nfts.of("tove"), new_bidder: nfts.of("samir"), amount: coins(12) },
      { bidder: nfts.of("rosa"), new_bidder: nfts.of("lena"), amount: coins(21) },
    ]);
    expect(await typesOf("night_owl", "auction_bid")).toMatchObject([
      { success: false, bidder: nfts.of("hugo") },
    ]);
  });

  test("include auctions that owners start and cancel", async () => {
    expect(await typesOf("harbourmaster", "teleitem_start_auction")).toMatchObject([
      { success: true, owner: nfts.of("samir"), min_bid: coins(20), max_bid: coins(90) },
    ]);
    expect(await typesOf("night_owl", "teleitem_cancel_auction")).toMatchObject([
      { success: true, owner: nfts.of("lena"), nft_item: at("night_owl") },
    ]);
  });

  test("include the transfer of a name after its sale", async () => {
    expect(await typesOf("bakerygirl", "nft_transfer")).toMatchObject([
      { old_owner: nfts.of("kaito"), new_owner: nfts.of("greta") },
    ]);
  });
});
