import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { coins, DAY, HOUR, MINUTE } from "../../../scenario/act";
import { catAuctions } from "../../../scenario/chapters/cat-auctions";
import { galleries } from "../../../scenario/chapters/galleries";
import { gifts, wishes } from "../../../scenario/chapters/gifts";
import { postcards } from "../../../scenario/chapters/postcards";
import { sales } from "../../../scenario/chapters/sales";
import { openCollection } from "../../../scenario/nft/collections";
import { collector } from "../../../scenario/nft/collectors";
import { openAuction, openBazaar, openSale } from "../../../scenario/nft/market";
import { actionsOf } from "../../test-answers";
import { tellTown, type ToldTown } from "../../test-town";
import { questionsOf, type Questions } from "../test-items";

let told: ToldTown;
let ask: Questions;
beforeAll(async () => {
  told = await tellTown(galleries, gifts, wishes, sales, catAuctions, postcards);
  ask = questionsOf(told);
}, 300_000);
afterAll(() => told.close());

const ALL = "limit=1000&sort=asc";
const bazaar = () => ask.raw(openBazaar(told.town).address);

async function of(item: string, types: string, more = "") {
  const all = await ask.actions(`account=${item}&action_type=${types}&${ALL}${more}`);
  return all.map(({ type, success, details }) => ({
    type,
    success,
    fields: "fields" in details ? details.fields : null,
  }));
}

/** The roof that was offered on the second day of sales at that place in the order. */
function sale(place: number, changeable: boolean) {
  const number = 76 + place;
  const [collection, owner] = [openCollection(told.town, "rooftops"), collector(number)];
  const [at, price] = [told.span.from + 3 * DAY + 12 * HOUR, coins(3 + (number % 5) * 1.5)];
  const stand = openSale(told.town, { collection, number, owner, at, price, changeable });
  return {
    number,
    price,
    item: ask.item("rooftops", number),
    owner: ask.of(owner),
    stand: ask.raw(stand.address),
  };
}

function auction(place: number, days: number, highest = 0) {
  const number = 60 + place;
  const at = told.span.from + 2 * DAY + 9 * HOUR + 40 * MINUTE;
  const [collection, owner] = [openCollection(told.town, "cats"), collector(number)];
  const terms = {
    collection,
    number,
    owner,
    at,
    ends: at + days * DAY,
    lowest: coins(5),
    highest: coins(highest),
  };
  const stand = ask.raw(openAuction(told.town, terms).address);
  return { number, item: ask.item("cats", number), owner: ask.of(owner), stand };
}

describe("items", () => {
  test("are made, each by a message of its collection", async () => {
    const item = ask.item("cats", 5);
    expect(await of(item, "nft_mint")).toMatchObject([
      {
        success: true,
        fields: {
          owner: ask.collection("cats"),
          nft_item: item,
          nft_collection: ask.collection("cats"),
          nft_item_index: 5n,
        },
      },
    ]);
    expect(await of(item, "contract_deploy,call_contract")).toEqual([]);
  });

  test("are given away, with a word or not", async () => {
    expect(await of(ask.item("rooftops", 0), "nft_transfer")).toMatchObject([
      {
        success: true,
        fields: {
          nft_collection: ask.collection("rooftops"),
          nft_item: ask.item("rooftops", 0),
          nft_item_index: 0n,
          old_owner: ask.of(collector(0)),
          new_owner: ask.of(collector(7)),
          is_purchase: false,
          price: null,
          query_id: 0n,
          response_destination: ask.of(collector(0)),
          forward_amount: coins(0.01),
          comment: "For your new flat",
          marketplace: null,
          real_old_owner: null,
          payout_amount: null,
        },
      },
    ]);
    expect(await of(ask.item("rooftops", 1), "nft_transfer")).toMatchObject([
      { fields: { comment: null, forward_payload: expect.anything() } },
    ]);
  });

  test("are not given away by others", async () => {
    const tried = await ask.actions(`action_type=nft_transfer&${ALL}`);
    const failed = tried.filter(({ success }) => success !== true);
    expect(failed.map(({ details }) => details)).toMatchObject([
      { fields: { old_owner: ask.of(collector(1)), new_owner: ask.of(collector(0)) } },
      {},
      {},
    ]);
  });

  test("tell where they come from", async () => {
    const asked = await ask.actions(`action_type=nft_discovery&${ALL}`);
    expect(asked).toHaveLength(2);
    expect(asked[0]?.details).toMatchObject({
      fields: { source: ask.of("hugo"), nft_collection: ask.collection("postcards") },
    });
  });
});

describe("a sale", () => {
  test("begins at the bazaar, which hides the two transfers from those who know it", async () => {
    const { item, owner, stand, price, number } = sale(0, false);
    const [offered] = await of(item, "nft_put_on_sale");
    expect(offered).toMatchObject({
      success: true,
      fields: {
        nft_collection: ask.collection("rooftops"),
        nft_item: item,
        nft_item_index: BigInt(number),
        owner,
        listing_address: bazaar(),
        sale_address: stand,
        marketplace_address: bazaar(),
        full_price: price,
        marketplace_fee: (price * 30n) / 1_000n,
        royalty_amount: (price * 50n) / 1_000n,
        marketplace_fee_address: bazaar(),
        royalty_address: ask.of("paula"),
        marketplace: "bazaar",
      },
    });
    expect(await of(item, "nft_transfer")).toEqual([]);
    const old = await of(item, "nft_transfer", "&supported_action_types=v1");
    expect(old.map(({ fields }) => fields)).toMatchObject([
      { old_owner: owner, new_owner: bazaar() },
      { old_owner: bazaar(), new_owner: stand },
      { old_owner: stand, is_purchase: true, price },
    ]);
  });

  test("ends with a purchase", async () => {
    const { item, owner, stand, price, number } = sale(0, false);
    const bought = await of(item, "nft_purchase");
    expect(bought).toMatchObject([
      {
        success: true,
        fields: {
          nft_item: item,
          nft_item_index: BigInt(number),
          old_owner: stand,
          new_owner: ask.of(collector(number + 9)),
          is_purchase: true,
          price,
          marketplace: "bazaar",
          real_old_owner: owner,
          marketplace_address: bazaar(),
          payout_address: owner,
        },
      },
    ]);
    const [action] = await ask.actions(`account=${item}&action_type=nft_purchase&include_accounts=true`);
    expect(action?.accounts).toEqual(expect.arrayContaining([owner, stand, item]));
    expect(action?.transactions.length).toBeGreaterThan(3);
  });

  test("has the price of its time", async () => {
    const { item, owner, stand, price } = sale(1, true);
    const later = price + coins(2);
    expect(await of(item, "nft_put_on_sale")).toMatchObject([{ fields: { full_price: price } }]);
    expect(await of(item, "nft_update_sale")).toMatchObject([
      {
        success: true,
        fields: {
          source: owner,
          sale_contract: stand,
          nft_address: item,
          marketplace_address: bazaar(),
          full_price: later,
          marketplace_fee: (later * 30n) / 1_000n,
          royalty_amount: (later * 50n) / 1_000n,
        },
      },
    ]);
    expect(await of(item, "nft_purchase")).toMatchObject([
      {
        fields: {
          price: later,
          payout_amount: later - (later * 80n) / 1_000n,
          payout_comment: "Your item was sold",
        },
      },
    ]);
  });

  test("is taken back", async () => {
    const { item, owner, stand } = sale(2, false);
    expect(await of(item, "nft_cancel_sale,nft_transfer")).toMatchObject(
      [
        {
          type: "nft_transfer",
          fields: { old_owner: stand, new_owner: owner, is_purchase: false },
        },
        {
          type: "nft_cancel_sale",
          success: true,
          fields: {
            owner,
            nft_item: item,
            nft_collection: ask.collection("rooftops"),
            sale_address: stand,
            marketplace_address: bazaar(),
          },
        },
      ].toReversed(),
    );
  });
});

describe("an auction", () => {
  test("begins at the bazaar too", async () => {
    const { item, owner, stand, number } = auction(3, 4, 25);
    expect(await of(item, "nft_put_on_auction")).toMatchObject([
      {
        success: true,
        fields: {
          nft_item: item,
          nft_item_index: BigInt(number),
          owner,
          listing_address: bazaar(),
          auction_address: stand,
          marketplace_address: bazaar(),
          marketplace_fee_factor: 30n,
          marketplace_fee_base: 1_000n,
          royalty_fee_base: 1_000n,
          max_bid: coins(25),
          min_bid: coins(5),
          marketplace_fee_address: bazaar(),
          royalty_address: ask.of("kaito"),
        },
      },
    ]);
  });

  test("has bids, of which one is too low, and gives back what was outbid", async () => {
    const { item, stand, number } = auction(2, 2);
    const bids = await of(item, "auction_bid");
    expect(bids.map(({ success }) => success)).toEqual([true, true, true, false]);
    expect(bids[0]?.fields).toMatchObject({
      amount: coins(6),
      bidder: ask.of(collector(number + 5)),
      auction: stand,
      nft_item: item,
      nft_collection: ask.collection("cats"),
      nft_item_index: BigInt(number),
    });
    expect(await of(item, "auction_outbid")).toMatchObject([
      {
        fields: {
          auction_address: stand,
          bidder: ask.of(collector(number + 5)),
          new_bidder: ask.of(collector(number + 8)),
          nft_item: item,
          nft_collection: ask.collection("cats"),
          comment: "Somebody has bid more",
        },
      },
      { fields: { bidder: ask.of(collector(number + 8)), new_bidder: ask.of(collector(number + 5)) } },
    ]);
  });

  test("is finished, and sells to who bid most", async () => {
    const { item, stand, number, owner } = auction(0, 1);
    const winner = ask.of(collector(number + 5));
    const ended = await of(item, "nft_finish_auction,nft_purchase");
    expect(ended.find(({ type }) => type === "nft_finish_auction")?.fields).toMatchObject({
      owner: winner,
      nft_item: item,
      auction_address: stand,
      marketplace_address: bazaar(),
    });
    expect(ended.find(({ type }) => type === "nft_purchase")?.fields).toMatchObject({
      price: coins(9.5),
      new_owner: winner,
      real_old_owner: owner,
    });
  });

  test("ends at once at the highest price", async () => {
    const { item, number } = auction(3, 4, 25);
    const winner = ask.of(collector(number + 3));
    expect(await of(item, "nft_purchase")).toMatchObject([
      { fields: { price: coins(25), new_owner: winner } },
    ]);
    expect(await of(item, "auction_outbid")).toHaveLength(3);
    expect((await of(item, "auction_bid")).at(-1)?.fields).toMatchObject({
      amount: coins(25),
      bidder: winner,
    });
  });

  test("is cancelled, or finds nobody", async () => {
    const [cancelled, alone] = [auction(4, 3), auction(5, 1)];
    expect(await of(cancelled.item, "nft_cancel_auction")).toMatchObject([
      { success: true, fields: { owner: cancelled.owner, auction_address: cancelled.stand } },
    ]);
    expect(await of(alone.item, "nft_finish_auction")).toMatchObject([{ fields: { owner: alone.owner } }]);
    expect(await of(alone.item, "nft_purchase")).toEqual([]);
  });
});

test("all details agree with what the service says of them", async () => {
  const types = "nft,nft.v3,nft_discovery";
  expect((await actionsOf(told.node, `action_type=${types}`)).length).toBeGreaterThan(300);
  await actionsOf(told.node, `action_type=nft&supported_action_types=v1`);
});

test("every transaction with an item is in an action", async () => {
  const { store } = told.node;
  const page = { offset: 0, limit: 1_000, sort: "asc" } as const;
  for (const trace of store.traces.list({}, page)) {
    const rows = store.traces.transactionsOf([trace.id]).get(trace.id) ?? [];
    const named = new Set(
      (await ask.actions(`trace_id=${trace.id}&limit=1000`)).flatMap((each) => each.transactions),
    );
    expect(rows.filter(({ hash }) => !named.has(hash))).toEqual([]);
  }
});
