import { beginCell, type Transaction } from "@ton/core";
import { beforeAll, describe, expect, it } from "vitest";
import { coins, DAY, HOUR, type Act, type Chapter } from "../act";
import { catAuctions } from "../chapters/cat-auctions";
import { certificates } from "../chapters/certificates";
import { founding } from "../chapters/founding";
import { galleries } from "../chapters/galleries";
import { gifts, wanderingCat, wishes } from "../chapters/gifts";
import { postcards } from "../chapters/postcards";
import { sales } from "../chapters/sales";
import { spam } from "../chapters/spam";
import { tellChapters, TEST_SPAN, TEST_TOWN } from "../test-chapters";
import { askOf, type Ask } from "../test-ask";
import type { TestStage } from "../test-stage";
import { openCollection, type CollectionName } from "./collections";
import { collector } from "./collectors";
import { openAuction, openBazaar, openSale } from "./market";

const [town, WEEK] = [TEST_TOWN, TEST_SPAN];
const TOLD: readonly Chapter[] = [
  founding,
  galleries,
  gifts,
  wanderingCat,
  wishes,
  sales,
  catAuctions,
  certificates,
  postcards,
  spam,
];

const declared = TOLD.flatMap((chapter) => chapter(town, WEEK)).reduce(
  (sum, { sends, more = 0 }) => sum + 1 + sends.length + more,
  0,
);

let stage: TestStage;
let ask: Ask;

beforeAll(async () => {
  stage = await tellChapters(TOLD);
  ask = await askOf(stage);
}, 120_000);

const exits = (transaction: Transaction) =>
  transaction.description.type === "generic" && transaction.description.computePhase.type === "vm"
    ? transaction.description.computePhase.exitCode
    : 0;

async function itemOf(name: CollectionName, number: number) {
  const collection = openCollection(town, name);
  const address = collection.itemAt(number);
  const data = await ask(address, "get_nft_data");
  return {
    init: data.readBoolean(),
    index: data.readBigNumber(),
    collection: data.readAddress().equals(collection.address),
    owner: data.readAddressOpt()?.toRawString() ?? null,
    content: data.readCell(),
  };
}

const raw = (name: Act["by"]) => town.addressOf(name).toRawString();

it("makes as many transactions as it says", () => {
  expect(stage.transactions).toHaveLength(declared);
  expect(declared).toBeGreaterThan(900);
});

it("goes wrong only where it is meant to", () => {
  const wrong = stage.transactions.map(exits).filter((exit) => exit !== 0);
  // Wishes for what is another's, a bid that is too low, and a certificate that is not for sale.
  expect(wrong.sort((one, other) => one - other)).toEqual([401, 401, 401, 413, 1002]);
});

describe("collections", () => {
  it.each([
    ["rooftops", 100],
    ["cats", 90],
    ["certificates", 30],
    ["rewards", 20],
  ] as const)("%s has its items, and the collection knows them", async (name, count) => {
    const collection = openCollection(town, name);
    const data = await ask(collection.address, "get_collection_data");
    expect(data.readBigNumber()).toBe(BigInt(count));
    data.readCell();
    expect(data.readAddress().equals(town.addressOf(collection.owner))).toBe(true);
    for (let number = 0; number < count; number += 7) {
      const index = BigInt(number);
      expect(await itemOf(name, number)).toMatchObject({ init: true, index, collection: true });
      const told = await ask(collection.address, "get_nft_address_by_index", [{ type: "int", value: index }]);
      expect(told.readAddress().equals(collection.itemAt(number))).toBe(true);
    }
  });

  it("postcards carry what is on them", async () => {
    const collection = openCollection(town, "postcards");
    expect((await ask(collection.address, "get_collection_data")).readBigNumber()).toBe(-1n);
    const written = postcards(town, WEEK).filter(({ more }) => more === 1);
    const number = WEEK.from + DAY + 20 * HOUR + 15 * 60;
    expect(written.length).toBeGreaterThan(25);
    const { content, ...item } = await itemOf("postcards", number);
    expect(item).toMatchObject({ init: true, index: BigInt(number), collection: true });
    const told = await ask(collection.address, "get_nft_content", [
      { type: "int", value: BigInt(number) },
      { type: "cell", cell: content },
    ]);
    expect(told.readCell().equals(content)).toBe(true);
  });

  it("pay royalties to who made them", async () => {
    for (const [name, numerator] of [["rooftops", 50n] as const, ["postcards", 100n] as const]) {
      const data = await ask(openCollection(town, name).address, "royalty_params");
      expect([data.readBigNumber(), data.readBigNumber()]).toEqual([numerator, 1_000n]);
      expect(data.readAddress().equals(town.addressOf(openCollection(town, name).owner))).toBe(true);
    }
  });
});

describe("a fixed price", () => {
  const sale = (day: number, position: number, changeable: boolean) => {
    const number = 70 + (day - 2) * 6 + position;
    const owner = collector(number);
    const at = WEEK.from + day * DAY + 12 * HOUR;
    const price = coins(3 + (number % 5) * 1.5);
    const collection = openCollection(town, "rooftops");
    const place = openSale(town, { collection, number, owner, at, price, changeable });
    return { number, owner, place, price };
  };

  const FATES = [
    ["sold", false, 0, true, "buyer"],
    ["made dearer and sold", true, 1, true, "buyer"],
    ["taken back", false, 2, true, "owner"],
    ["open", false, 4, false, "sale"],
    ["made dearer", true, 5, false, "sale"],
  ] as const;

  it.each(FATES)("%s", async (_name, changeable, position, complete, holder) => {
    const { number, owner, place, price } = sale(3, position, changeable);
    const data = await ask(place.address, "get_sale_data");
    expect(data.readBigNumber()).toBe(0x46495850n);
    expect(data.readBoolean()).toBe(complete);
    data.readBigNumber();
    expect(data.readAddress().equals(openBazaar(town).address)).toBe(true);
    expect(data.readAddress().equals(openCollection(town, "rooftops").itemAt(number))).toBe(true);
    expect(data.readAddress().toRawString()).toBe(raw(owner));
    const full = price + (changeable ? coins(2) : 0n);
    expect(data.readBigNumber()).toBe(full);
    expect(data.readAddress().equals(openBazaar(town).address)).toBe(true);
    expect(data.readBigNumber()).toBe((full * 30n) / 1_000n);
    expect(data.readAddress().toRawString()).toBe(raw("paula"));
    expect(data.readBigNumber()).toBe((full * 50n) / 1_000n);
    const holders = {
      buyer: raw(collector(number + 9)),
      owner: raw(owner),
      sale: place.address.toRawString(),
    };
    expect((await itemOf("rooftops", number)).owner).toBe(holders[holder]);
  });

  it("pays the owner, the bazaar and the artist", () => {
    const { place, price } = sale(2, 0, false);
    const buying = stage.transactions.find(
      ({ address, inMessage }) =>
        address === BigInt(`0x${place.address.hash.toString("hex")}`) &&
        inMessage?.info.type === "internal" &&
        inMessage.info.value.coins > price,
    );
    const paid = buying?.outMessages
      .values()
      .flatMap(({ info }) => (info.type === "internal" ? [info.value.coins] : []));
    const [fee, royalty] = [(price * 30n) / 1_000n, (price * 50n) / 1_000n];
    expect(paid).toEqual(expect.arrayContaining([fee, royalty]));
    expect(paid?.some((amount) => amount >= price - fee - royalty && amount < price)).toBe(true);
  });
});

describe("an auction", () => {
  const auction = (index: number, days: number, day: number, highest: number) => {
    const number = 60 + index;
    const at = WEEK.from + day * DAY + 9 * HOUR + 40 * 60;
    const owner = collector(number);
    const ends = at + days * DAY;
    const collection = openCollection(town, "cats");
    const terms = { collection, number, owner, at, ends, lowest: coins(5), highest: coins(highest) };
    return { number, owner, place: openAuction(town, terms) };
  };

  it.each([
    ["is over", 0, 1, 2, 0, { over: true, last: 9.5, by: 5, canceled: false }],
    ["is over after four bids", 1, 1, 2, 0, { over: true, last: 12, by: 11, canceled: false }],
    ["does not take what is too low", 2, 2, 2, 0, { over: true, last: 9.5, by: 5, canceled: false }],
    ["ends at the highest price", 3, 4, 2, 25, { over: true, last: 25, by: 3, canceled: false }],
    ["is cancelled", 4, 3, 2, 0, { over: true, last: 0, by: null, canceled: true }],
    ["finds nobody", 5, 1, 2, 0, { over: true, last: 0, by: null, canceled: false }],
    ["is open", 6, 9, 5, 0, { over: false, last: 14, by: 11, canceled: false }],
    ["is open without a bid", 7, 11, 5, 90, { over: false, last: 0, by: null, canceled: false }],
  ] as const)("%s", async (_name, index, days, day, highest, { over, last, by, canceled }) => {
    const { number, owner, place } = auction(index, days, day, highest);
    const data = await ask(place.address, "get_sale_data");
    expect([data.readBigNumber(), data.readBoolean()]).toEqual([0x415543n, over]);
    data.skip(2);
    expect(data.readAddress().equals(openCollection(town, "cats").itemAt(number))).toBe(true);
    expect(data.readAddress().toRawString()).toBe(raw(owner));
    expect(data.readBigNumber()).toBe(coins(last));
    const winner = by === null ? null : raw(collector(number + by));
    expect(data.readAddressOpt()?.toRawString() ?? null).toBe(winner);
    data.skip(11);
    expect(data.readBoolean()).toBe(canceled);
    expect((await itemOf("cats", number)).owner).toBe(
      over ? (winner ?? raw(owner)) : place.address.toRawString(),
    );
  });

  it("gives back what was outbid", () => {
    const words = (text: string) => beginCell().storeUint(0, 32).storeStringTail(text).endCell();
    const back = stage.transactions.filter(({ inMessage }) =>
      inMessage?.body.equals(words("Somebody has bid more")),
    );
    expect(back).toHaveLength(13);
  });
});

it("certificates are given up and revoked", async () => {
  const school = openCollection(town, "certificates");
  expect((await itemOf("certificates", 2)).owner).toBeNull();
  expect((await itemOf("certificates", 11)).owner).toBe(raw(collector(11)));
  const revoked = async (number: number) =>
    (await ask(school.itemAt(number), "get_revoked_time")).readBigNumber();
  expect(await revoked(7)).toBeGreaterThan(0n);
  expect(await revoked(8)).toBe(0n);
});

it("gifts and the cat arrive", async () => {
  expect((await itemOf("rooftops", 5)).owner).toBe(raw(collector(12)));
  expect((await itemOf("rooftops", 95)).owner).toBe(raw(collector(15)));
  expect((await itemOf("cats", 0)).owner).toBe(raw(collector(7)));
});
