import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Address } from "@/lib/ton/address/address";
import { MASTERCHAIN_SHARD } from "@/lib/ton/block/block";
import { parseOpcode } from "@/lib/ton/contract/opcode";
import { Database } from "./database";
import { storeOver } from "./open";
import { text } from "./row";
import type { Page } from "./store";
import { SyntheticChain } from "./test-synthetic";

const chain = new SyntheticChain({ seed: "plans", accounts: 500, perBlock: 250, size: 60 });
const [busy, other] = [someone(0), someone(1)];
const database = new Database(":memory:");
const store = storeOver(database);

beforeAll(() => {
  for (let made = 0; made < 20; made += 1) store.append(chain.next());
});

afterAll(() => database.close());

function someone(index: number): Address {
  const address = chain.accounts[index];
  if (address === undefined) throw new Error("there are not so many accounts");
  return address;
}

/** Numbers that are handed over, and the few messages that nobody has received, may be walked through. */
const EFFORT = /^SCAN (?!j VIRTUAL|json_each VIRTUAL|CONSTANT ROW|half|m USING INDEX message_un)|TEMP B-TREE/;

/** What the database would walk through from one end to the other, or sort. */
function effortsOf(read: () => unknown): readonly string[] {
  const asked = new Set<string>();
  const statement = database.statement.bind(database);
  const spy = vi.spyOn(database, "statement").mockImplementation((sql) => {
    asked.add(sql);
    return statement(sql);
  });
  read();
  spy.mockRestore();
  return [...asked].flatMap((sql) =>
    database
      .statement(`EXPLAIN QUERY PLAN ${sql}`)
      .all()
      .map((row) => text(row, 3))
      .filter((step) => EFFORT.test(step))
      .map((step) => `${step}: ${sql}`),
  );
}

const opcode = parseOpcode(0x0f8a7ea5);
const bodyHash = () => store.messages.list({}, page)[0]?.message.bodyHash;
const page: Page = { offset: 1_000, limit: 10, sort: "desc" };
const time = { from: 1_750_000_020, to: 1_750_000_060 };

test.for<[string, () => unknown]>([
  ["transactions", () => store.transactions.list({}, page)],
  ["of an account", () => store.transactions.list({ accounts: [busy] }, page)],
  ["of two", () => store.transactions.list({ accounts: [busy, other], time }, page)],
  ["of all but one", () => store.transactions.list({ excludedAccounts: [busy] }, page)],
  ["of a workchain", () => store.transactions.list({ workchain: 0, lt: { from: 5n } }, page)],
  ["of a block", () => store.transactions.list({ workchain: -1, seqno: 3 }, page)],
  ["of a masterchain block", () => store.transactions.list({ masterSeqno: 3 }, page)],
  ["of an lt", () => store.transactions.list({ at: 3_000_001n }, page)],
  ["with an opcode", () => store.transactions.byMessage({ opcode }, page)],
  ["with a body", () => store.transactions.byMessage({ bodyHash: bodyHash() }, page)],
  ["messages", () => store.messages.list({}, page)],
  ["from one", () => store.messages.list({ source: busy, time }, page)],
  ["to one", () => store.messages.list({ destination: busy }, page)],
  ["of an opcode", () => store.messages.list({ opcode, direction: "in" }, page)],
  ["of a body", () => store.messages.list({ bodyHash: bodyHash() }, page)],
  [
    "from one with an opcode",
    () => store.messages.list({ source: busy, opcode, excludeExternals: true }, page),
  ],
  ["traces", () => store.traces.list({ time }, page)],
  ["of one account", () => store.traces.list({ account: busy }, page)],
  ["ended in a block", () => store.traces.list({ masterSeqno: 3 }, page)],
  ["blocks", () => store.blocks.list({ time }, page)],
  ["of a shard", () => store.blocks.list({ workchain: 0 }, page)],
  ["shards at", () => store.blocks.shardsAt(3)],
  ["at an lt", () => store.blocks.atLt(-1, MASTERCHAIN_SHARD, 5_000_000n)],
  ["accounts", () => store.accounts.now([busy, other])],
  ["an account before", () => store.accounts.at(busy, 3)],
])("%s: nothing is walked through or sorted", ([, read]) => {
  expect(effortsOf(read)).toEqual([]);
});

test("balances change all the time: their index is walked, and nothing is sorted", () => {
  const efforts = effortsOf(() => store.accounts.richest(page));
  expect(efforts.filter((step) => !step.startsWith("SCAN account USING COVERING INDEX"))).toEqual([]);
});
