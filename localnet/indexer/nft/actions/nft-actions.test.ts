import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { coins, DAY, HOUR, MINUTE } from "../../../scenario/scenario-event";
import { collectionOf } from "../../../scenario/nft/nft-collections";
import { collector } from "../../../scenario/nft/nft-collectors";
import { auctionContract, bazaarContract, saleContract } from "../../../scenario/nft/nft-bazaar";
import { actionsOf } from "../../../../testing/localnet/indexer/test-answers";
import type { ReplayedTown } from "../../../../testing/localnet/indexer/test-town";
import {
  queriesOf,
  replayNfts,
  type NftQueries,
} from "../../../../testing/localnet/indexer/nft/test-nft-town";

let replayed: ReplayedTown;
let nfts: NftQueries;
beforeAll(async () => {
  replayed = await replayNfts();
  nfts = queriesOf(replayed);
});
afterAll(() => replayed.close());

const ALL = "limit=1000&sort=asc";
const bazaar = () => nfts.raw(bazaarContract(replayed.town).address);

async function of(item: string, types: string, more = "") {
  const all = await nfts.actions(`account=${item}&action_type=${types}&${ALL}${more}`);
  return all.map(({ type, success, details }) => ({
    type,
    success,
    fields: "fields" in details ? details.fields : null,
  }));
}

/** The sale with this index on the second day of sales. */
function sale(place: number, changeable: boolean) {
  const number = 76 + place;
  const [collection, owner] = [collectionOf(replayed.town, "rooftops"), collector(number)];
  const [at, price] = [replayed.span.from + 3 * DAY + 12 * HOUR, coins(3 + (number % 5) * 1.5)];
  const contract = saleContract(replayed.town, { collection, number, owner, at, price, changeable });
  return {
    number,
    price,
    item: nfts.item("rooftops", number),
    owner: nfts.of(owner),
    contract: nfts.raw(contract.address),
  };
}

function auction(place: number, days: number, highest = 0) {
  const number = 60 + place;
  const at = replayed.span.from + 2 * DAY + 9 * HOUR + 40 * MINUTE;
  const [collection, owner] = [collectionOf(replayed.town, "cats"), collector(number)];
  const terms = {
    collection,
    number,
    owner,
    at,
    ends: at + days * DAY,
    minBid: coins(5),
    maxBid: coins(highest),
  };
  const contract = nfts.raw(auctionContract(replayed.town, terms).address);
  return { number, item: nfts.item("cats", number), owner: nfts.of(owner), contract };
}

describe("items", () => {
  test("are minted by their collection", async () => {
    const item = nfts.item("cats", 5);
    expect(await of(item, "nft_mint")).toMatchObject([
      {
        success: true,
        fields: {
          owner: nfts.collection("cats"),
          nft_item: item,
          nft_collection: nfts.collection("cats"),
          nft_item_index: 5n,
        },
      },
    ]);
    expect(await of(item, "contract_deploy,call_contract")).toEqual([]);
  });

  test("are transferred, with a comment or without", async () => {
    expect(await of(nfts.item("rooftops", 0), "nft_transfer")).toMatchObject([
      {
        success: true,
        fields: {
          nft_collection: nfts.collection("rooftops"),
          nft_item: nfts.item("rooftops", 0),
          nft_item_index: 0n,
          old_owner: nfts.of(collector(0)),
          new_owner: nfts.of(collector(7)),
          is_purchase: false,
          price: null,
          query_id: 0n,
          response_destination: nfts.of(collector(0)),
          forward_amount: coins(0.01),
          comment: "For your new flat",
          marketplace: null,
          real_old_owner: null,
          payout_amount: null,
        },
      },
    ]);
    expect(await of(nfts.item("rooftops", 1), "nft_transfer")).toMatchObject([
      { fields: { comment: null, forward_payload: expect.anything() } },
    ]);
  });

  test("have a failed action for each refused transfer", async () => {
    const tried = await nfts.actions(`action_type=nft_transfer&${ALL}`);
    const failed = tried.filter(({ success }) => success !== true);
    expect(failed.map(({ details }) => details)).toMatchObject([
      { fields: { old_owner: nfts.of(collector(1)), new_owner: nfts.of(collector(0)) } },
      {},
      {},
      { fields: { nft_item: nfts.item("certificates", 11) } },
    ]);
  });

  test("have a discovery action when they report their static data", async () => {
    const found = await nfts.actions(`action_type=nft_discovery&${ALL}`);
    expect(found).toHaveLength(2);
    expect(found[0]?.details).toMatchObject({
      fields: { source: nfts.of("hugo"), nft_collection: nfts.collection("postcards") },
    });
  });
});

describe("a sale", () => {
  test("begins with one action, instead of two transfers, for clients that support it", async () => {
    const { item, owner, contract, price, number } = sale(0, false);
    const [offered] = await of(item, "nft_put_on_sale");
    expect(offered).toMatchObject({
      success: true,
      fields: {
        nft_collection: nfts.collection("rooftops"),
        nft_item: item,
        nft_item_index: BigInt(number),
        owner,
        listing_address: bazaar(),
        sale_address: contract,
        marketplace_address: bazaar(),
        full_price: price,
        marketplace_fee: (price * 30n) / 1_000n,
        royalty_amount: (price * 50n) / 1_000n,
        marketplace_fee_address: bazaar(),
        royalty_address: nfts.of("paula"),
        marketplace: "bazaar",
      },
    });
    expect(await of(item, "nft_transfer")).toEqual([]);
    const old = await of(item, "nft_transfer", "&supported_action_types=v1");
    expect(old.map(({ fields }) => fields)).toMatchObject([
      { old_owner: owner, new_owner: bazaar() },
      { old_owner: bazaar(), new_owner: contract },
      { old_owner: contract, is_purchase: true, price },
    ]);
  });

  test("ends with a purchase", async () => {
    const { item, owner, contract, price, number } = sale(0, false);
    const bought = await of(item, "nft_purchase");
    expect(bought).toMatchObject([
      {
        success: true,
        fields: {
          nft_item: item,
          nft_item_index: BigInt(number),
          old_owner: contract,
          new_owner: nfts.of(collector(number + 9)),
          is_purchase: true,
          price,
          marketplace: "bazaar",
          real_old_owner: owner,
          marketplace_address: bazaar(),
          payout_address: owner,
        },
      },
    ]);
    const [action] = await nfts.actions(`account=${item}&action_type=nft_purchase&include_accounts=true`);
    expect(action?.accounts).toEqual(expect.arrayContaining([owner, contract, item]));
    expect(action?.transactions.length).toBeGreaterThan(3);
  });

  test("has the price at the time of each action", async () => {
    const { item, owner, contract, price } = sale(1, true);
    const later = price + coins(2);
    expect(await of(item, "nft_put_on_sale")).toMatchObject([{ fields: { full_price: price } }]);
    expect(await of(item, "nft_update_sale")).toMatchObject([
      {
        success: true,
        fields: {
          source: owner,
          sale_contract: contract,
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

  test("returns the item to its owner when it is cancelled", async () => {
    const { item, owner, contract } = sale(2, false);
    expect(await of(item, "nft_cancel_sale,nft_transfer")).toMatchObject(
      [
        {
          type: "nft_transfer",
          fields: { old_owner: contract, new_owner: owner, is_purchase: false },
        },
        {
          type: "nft_cancel_sale",
          success: true,
          fields: {
            owner,
            nft_item: item,
            nft_collection: nfts.collection("rooftops"),
            sale_address: contract,
            marketplace_address: bazaar(),
          },
        },
      ].toReversed(),
    );
  });
});

describe("an auction", () => {
  test("begins with an action that has its terms", async () => {
    const { item, owner, contract, number } = auction(3, 4, 25);
    expect(await of(item, "nft_put_on_auction")).toMatchObject([
      {
        success: true,
        fields: {
          nft_item: item,
          nft_item_index: BigInt(number),
          owner,
          listing_address: bazaar(),
          auction_address: contract,
          marketplace_address: bazaar(),
          marketplace_fee_factor: 30n,
          marketplace_fee_base: 1_000n,
          royalty_fee_base: 1_000n,
          max_bid: coins(25),
          min_bid: coins(5),
          marketplace_fee_address: bazaar(),
          royalty_address: nfts.of("kaito"),
        },
      },
    ]);
  });

  test("has bids, one of them too low, and refunds those that were outbid", async () => {
    const { item, contract, number } = auction(2, 2);
    const bids = await of(item, "auction_bid");
    expect(bids.map(({ success }) => success)).toEqual([true, true, true, false]);
    expect(bids[0]?.fields).toMatchObject({
      amount: coins(6),
      bidder: nfts.of(collector(number + 5)),
      auction: contract,
      nft_item: item,
      nft_collection: nfts.collection("cats"),
      nft_item_index: BigInt(number),
    });
    expect(await of(item, "auction_outbid")).toMatchObject([
      {
        fields: {
          auction_address: contract,
          bidder: nfts.of(collector(number + 5)),
          new_bidder: nfts.of(collector(number + 8)),
          nft_item: item,
          nft_collection: nfts.collection("cats"),
          comment: "Somebody has bid more",
        },
      },
      { fields: { bidder: nfts.of(collector(number + 8)), new_bidder: nfts.of(collector(number + 5)) } },
    ]);
  });

  test("is finished and sells to the highest bidder", async () => {
    const { item, contract, number, owner } = auction(0, 1);
    const winner = nfts.of(collector(number + 5));
    const ended = await of(item, "nft_finish_auction,nft_purchase");
    expect(ended.find(({ type }) => type === "nft_finish_auction")?.fields).toMatchObject({
      owner: winner,
      nft_item: item,
      auction_address: contract,
      marketplace_address: bazaar(),
    });
    expect(ended.find(({ type }) => type === "nft_purchase")?.fields).toMatchObject({
      price: coins(9.5),
      new_owner: winner,
      real_old_owner: owner,
    });
  });

  test("ends at once with a bid of the maximum price", async () => {
    const { item, number } = auction(3, 4, 25);
    const winner = nfts.of(collector(number + 3));
    expect(await of(item, "nft_purchase")).toMatchObject([
      { fields: { price: coins(25), new_owner: winner } },
    ]);
    expect(await of(item, "auction_outbid")).toHaveLength(3);
    expect((await of(item, "auction_bid")).at(-1)?.fields).toMatchObject({
      amount: coins(25),
      bidder: winner,
    });
  });

  test("has an action for its cancellation, and no purchase if it ends without bids", async () => {
    const [cancelled, alone] = [auction(4, 3), auction(5, 1)];
    expect(await of(cancelled.item, "nft_cancel_auction")).toMatchObject([
      { success: true, fields: { owner: cancelled.owner, auction_address: cancelled.contract } },
    ]);
    expect(await of(alone.item, "nft_finish_auction")).toMatchObject([{ fields: { owner: alone.owner } }]);
    expect(await of(alone.item, "nft_purchase")).toEqual([]);
  });
});

test("all details match the specification of the service", async () => {
  const types = "nft,nft.v3,nft_discovery";
  expect((await actionsOf(replayed.node, `action_type=${types}`)).length).toBeGreaterThan(300);
  await actionsOf(replayed.node, `action_type=nft&supported_action_types=v1`);
});

test("every transaction with an item is in an action", async () => {
  const { store } = replayed.node;
  const page = { offset: 0, limit: 1_000, sort: "asc" } as const;
  for (const trace of store.traces.list({}, page)) {
    const rows = store.traces.transactionsOf([trace.id]).get(trace.id) ?? [];
    const named = new Set(
      (await nfts.actions(`trace_id=${trace.id}&limit=1000`)).flatMap((each) => each.transactions),
    );
    expect(rows.filter(({ hash }) => !named.has(hash))).toEqual([]);
  }
});
