import { beginCell, type Address, type Cell, type Transaction } from "@ton/core";
import { beforeAll, describe, expect, it } from "vitest";
import { dnsRoot, dnsZone, domainItem } from "../../contracts/dns-contracts";
import { categoryKey, readRecord, type DnsCategory } from "../../contracts/dns-record";
import { DAY, HOUR, type Span } from "../scenario-event";
import { EventRunner } from "../event-runner";
import type { ResidentName } from "../residents";
import { groupEvents } from "../event-groups";
import { getMethodRunner, type RunGetMethod } from "../../../testing/localnet/scenario/test-get-methods";
import { TestChain } from "../../../testing/localnet/scenario/test-chain";
import { openTown } from "../town";
import { AUCTION_SECONDS, openDomainAuctions } from "./domain-auctions";
import { founding } from "./founding";
import { changedDomains, firstDomains, laterDomains } from "./domains";

const FROM = 1_700_000_000;
const span: Span = { from: FROM, to: FROM + 7 * DAY };
const town = openTown("names", { globalId: -77 });
let chain: TestChain;
let callGetMethod: RunGetMethod;
const refused: string[] = [];

beforeAll(async () => {
  chain = await TestChain.open();
  chain.now = FROM;
  chain.placeAccount(town.walletOf("giver"));
  const root = dnsRoot();
  chain.placeAccount({ address: root.address, init: root.init });
  const runner = new EventRunner(town, chain);
  const events = [founding, firstDomains, changedDomains, laterDomains, openDomainAuctions]
    .flatMap((chapter) => chapter(town, span))
    .sort((one, other) => one.at - other.at);
  for (const group of groupEvents(events)) {
    chain.now = group[0].at;
    for (const event of group) {
      const { accepted } = await runner.run(event, chain.now);
      if (!accepted) refused.push(`${event.by} at ${event.at - FROM}: ${chain.refusals.at(-1)}`);
    }
    await chain.settle();
  }
  chain.now = span.to;
  callGetMethod = await getMethodRunner(chain);
}, 60_000);

const ownerOf = async (name: string) => {
  const data = await callGetMethod(domainItem(name), "get_nft_data");
  expect(data.readNumber()).toBe(-1);
  data.skip(2);
  return data.readAddressOpt();
};

const nameBytes = (text: string) => beginCell().storeBuffer(Buffer.from(text)).endCell();

const resolve = async (at: Address, name: string, category: bigint) => {
  const answer = await callGetMethod(at, "dnsresolve", [
    { type: "slice", cell: nameBytes(name) },
    { type: "int", value: category },
  ]);
  return { bits: answer.readNumber(), record: answer.readCellOpt() };
};

/** The address is converted to text because equal addresses need not be equal objects. */
function read(cell: Cell | null) {
  const record = cell === null ? null : readRecord(cell);
  return record !== null && "address" in record ? { ...record, address: String(record.address) } : record;
}

async function recordOf(name: string, category: DnsCategory) {
  return read((await resolve(domainItem(name), "\0", categoryKey(category))).record);
}

const exitCodes = () =>
  chain.transactions.flatMap(({ description }) =>
    description.type === "generic" &&
    description.computePhase.type === "vm" &&
    !description.computePhase.success
      ? [description.computePhase.exitCode]
      : [],
  );

it("no wallet rejects a message, and the chapters make the expected number of transactions", () => {
  expect(refused).toEqual([]);
  expect(chain.transactions.length).toBeGreaterThan(200);
  expect(chain.transactions.length).toBeLessThan(400);
});

describe("domains", () => {
  it.each<[string, ResidentName]>([
    ["rosa", "rosa"],
    ["bread", "ines"],
    ["harbour", "harbour"],
    ["bicycle", "quentin"],
    ["the-mill", "mill"],
    ["piano-lessons", "lena"],
    ["firewood", "kaito"],
    ["hugo-the-baker", "hugo"],
    ["apples-5kg", "nadia"],
  ])("%s belongs to its highest bidder, %s", async (name, owner) => {
    expect(String(await ownerOf(name))).toBe(String(town.addressOf(owner)));
    expect((await callGetMethod(domainItem(name), "get_auction_info")).readAddressOpt()).toBeNull();
    expect(
      (await callGetMethod(domainItem(name), "get_domain")).readCell().beginParse().loadStringTail(),
    ).toBe(name);
  });

  it.each<[string, ResidentName, string, number]>([
    ["coast", "oskar", "60", 1],
    ["sunday-market", "samir", "1.5", 1],
    ["dinner", "bruno", "42", 1],
    ["library", "greta", "33", -1],
  ])("%s is not claimed yet, and has the highest bid of %s", async (name, bidder, coins, sign) => {
    expect(await ownerOf(name)).toBeNull();
    const auction = await callGetMethod(domainItem(name), "get_auction_info");
    expect(String(auction.readAddressOpt())).toBe(String(town.addressOf(bidder)));
    expect(auction.readBigNumber()).toBe(BigInt(Math.round(Number(coins) * 1e9)));
    expect(Math.sign(auction.readNumber() - span.to)).toBe(sign);
  });

  it("are sold in auctions that refund the previous bidder, and that a bid in the last minutes extends", async () => {
    const start = span.to - 2 * AUCTION_SECONDS;
    const refund = chain.transactions.find(
      ({ inMessage, now }) =>
        now >= start &&
        inMessage?.info.type === "internal" &&
        inMessage.info.src.equals(domainItem("library")) &&
        inMessage.info.dest.equals(town.addressOf("paula")),
    );
    const price = refund?.inMessage?.info.type === "internal" ? refund.inMessage.info.value.coins : 0n;
    expect(price).toBeGreaterThan(29_900_000_000n);
    expect(price).toBeLessThanOrEqual(30_000_000_000n);
    const taken = chain.transactions.find(isTaking("piano-lessons"));
    expect(taken?.now).toBe(FROM + 11 * HOUR);
  });
});

function isTaking(name: string) {
  return ({ outMessages, inMessage }: Transaction) =>
    inMessage?.info.dest?.toString() === String(domainItem(name)) &&
    outMessages.values().some(({ info }) => info.dest?.toString() === String(dnsZone().address));
}

describe("DNS records", () => {
  it("are set, changed and deleted", async () => {
    const hugo = { kind: "contract", address: String(town.addressOf("hugo")), flags: 0 };
    expect(await recordOf("hugo-the-baker", "wallet")).toEqual(hugo);
    expect(await recordOf("bread", "storage")).toMatchObject({ kind: "bag" });
    expect(await recordOf("bread", "site")).toMatchObject({ kind: "site", flags: 0 });
    expect(await recordOf("harbour", "text")).toEqual({
      kind: "text",
      text: "Ships leave at six. ".repeat(12),
    });
    expect(await recordOf("piano-lessons", "site")).toBeNull();
    expect(await recordOf("rosa", "text")).toBeNull();
    expect((await resolve(domainItem("apples-5kg"), "\0", 0n)).record).toBeNull();
    expect((await resolve(domainItem("rosa"), "\0", 0n)).record).not.toBeNull();
  });

  it.each([
    ["rosa", "ton\0rosa\0", "rosa"],
    ["shop.the-mill", "ton\0the-mill\0shop\0", "edith"],
  ] as const)("are resolved from the root: %s", async (_name, path, owner) => {
    const steps: string[] = [];
    let [at, rest]: [Address | null, string] = [dnsRoot().address, path];
    let last: Cell | null = null;
    while (at !== null) {
      const { bits, record } = await resolve(at, rest, categoryKey("wallet"));
      steps.push(rest.slice(0, bits / 8));
      rest = rest.slice(bits / 8);
      last = record;
      const next = rest === "" || record === null ? null : readRecord(record);
      at = next?.kind === "resolver" ? next.address : null;
    }
    expect(read(last)).toEqual({ kind: "contract", address: String(town.addressOf(owner)), flags: 0 });
    expect(steps.join("")).toBe(path);
  });
});

it("rejects operations by non-owners, on taken names, on invalid names and before expiry", () => {
  for (const code of [200, 203, 406, 411, 414]) expect(exitCodes()).toContain(code);
  const returned = chain.transactions.filter(
    ({ inMessage }) =>
      inMessage?.info.type === "internal" &&
      inMessage.info.src.equals(domainItem("rosa")) &&
      inMessage.info.dest.equals(town.addressOf("oskar")),
  );
  expect(returned).toHaveLength(1);
});
