import { beginCell } from "@ton/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Address } from "@/lib/ton/address/address";
import { codeOf } from "../../contracts/stored-code";
import { coins, DAY, HOUR } from "../../scenario/scenario-event";
import { deployOrCall } from "../../scenario/town-operations";
import { collector } from "../../scenario/nft/nft-collectors";
import { bazaarContract, saleContract } from "../../scenario/nft/nft-bazaar";
import { collectionOf, type CollectionName } from "../../scenario/nft/nft-collections";
import { BASECHAIN, townContract, type TownContract } from "../../scenario/town-contracts";
import type { ReplayedTown } from "../../../testing/localnet/indexer/test-town";
import { queriesOf, replayNfts, type NftQueries } from "../../../testing/localnet/indexer/nft/test-nft-town";

let replayed: ReplayedTown;
let nfts: NftQueries;
beforeAll(async () => {
  replayed = await replayNfts();
  nfts = queriesOf(replayed);
});
afterAll(() => replayed.close());

const ALL = "limit=1000";
const ITEMS = 100 + 90 + 30 + 30 + 20;

describe("collections", () => {
  test("have their owners, indexes and metadata", async () => {
    const { nft_collections: found, metadata } = await nfts.collections(ALL);
    expect(found).toHaveLength(5);
    const cats = found.find(({ address }) => address === nfts.collection("cats"));
    expect(cats).toMatchObject({
      owner_address: nfts.of("kaito"),
      next_item_index: 90n,
      collection_content: { uri: expect.stringMatching(/\/cats\.json$/) },
    });
    expect(metadata?.[nfts.collection("cats")]?.token_info?.[0]).toMatchObject({
      type: "nft_collections",
      name: "Harbour Cats",
      image: expect.stringMatching(/\/cats\.svg$/),
    });
    const cards = found.find(({ address }) => address === nfts.collection("postcards"));
    expect(cards).toMatchObject({ next_item_index: -1n, collection_content: { name: "Postcards" } });
  });

  test.each([
    [
      () => `collection_address=${nfts.collection("cats")}&collection_address=${nfts.collection("rewards")}`,
      2,
    ],
    [() => `collection_address=${nfts.of("ada")}`, 0],
    [() => `owner_address=${nfts.of("edith")}`, 1],
    [() => `owner_address=${nfts.of("paula")}&collection_address=${nfts.collection("cats")}`, 0],
    [() => "limit=2&offset=4", 1],
  ])("are found by address, owner and offset: filter %#", async (filter, count) => {
    expect((await nfts.collections(filter())).nft_collections).toHaveLength(count);
  });
});

describe("items", () => {
  test("are complete, and their owners follow from the transfers", async () => {
    const { nft_items: items } = await nfts.items(ALL);
    expect(items).toHaveLength(ITEMS);
    const { nft_transfers: transfers } = await nfts.transfers(`${ALL}&sort=asc`);
    const owners = new Map<Address, Address | null>();
    const first = (name: CollectionName, count: number) => {
      for (let number = 0; number < count; number += 1)
        owners.set(nfts.item(name, number), nfts.of(collector(number)));
    };
    first("rooftops", 100);
    first("cats", 90);
    for (const { nft_address: item, old_owner, new_owner, transaction_aborted: failed } of transfers) {
      if (!owners.has(item) || failed === true) continue;
      expect({ item, owner: old_owner }).toEqual({ item, owner: owners.get(item) });
      owners.set(item, new_owner);
    }
    expect(transfers.length).toBeGreaterThan(100);
    expect(transfers.filter((each) => each.transaction_aborted === true)).toHaveLength(4);
    const holders = new Map(items.map((item) => [item.address, item.owner_address]));
    for (const [item, owner] of owners) expect({ item, owner: holders.get(item) }).toEqual({ item, owner });
  });

  test("have metadata of their own or through their collection", async () => {
    const address = nfts.item("rooftops", 12);
    const { nft_items: items, metadata, address_book: book } = await nfts.items(`address=${address}`);
    expect(Object.keys(book ?? {})).toContain(nfts.of("paula"));
    expect(items).toMatchObject([
      {
        address,
        init: true,
        index: 12n,
        collection_address: nfts.collection("rooftops"),
        collection: { address: nfts.collection("rooftops"), next_item_index: 100n },
        content: { uri: expect.stringMatching(/\/rooftops-12\.json$/) },
        on_sale: false,
        real_owner: null,
      },
    ]);
    expect(metadata?.[address]?.token_info?.[0]).toMatchObject({
      type: "nft_items",
      name: "Rooftop #12",
      nft_index: 12n,
      extra: { attributes: [{ trait_type: "Tiles" }, {}, {}] },
    });
    const [card] = (await nfts.items(`collection_address=${nfts.collection("postcards")}&limit=1`)).nft_items;
    expect(card?.content).toMatchObject({
      name: expect.any(String),
      image: expect.stringMatching(/\/postcards-\d\.svg$/),
    });
  });

  test("have no owner if the owner has renounced them", async () => {
    const { nft_items: items } = await nfts.items(`address=${nfts.item("certificates", 2)}`);
    expect(items).toMatchObject([{ init: true, owner_address: null }]);
  });

  test("are sorted by owner, by collection and index, or by last change", async () => {
    const owner = nfts.of("hugo");
    const { nft_items: own } = await nfts.items(`owner_address=${owner}&${ALL}`);
    expect(own.length).toBeGreaterThan(8);
    expect(new Set(own.map((item) => item.owner_address))).toEqual(new Set([owner]));
    const places = own.map(({ collection_address, index }) => ({ collection_address, index }));
    const byPlace = places.toSorted((one, other) => {
      const [here, there] = [one.collection_address ?? "", other.collection_address ?? ""];
      return here === there ? Number((one.index ?? 0n) - (other.index ?? 0n)) : here < there ? -1 : 1;
    });
    expect(places).toEqual(byPlace);

    const cats = await nfts.items(`collection_address=${nfts.collection("cats")}&${ALL}`);
    expect(cats.nft_items.map(({ index }) => index)).toEqual(
      Array.from({ length: 90 }, (_, index) => BigInt(index)),
    );
    const some = await nfts.items(
      `collection_address=${nfts.collection("cats")}&index=7&index=80&index=0012`,
    );
    expect(some.nft_items.map(({ index }) => index)).toEqual([7n, 12n, 80n]);
    const pair = `collection_address=${nfts.collection("cats")}&collection_address=${nfts.collection("rooftops")}`;
    const mine = await nfts.items(`owner_address=${owner}&${pair}&${ALL}`);
    expect(mine.nft_items).toEqual(
      own.filter(
        (item) =>
          item.collection_address !== nfts.collection("certificates") &&
          item.collection_address !== nfts.collection("postcards") &&
          item.collection_address !== nfts.collection("rewards"),
      ),
    );

    const last = (await nfts.items(`sort_by_last_transaction_lt=true&${ALL}`)).nft_items;
    const lts = last.map((item) => item.last_transaction_lt ?? 0n);
    expect(lts).toEqual(lts.toSorted((one, other) => Number(other - one)));
  });

  test("on sale are listed for their seller on request", async () => {
    // The fifth rooftop on the first day of sales.
    const [number, address] = [74, nfts.item("rooftops", 74)];
    const owner = nfts.of(collector(number));
    const without = (await nfts.items(`owner_address=${owner}&${ALL}`)).nft_items;
    const all = (await nfts.items(`owner_address=${owner}&include_on_sale=true&${ALL}`)).nft_items;
    expect(without.some((item) => item.address === address)).toBe(false);
    expect(all.find((item) => item.address === address)).toMatchObject({
      on_sale: true,
      real_owner: owner,
      sale_contract_address: expect.any(String),
      auction_contract_address: null,
    });
    expect(all.filter((item) => item.on_sale !== true)).toEqual(without);
    const cat = (await nfts.items(`address=${nfts.item("cats", 66)}`)).nft_items;
    expect(cat).toMatchObject([
      { on_sale: true, real_owner: nfts.of(collector(66)), auction_contract_address: cat[0]?.owner_address },
    ]);
  });
});

describe("transfers", () => {
  test("have their payload", async () => {
    const item = nfts.item("rooftops", 0);
    const { nft_transfers: found } = await nfts.transfers(`item_address=${item}`);
    expect(found).toMatchObject([
      {
        nft_address: item,
        nft_collection: nfts.collection("rooftops"),
        old_owner: nfts.of(collector(0)),
        new_owner: nfts.of(collector(7)),
        response_destination: nfts.of(collector(0)),
        forward_amount: 10_000_000n,
        decoded_forward_payload: { comment: "For your new flat" },
        transaction_aborted: false,
      },
    ]);
  });

  test("are filtered by every parameter", async () => {
    const { nft_transfers: all } = await nfts.transfers(`${ALL}&sort=asc`);
    const resident = nfts.of("jonas");
    const found = async (query: string) => (await nfts.transfers(`${query}&${ALL}&sort=asc`)).nft_transfers;
    const sent = all.filter((each) => each.old_owner === resident);
    const received = all.filter((each) => each.new_owner === resident);
    expect(sent.length * received.length).toBeGreaterThan(0);
    expect(await found(`owner_address=${resident}&direction=out`)).toEqual(sent);
    expect(await found(`owner_address=${resident}&direction=in`)).toEqual(received);
    const either = all.filter((each) => each.old_owner === resident || each.new_owner === resident);
    expect(await found(`owner_address=${resident}`)).toEqual(either);
    expect(await found(`address=${resident}`)).toEqual(either);
    expect(await found(`collection_address=${nfts.collection("cats")}`)).toEqual(
      all.filter((each) => each.nft_collection === nfts.collection("cats")),
    );
    const [from, to] = [replayed.span.from + 2 * DAY, replayed.span.from + 4 * DAY];
    const between = all.filter((each) => each.transaction_now >= from && each.transaction_now <= to);
    expect(await found(`start_utime=${from}&end_utime=${to}`)).toEqual(between);
    const [start, end] = [between[0]?.transaction_lt, between.at(-1)?.transaction_lt];
    expect(await found(`start_lt=${start}&end_lt=${end}`)).toEqual(between);
  });

  test("are in pages without gap and overlap, forwards and backwards", async () => {
    for (const sort of ["asc", "desc"]) {
      const { nft_transfers: all } = await nfts.transfers(`${ALL}&sort=${sort}`);
      const pages: (typeof all)[] = [];
      for (let offset = 0; offset < all.length; offset += 17)
        pages.push((await nfts.transfers(`sort=${sort}&limit=17&offset=${offset}`)).nft_transfers);
      expect(pages.flat()).toEqual(all);
    }
    const up = (await nfts.transfers(`${ALL}&sort=asc`)).nft_transfers;
    const down = (await nfts.transfers(`${ALL}&sort=desc`)).nft_transfers;
    expect(down.toReversed()).toEqual(up);
  });

  test.each([
    "",
    "sort_by_last_transaction_lt=true&",
    () => `owner_address=${nfts.of("rosa")}&include_on_sale=true&`,
    () => `collection_address=${nfts.collection("rooftops")}&`,
  ])("and items are in pages without gap and overlap: filter %#", async (query) => {
    const filter = typeof query === "string" ? query : query();
    const all = (await nfts.items(`${filter}${ALL}`)).nft_items.map(({ address }) => address);
    const pages: Address[][] = [];
    for (let offset = 0; offset < all.length; offset += 23)
      pages.push(
        (await nfts.items(`${filter}limit=23&offset=${offset}`)).nft_items.map(({ address }) => address),
      );
    expect(pages.flat()).toEqual(all);
  });
});

describe("sales", () => {
  test("have their price, owner and item", async () => {
    const [number, price] = [74, coins(3 + (74 % 5) * 1.5)];
    const collection = collectionOf(replayed.town, "rooftops");
    const at = replayed.span.from + 2 * DAY + 12 * HOUR;
    const owner = collector(number);
    const sale = saleContract(replayed.town, { collection, number, owner, at, price });
    const bazaar = nfts.raw(bazaarContract(replayed.town).address);
    const [cat] = (await nfts.items(`address=${nfts.item("cats", 66)}`)).nft_items;
    const query = `address=${cat?.owner_address}&address=${nfts.raw(sale.address)}&address=${nfts.of("ada")}`;
    const { nft_sales: found } = await nfts.sales(query);
    expect(found).toMatchObject([
      {
        type: "getgems_sale",
        address: nfts.raw(sale.address),
        nft_address: nfts.item("rooftops", number),
        nft_owner_address: nfts.of(owner),
        marketplace_address: bazaar,
        created_at: at,
        details: {
          fields: {
            is_complete: false,
            full_price: price,
            marketplace_fee_address: bazaar,
            marketplace_fee: (price * 30n) / 1_000n,
            royalty_address: nfts.of("paula"),
            royalty_amount: (price * 50n) / 1_000n,
          },
        },
        nft_item: { address: nfts.item("rooftops", number), on_sale: true },
      },
      {
        type: "getgems_auction",
        nft_address: nfts.item("cats", 66),
        nft_owner_address: nfts.of(collector(66)),
        details: {
          fields: {
            end_flag: false,
            last_bid: coins(14),
            last_member: nfts.of(collector(77)),
            min_bid: coins(5),
            max_bid: 0n,
            mp_fee_factor: 30,
            royalty_fee_factor: 25,
            is_canceled: false,
          },
        },
      },
    ]);
  });
});

describe("forged contracts", () => {
  const nothing = beginCell().endCell();
  const deployed = (contract: TownContract) => ({
    ...deployOrCall(contract, coins(0.2), nothing),
    returns: false,
  });

  beforeAll(async () => {
    const at = replayed.span.to - HOUR;
    const item = collectionOf(replayed.town, "rooftops").itemAt(12);
    // A transfer body that ends after its opcode.
    const truncated = beginCell().storeUint(0x5fcc3d14, 32).storeUint(7, 3).endCell();
    await replayed.replay([
      { at, by: "tove", messages: [deployed(forgedItem()), deployed(brokenAuction())] },
      {
        at,
        by: "samir",
        messages: [deployed(emptySale()), { to: item, amount: coins(0.1), body: truncated, bounce: true }],
      },
    ]);
  });

  /** Claims to be the third rooftop. */
  const forgedItem = () => {
    const { address } = collectionOf(replayed.town, "rooftops");
    const data = beginCell().storeUint(3, 64).storeAddress(address).endCell();
    return townContract(BASECHAIN, codeOf("soulbound"), data);
  };
  /** Claims to sell a rooftop that it does not own. */
  const emptySale = () => {
    const collection = collectionOf(replayed.town, "rooftops");
    return saleContract(replayed.town, {
      collection,
      number: 12,
      owner: "samir",
      at: replayed.span.from,
      price: coins(1),
    });
  };
  const brokenAuction = () =>
    townContract(BASECHAIN, codeOf("auction"), beginCell().storeUint(5, 32).endCell());

  test("are not items of a collection", async () => {
    expect((await nfts.items(`address=${nfts.raw(forgedItem().address)}`)).nft_items).toEqual([]);
  });

  test("do not put on sale an item that they do not own", async () => {
    const sale = nfts.raw(emptySale().address);
    expect((await nfts.sales(`address=${sale}`)).nft_sales).toMatchObject([
      { address: sale, nft_item: { on_sale: false, real_owner: null } },
    ]);
    const { nft_items: items } = await nfts.items(`address=${nfts.item("rooftops", 12)}`);
    expect(items).toMatchObject([{ on_sale: false, sale_contract_address: null }]);
  });

  test("and messages with malformed data are not indexed", async () => {
    expect((await nfts.sales(`address=${nfts.raw(brokenAuction().address)}`)).nft_sales).toEqual([]);
    const roof = nfts.item("rooftops", 12);
    const { nft_transfers: found } = await nfts.transfers(`item_address=${roof}`);
    expect(found.filter(({ old_owner }) => old_owner === nfts.of("samir"))).toEqual([]);
    const actions = await nfts.actions(`account=${roof}&action_type=call_contract,nft_transfer`);
    const call = actions.find(({ success }) => success === false);
    expect(call).toMatchObject({ type: "call_contract", details: { fields: { destination: roof } } });
  });
});
