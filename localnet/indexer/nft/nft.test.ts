import { beginCell } from "@ton/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Address } from "@/lib/ton/address/address";
import { codeOf } from "../../contracts/code";
import { coins, DAY, HOUR } from "../../scenario/act";
import { visit } from "../../scenario/errands";
import { collector } from "../../scenario/nft/collectors";
import { openBazaar, openSale } from "../../scenario/nft/market";
import { openCollection, type CollectionName } from "../../scenario/nft/collections";
import { BASECHAIN, place, type Place } from "../../scenario/places";
import type { ToldTown } from "../test-town";
import { questionsOf, tellItems, type Questions } from "./test-items";

let told: ToldTown;
let ask: Questions;
beforeAll(async () => {
  told = await tellItems();
  ask = questionsOf(told);
}, 300_000);
afterAll(() => told.close());

const ALL = "limit=1000";
const ITEMS = 100 + 90 + 30 + 30 + 20;

describe("collections", () => {
  test("are told with their owners, numbers and words", async () => {
    const { nft_collections: found, metadata } = await ask.collections(ALL);
    expect(found).toHaveLength(5);
    const cats = found.find(({ address }) => address === ask.collection("cats"));
    expect(cats).toMatchObject({
      owner_address: ask.of("kaito"),
      next_item_index: 90n,
      collection_content: { uri: expect.stringMatching(/\/cats\.json$/) },
    });
    expect(metadata?.[ask.collection("cats")]?.token_info?.[0]).toMatchObject({
      type: "nft_collections",
      name: "Harbour Cats",
      image: expect.stringMatching(/\/cats\.svg$/),
    });
    const cards = found.find(({ address }) => address === ask.collection("postcards"));
    expect(cards).toMatchObject({ next_item_index: -1n, collection_content: { name: "Postcards" } });
  });

  test.each([
    [() => `collection_address=${ask.collection("cats")}&collection_address=${ask.collection("rewards")}`, 2],
    [() => `collection_address=${ask.of("ada")}`, 0],
    [() => `owner_address=${ask.of("edith")}`, 1],
    [() => `owner_address=${ask.of("paula")}&collection_address=${ask.collection("cats")}`, 0],
    [() => "limit=2&offset=4", 1],
  ])("%# are found", async (question, count) => {
    expect((await ask.collections(question())).nft_collections).toHaveLength(count);
  });
});

describe("items", () => {
  test("all of them are there, and owners told by transfers are those told by items", async () => {
    const { nft_items: items } = await ask.items(ALL);
    expect(items).toHaveLength(ITEMS);
    const { nft_transfers: transfers } = await ask.transfers(`${ALL}&sort=asc`);
    const owners = new Map<Address, Address | null>();
    const first = (name: CollectionName, count: number) => {
      for (let number = 0; number < count; number += 1)
        owners.set(ask.item(name, number), ask.of(collector(number)));
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

  test("one has its words, from its own content or through its collection", async () => {
    const address = ask.item("rooftops", 12);
    const { nft_items: items, metadata, address_book: book } = await ask.items(`address=${address}`);
    expect(Object.keys(book ?? {})).toContain(ask.of("paula"));
    expect(items).toMatchObject([
      {
        address,
        init: true,
        index: 12n,
        collection_address: ask.collection("rooftops"),
        collection: { address: ask.collection("rooftops"), next_item_index: 100n },
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
    const [card] = (await ask.items(`collection_address=${ask.collection("postcards")}&limit=1`)).nft_items;
    expect(card?.content).toMatchObject({
      name: expect.any(String),
      image: expect.stringMatching(/\/postcards-\d\.svg$/),
    });
  });

  test("a certificate that was given up has no owner", async () => {
    const { nft_items: items } = await ask.items(`address=${ask.item("certificates", 2)}`);
    expect(items).toMatchObject([{ init: true, owner_address: null }]);
  });

  test("come by owner, by collection and number, and by what changed last", async () => {
    const owner = ask.of("hugo");
    const { nft_items: own } = await ask.items(`owner_address=${owner}&${ALL}`);
    expect(own.length).toBeGreaterThan(8);
    expect(new Set(own.map((item) => item.owner_address))).toEqual(new Set([owner]));
    const places = own.map(({ collection_address, index }) => ({ collection_address, index }));
    const byPlace = places.toSorted((one, other) => {
      const [here, there] = [one.collection_address ?? "", other.collection_address ?? ""];
      return here === there ? Number((one.index ?? 0n) - (other.index ?? 0n)) : here < there ? -1 : 1;
    });
    expect(places).toEqual(byPlace);

    const cats = await ask.items(`collection_address=${ask.collection("cats")}&${ALL}`);
    expect(cats.nft_items.map(({ index }) => index)).toEqual(
      Array.from({ length: 90 }, (_, index) => BigInt(index)),
    );
    const some = await ask.items(`collection_address=${ask.collection("cats")}&index=7&index=80&index=0012`);
    expect(some.nft_items.map(({ index }) => index)).toEqual([7n, 12n, 80n]);
    const pair = `collection_address=${ask.collection("cats")}&collection_address=${ask.collection("rooftops")}`;
    const mine = await ask.items(`owner_address=${owner}&${pair}&${ALL}`);
    expect(mine.nft_items).toEqual(
      own.filter(
        (item) =>
          item.collection_address !== ask.collection("certificates") &&
          item.collection_address !== ask.collection("postcards") &&
          item.collection_address !== ask.collection("rewards"),
      ),
    );

    const last = (await ask.items(`sort_by_last_transaction_lt=true&${ALL}`)).nft_items;
    const lts = last.map((item) => item.last_transaction_lt ?? 0n);
    expect(lts).toEqual(lts.toSorted((one, other) => Number(other - one)));
  });

  test("that are on sale still count for who gave them, when that is asked for", async () => {
    // The fifth roof of the first day of sales.
    const [number, address] = [74, ask.item("rooftops", 74)];
    const owner = ask.of(collector(number));
    const without = (await ask.items(`owner_address=${owner}&${ALL}`)).nft_items;
    const all = (await ask.items(`owner_address=${owner}&include_on_sale=true&${ALL}`)).nft_items;
    expect(without.some((item) => item.address === address)).toBe(false);
    expect(all.find((item) => item.address === address)).toMatchObject({
      on_sale: true,
      real_owner: owner,
      sale_contract_address: expect.any(String),
      auction_contract_address: null,
    });
    expect(all.filter((item) => item.on_sale !== true)).toEqual(without);
    const cat = (await ask.items(`address=${ask.item("cats", 66)}`)).nft_items;
    expect(cat).toMatchObject([
      { on_sale: true, real_owner: ask.of(collector(66)), auction_contract_address: cat[0]?.owner_address },
    ]);
  });
});

describe("transfers", () => {
  test("say what came along", async () => {
    const item = ask.item("rooftops", 0);
    const { nft_transfers: found } = await ask.transfers(`item_address=${item}`);
    expect(found).toMatchObject([
      {
        nft_address: item,
        nft_collection: ask.collection("rooftops"),
        old_owner: ask.of(collector(0)),
        new_owner: ask.of(collector(7)),
        response_destination: ask.of(collector(0)),
        forward_amount: 10_000_000n,
        decoded_forward_payload: { comment: "For your new flat" },
        transaction_aborted: false,
      },
    ]);
  });

  test("are found by every parameter", async () => {
    const { nft_transfers: all } = await ask.transfers(`${ALL}&sort=asc`);
    const who = ask.of("jonas");
    const found = async (query: string) => (await ask.transfers(`${query}&${ALL}&sort=asc`)).nft_transfers;
    const gave = all.filter((each) => each.old_owner === who);
    const got = all.filter((each) => each.new_owner === who);
    expect(gave.length * got.length).toBeGreaterThan(0);
    expect(await found(`owner_address=${who}&direction=out`)).toEqual(gave);
    expect(await found(`owner_address=${who}&direction=in`)).toEqual(got);
    const either = all.filter((each) => each.old_owner === who || each.new_owner === who);
    expect(await found(`owner_address=${who}`)).toEqual(either);
    expect(await found(`address=${who}`)).toEqual(either);
    expect(await found(`collection_address=${ask.collection("cats")}`)).toEqual(
      all.filter((each) => each.nft_collection === ask.collection("cats")),
    );
    const [from, to] = [told.span.from + 2 * DAY, told.span.from + 4 * DAY];
    const between = all.filter((each) => each.transaction_now >= from && each.transaction_now <= to);
    expect(await found(`start_utime=${from}&end_utime=${to}`)).toEqual(between);
    const [start, end] = [between[0]?.transaction_lt, between.at(-1)?.transaction_lt];
    expect(await found(`start_lt=${start}&end_lt=${end}`)).toEqual(between);
  });

  test("pages forwards and backwards have no gap and no overlap", async () => {
    for (const sort of ["asc", "desc"]) {
      const { nft_transfers: all } = await ask.transfers(`${ALL}&sort=${sort}`);
      const pages: (typeof all)[] = [];
      for (let offset = 0; offset < all.length; offset += 17)
        pages.push((await ask.transfers(`sort=${sort}&limit=17&offset=${offset}`)).nft_transfers);
      expect(pages.flat()).toEqual(all);
    }
    const up = (await ask.transfers(`${ALL}&sort=asc`)).nft_transfers;
    const down = (await ask.transfers(`${ALL}&sort=desc`)).nft_transfers;
    expect(down.toReversed()).toEqual(up);
  });

  test.each([
    "",
    "sort_by_last_transaction_lt=true&",
    () => `owner_address=${ask.of("rosa")}&include_on_sale=true&`,
    () => `collection_address=${ask.collection("rooftops")}&`,
  ])("nor have pages of items %#", async (query) => {
    const filter = typeof query === "string" ? query : query();
    const all = (await ask.items(`${filter}${ALL}`)).nft_items.map(({ address }) => address);
    const pages: Address[][] = [];
    for (let offset = 0; offset < all.length; offset += 23)
      pages.push(
        (await ask.items(`${filter}limit=23&offset=${offset}`)).nft_items.map(({ address }) => address),
      );
    expect(pages.flat()).toEqual(all);
  });
});

describe("sales", () => {
  test("say what they ask and whose item they have", async () => {
    const [number, price] = [74, coins(3 + (74 % 5) * 1.5)];
    const collection = openCollection(told.town, "rooftops");
    const at = told.span.from + 2 * DAY + 12 * HOUR;
    const owner = collector(number);
    const sale = openSale(told.town, { collection, number, owner, at, price });
    const bazaar = ask.raw(openBazaar(told.town).address);
    const [cat] = (await ask.items(`address=${ask.item("cats", 66)}`)).nft_items;
    const question = `address=${cat?.owner_address}&address=${ask.raw(sale.address)}&address=${ask.of("ada")}`;
    const { nft_sales: found } = await ask.sales(question);
    expect(found).toMatchObject([
      {
        type: "getgems_sale",
        address: ask.raw(sale.address),
        nft_address: ask.item("rooftops", number),
        nft_owner_address: ask.of(owner),
        marketplace_address: bazaar,
        created_at: at,
        details: {
          fields: {
            is_complete: false,
            full_price: price,
            marketplace_fee_address: bazaar,
            marketplace_fee: (price * 30n) / 1_000n,
            royalty_address: ask.of("paula"),
            royalty_amount: (price * 50n) / 1_000n,
          },
        },
        nft_item: { address: ask.item("rooftops", number), on_sale: true },
      },
      {
        type: "getgems_auction",
        nft_address: ask.item("cats", 66),
        nft_owner_address: ask.of(collector(66)),
        details: {
          fields: {
            end_flag: false,
            last_bid: coins(14),
            last_member: ask.of(collector(77)),
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

describe("what strangers say", () => {
  const nothing = beginCell().endCell();
  const built = (stand: Place) => ({ ...visit(stand, coins(0.2), nothing), returns: false });

  beforeAll(async () => {
    const at = told.span.to - HOUR;
    const item = openCollection(told.town, "rooftops").itemAt(12);
    // A transfer that ends behind its opcode.
    const halfSaid = beginCell().storeUint(0x5fcc3d14, 32).storeUint(7, 3).endCell();
    await told.tell([
      { at, by: "tove", sends: [built(forgedItem()), built(brokenAuction())] },
      {
        at,
        by: "samir",
        sends: [built(emptySale()), { to: item, amount: coins(0.1), body: halfSaid, returns: true }],
      },
    ]);
  });

  /** Says that it is the third roof. */
  const forgedItem = () => {
    const { address } = openCollection(told.town, "rooftops");
    const data = beginCell().storeUint(3, 64).storeAddress(address).endCell();
    return place(BASECHAIN, codeOf("soulbound"), data);
  };
  /** Says that it sells a roof that nobody has given to it. */
  const emptySale = () => {
    const collection = openCollection(told.town, "rooftops");
    return openSale(told.town, {
      collection,
      number: 12,
      owner: "samir",
      at: told.span.from,
      price: coins(1),
    });
  };
  const brokenAuction = () => place(BASECHAIN, codeOf("auction"), beginCell().storeUint(5, 32).endCell());

  test("does not make an item of a collection", async () => {
    expect((await ask.items(`address=${ask.raw(forgedItem().address)}`)).nft_items).toEqual([]);
  });

  test("does not sell what is not there", async () => {
    const sale = ask.raw(emptySale().address);
    expect((await ask.sales(`address=${sale}`)).nft_sales).toMatchObject([
      { address: sale, nft_item: { on_sale: false, real_owner: null } },
    ]);
    const { nft_items: items } = await ask.items(`address=${ask.item("rooftops", 12)}`);
    expect(items).toMatchObject([{ on_sale: false, sale_contract_address: null }]);
  });

  test("is nothing where it makes no sense", async () => {
    expect((await ask.sales(`address=${ask.raw(brokenAuction().address)}`)).nft_sales).toEqual([]);
    const roof = ask.item("rooftops", 12);
    const { nft_transfers: found } = await ask.transfers(`item_address=${roof}`);
    expect(found.filter(({ old_owner }) => old_owner === ask.of("samir"))).toEqual([]);
    const said = await ask.actions(`account=${roof}&action_type=call_contract,nft_transfer`);
    const call = said.find(({ success }) => success === false);
    expect(call).toMatchObject({ type: "call_contract", details: { fields: { destination: roof } } });
  });
});
