import { beginCell, type Transaction } from "@ton/core";
import { beforeAll, describe, expect, it } from "vitest";
import { coins, DAY, HOUR, type ScenarioEvent, type Chapter } from "../scenario-event";
import { catAuctions } from "../chapters/cat-auctions";
import { certificates } from "../chapters/certificates";
import { founding } from "../chapters/founding";
import { nftEditions } from "../chapters/nft-editions";
import { nftGifts, wanderingCat, refusedTransfers } from "../chapters/nft-gifts";
import { postcards } from "../chapters/postcards";
import { nftSales } from "../chapters/nft-sales";
import { spam } from "../chapters/spam";
import { runChapters, TEST_SPAN, TEST_TOWN } from "../../../testing/localnet/scenario/test-chapters";
import { getMethodRunner, type RunGetMethod } from "../../../testing/localnet/scenario/test-get-methods";
import type { TestChain } from "../../../testing/localnet/scenario/test-chain";
import { collectionOf, type CollectionName } from "./nft-collections";
import { collector } from "./nft-collectors";
import { auctionContract, bazaarContract, saleContract } from "./nft-bazaar";

const [town, WEEK] = [TEST_TOWN, TEST_SPAN];
const CHAPTERS: readonly Chapter[] = [
  founding,
  nftEditions,
  nftGifts,
  wanderingCat,
  refusedTransfers,
  nftSales,
  catAuctions,
  certificates,
  postcards,
  spam,
];

const declared = CHAPTERS.flatMap((chapter) => chapter(town, WEEK)).reduce(
  (sum, { messages, furtherTransactions = 0 }) => sum + 1 + messages.length + furtherTransactions,
  0,
);

let chain: TestChain;
let callGetMethod: RunGetMethod;

beforeAll(async () => {
  chain = await runChapters(CHAPTERS);
  callGetMethod = await getMethodRunner(chain);
}, 120_000);

const exits = (transaction: Transaction) =>
  transaction.description.type === "generic" && transaction.description.computePhase.type === "vm"
    ? transaction.description.computePhase.exitCode
    : 0;

async function itemOf(name: CollectionName, number: number) {
  const collection = collectionOf(town, name);
  const address = collection.itemAt(number);
  const data = await callGetMethod(address, "get_nft_data");
  return {
    init: data.readBoolean(),
    index: data.readBigNumber(),
    collection: data.readAddress().equals(collection.address),
    owner: data.readAddressOpt()?.toRawString() ?? null,
    content: data.readCell(),
  };
}

const raw = (name: ScenarioEvent["by"]) => town.addressOf(name).toRawString();

it("makes as many transactions as the events declare", () => {
  expect(chain.transactions).toHaveLength(declared);
  expect(declared).toBeGreaterThan(900);
});

it("has exactly the intended failures", () => {
  const wrong = chain.transactions.map(exits).filter((exit) => exit !== 0);
  // Transfers by non-owners, a bid that is too low, and the transfer of a soulbound item.
  expect(wrong.sort((one, other) => one - other)).toEqual([401, 401, 401, 413, 1002]);
});

describe("collections", () => {
  it.each([
    ["rooftops", 100],
    ["cats", 90],
    ["certificates", 30],
    ["rewards", 20],
  ] as const)("%s has its items, and the collection reports their addresses", async (name, count) => {
    const collection = collectionOf(town, name);
    const data = await callGetMethod(collection.address, "get_collection_data");
    expect(data.readBigNumber()).toBe(BigInt(count));
    data.readCell();
    expect(data.readAddress().equals(town.addressOf(collection.owner))).toBe(true);
    for (let number = 0; number < count; number += 7) {
      const index = BigInt(number);
      expect(await itemOf(name, number)).toMatchObject({ init: true, index, collection: true });
      const answer = await callGetMethod(collection.address, "get_nft_address_by_index", [
        { type: "int", value: index },
      ]);
      expect(answer.readAddress().equals(collection.itemAt(number))).toBe(true);
    }
  });

  it("postcards have their content on the chain", async () => {
    const collection = collectionOf(town, "postcards");
    expect((await callGetMethod(collection.address, "get_collection_data")).readBigNumber()).toBe(-1n);
    const written = postcards(town, WEEK).filter(({ furtherTransactions }) => furtherTransactions === 1);
    const number = WEEK.from + DAY + 20 * HOUR + 15 * 60;
    expect(written.length).toBeGreaterThan(25);
    const { content, ...item } = await itemOf("postcards", number);
    expect(item).toMatchObject({ init: true, index: BigInt(number), collection: true });
    const answer = await callGetMethod(collection.address, "get_nft_content", [
      { type: "int", value: BigInt(number) },
      { type: "cell", cell: content },
    ]);
    expect(answer.readCell().equals(content)).toBe(true);
  });

  it("have royalties for their artist", async () => {
    for (const [name, numerator] of [["rooftops", 50n] as const, ["postcards", 100n] as const]) {
      const data = await callGetMethod(collectionOf(town, name).address, "royalty_params");
      expect([data.readBigNumber(), data.readBigNumber()]).toEqual([numerator, 1_000n]);
      expect(data.readAddress().equals(town.addressOf(collectionOf(town, name).owner))).toBe(true);
    }
  });
});

describe("a sale at a fixed price", () => {
  const sale = (day: number, position: number, changeable: boolean) => {
    const number = 70 + (day - 2) * 6 + position;
    const owner = collector(number);
    const at = WEEK.from + day * DAY + 12 * HOUR;
    const price = coins(3 + (number % 5) * 1.5);
    const collection = collectionOf(town, "rooftops");
    const contract = saleContract(town, { collection, number, owner, at, price, changeable });
    return { number, owner, contract, price };
  };

  const FATES = [
    ["sold", false, 0, true, "buyer"],
    ["raised, then sold", true, 1, true, "buyer"],
    ["taken back", false, 2, true, "owner"],
    ["open", false, 4, false, "sale"],
    ["raised, still open", true, 5, false, "sale"],
  ] as const;

  it.each(FATES)("is %s", async (_name, changeable, position, complete, holder) => {
    const { number, owner, contract, price } = sale(3, position, changeable);
    const data = await callGetMethod(contract.address, "get_sale_data");
    expect(data.readBigNumber()).toBe(0x46495850n);
    expect(data.readBoolean()).toBe(complete);
    data.readBigNumber();
    expect(data.readAddress().equals(bazaarContract(town).address)).toBe(true);
    expect(data.readAddress().equals(collectionOf(town, "rooftops").itemAt(number))).toBe(true);
    expect(data.readAddress().toRawString()).toBe(raw(owner));
    const full = price + (changeable ? coins(2) : 0n);
    expect(data.readBigNumber()).toBe(full);
    expect(data.readAddress().equals(bazaarContract(town).address)).toBe(true);
    expect(data.readBigNumber()).toBe((full * 30n) / 1_000n);
    expect(data.readAddress().toRawString()).toBe(raw("paula"));
    expect(data.readBigNumber()).toBe((full * 50n) / 1_000n);
    const holders = {
      buyer: raw(collector(number + 9)),
      owner: raw(owner),
      sale: contract.address.toRawString(),
    };
    expect((await itemOf("rooftops", number)).owner).toBe(holders[holder]);
  });

  it("pays the owner, the bazaar and the artist", () => {
    const { contract, price } = sale(2, 0, false);
    const buying = chain.transactions.find(
      ({ address, inMessage }) =>
        address === BigInt(`0x${contract.address.hash.toString("hex")}`) &&
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
  const auction = (index: number, days: number, day: number, maxBid: number) => {
    const number = 60 + index;
    const at = WEEK.from + day * DAY + 9 * HOUR + 40 * 60;
    const owner = collector(number);
    const ends = at + days * DAY;
    const collection = collectionOf(town, "cats");
    const terms = { collection, number, owner, at, ends, minBid: coins(5), maxBid: coins(maxBid) };
    return { number, owner, contract: auctionContract(town, terms) };
  };

  it.each([
    ["is over", 0, 1, 2, 0, { over: true, last: 9.5, by: 5, canceled: false }],
    ["is over after four bids", 1, 1, 2, 0, { over: true, last: 12, by: 11, canceled: false }],
    ["refuses a bid that is too low", 2, 2, 2, 0, { over: true, last: 9.5, by: 5, canceled: false }],
    ["ends at the highest price", 3, 4, 2, 25, { over: true, last: 25, by: 3, canceled: false }],
    ["is cancelled", 4, 3, 2, 0, { over: true, last: 0, by: null, canceled: true }],
    ["ends without bids", 5, 1, 2, 0, { over: true, last: 0, by: null, canceled: false }],
    ["is open", 6, 9, 5, 0, { over: false, last: 14, by: 11, canceled: false }],
    ["is open without a bid", 7, 11, 5, 90, { over: false, last: 0, by: null, canceled: false }],
  ] as const)("%s", async (_name, index, days, day, maxBid, { over, last, by, canceled }) => {
    const { number, owner, contract } = auction(index, days, day, maxBid);
    const data = await callGetMethod(contract.address, "get_sale_data");
    expect([data.readBigNumber(), data.readBoolean()]).toEqual([0x415543n, over]);
    data.skip(2);
    expect(data.readAddress().equals(collectionOf(town, "cats").itemAt(number))).toBe(true);
    expect(data.readAddress().toRawString()).toBe(raw(owner));
    expect(data.readBigNumber()).toBe(coins(last));
    const winner = by === null ? null : raw(collector(number + by));
    expect(data.readAddressOpt()?.toRawString() ?? null).toBe(winner);
    data.skip(11);
    expect(data.readBoolean()).toBe(canceled);
    expect((await itemOf("cats", number)).owner).toBe(
      over ? (winner ?? raw(owner)) : contract.address.toRawString(),
    );
  });

  it("refunds bids that were outbid", () => {
    const commentBody = (text: string) => beginCell().storeUint(0, 32).storeStringTail(text).endCell();
    const back = chain.transactions.filter(({ inMessage }) =>
      inMessage?.body.equals(commentBody("Somebody has bid more")),
    );
    expect(back).toHaveLength(13);
  });
});

it("certificates are destroyed and revoked", async () => {
  const school = collectionOf(town, "certificates");
  expect((await itemOf("certificates", 2)).owner).toBeNull();
  expect((await itemOf("certificates", 11)).owner).toBe(raw(collector(11)));
  const revoked = async (number: number) =>
    (await callGetMethod(school.itemAt(number), "get_revoked_time")).readBigNumber();
  expect(await revoked(7)).toBeGreaterThan(0n);
  expect(await revoked(8)).toBe(0n);
});

it("gifts and the wandering cat reach their last owners", async () => {
  expect((await itemOf("rooftops", 5)).owner).toBe(raw(collector(12)));
  expect((await itemOf("rooftops", 95)).owner).toBe(raw(collector(15)));
  expect((await itemOf("cats", 0)).owner).toBe(raw(collector(7)));
});
