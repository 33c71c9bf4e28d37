import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Address } from "@/lib/ton/address/address";
import { MASTERCHAIN_SHARD } from "@/lib/ton/block/block";
import { parseOpcode } from "@/lib/ton/contract/opcode";
import { Database } from "./database";
import { storeOver } from "./open-store";
import { text } from "./row-readers";
import type { Page } from "./store";
import { SyntheticChain } from "../../testing/localnet/store/test-synthetic-chain";

const chain = new SyntheticChain({ seed: "plans", accounts: 500, perBlock: 250, size: 60 });
const [busy, other] = [accountNumber(0), accountNumber(1)];
const database = new Database(":memory:");
const store = storeOver(database);

beforeAll(() => {
  for (let made = 0; made < 20; made += 1) store.append(chain.next());
});

afterAll(() => database.close());

function accountNumber(index: number): Address {
  const address = chain.accounts[index];
  if (address === undefined) throw new Error("there are too few accounts");
  return address;
}

/** Scans of bound JSON arrays and of the few undelivered messages are allowed. */
const SCAN_OR_SORT =
  /^SCAN (?!j VIRTUAL|json_each VIRTUAL|CONSTANT ROW|half|m USING INDEX message_un)|TEMP B-TREE/;

/** The steps of the query plans that scan a table or sort. */
function scansAndSorts(read: () => unknown): readonly string[] {
  const statements = new Set<string>();
  const statement = database.statement.bind(database);
  const spy = vi.spyOn(database, "statement").mockImplementation((sql) => {
    statements.add(sql);
    return statement(sql);
  });
  read();
  spy.mockRestore();
  return [...statements].flatMap((sql) =>
    database
      .statement(`EXPLAIN QUERY PLAN ${sql}`)
      .all()
      .map((row) => text(row, 3))
      .filter((step) => SCAN_OR_SORT.test(step))
      .map((step) => `${step}: ${sql}`),
  );
}

const opcode = parseOpcode(0x0f8a7ea5);
const bodyHash = () => store.messages.list({}, page)[0]?.message.bodyHash;
const page: Page = { offset: 1_000, limit: 10, sort: "desc" };
const time = { from: 1_750_000_020, to: 1_750_000_060 };

test.for<[string, () => unknown]>([
  ["transactions", () => store.transactions.list({}, page)],
  ["transactions of an account", () => store.transactions.list({ accounts: [busy] }, page)],
  ["transactions of two accounts", () => store.transactions.list({ accounts: [busy, other], time }, page)],
  ["transactions of all accounts but one", () => store.transactions.list({ excludedAccounts: [busy] }, page)],
  ["transactions of a workchain", () => store.transactions.list({ workchain: 0, lt: { from: 5n } }, page)],
  ["transactions of a block", () => store.transactions.list({ workchain: -1, seqno: 3 }, page)],
  ["transactions of a masterchain block", () => store.transactions.list({ masterSeqno: 3 }, page)],
  ["transactions at an lt", () => store.transactions.list({ at: 3_000_001n }, page)],
  ["transactions by the opcode of a message", () => store.transactions.byMessage({ opcode }, page)],
  [
    "transactions by the body of a message",
    () => store.transactions.byMessage({ bodyHash: bodyHash() }, page),
  ],
  ["messages", () => store.messages.list({}, page)],
  ["messages of a sender", () => store.messages.list({ source: busy, time }, page)],
  ["messages of a receiver", () => store.messages.list({ destination: busy }, page)],
  ["messages with an opcode", () => store.messages.list({ opcode, direction: "in" }, page)],
  ["messages with a body", () => store.messages.list({ bodyHash: bodyHash() }, page)],
  [
    "messages of a sender with an opcode",
    () => store.messages.list({ source: busy, opcode, excludeExternals: true, direction: "in" }, page),
  ],
  ["traces", () => store.traces.list({ time }, page)],
  ["traces of an account", () => store.traces.list({ account: busy }, page)],
  ["traces that ended in a block", () => store.traces.list({ masterSeqno: 3 }, page)],
  ["blocks", () => store.blocks.list({ time }, page)],
  ["blocks of a workchain", () => store.blocks.list({ workchain: 0 }, page)],
  ["shards at a masterchain block", () => store.blocks.shardsAt(3)],
  ["blocks at an lt", () => store.blocks.atLt(-1, MASTERCHAIN_SHARD, 5_000_000n)],
  ["accounts", () => store.accounts.now([busy, other])],
  ["accounts as of a block", () => store.accounts.at(busy, 3)],
])("%s are read without a scan or a sort", ([, read]) => {
  expect(scansAndSorts(read)).toEqual([]);
});

test("accounts by balance are read with an index scan and without a sort", () => {
  const steps = scansAndSorts(() => store.accounts.byBalance(page));
  expect(steps.filter((step) => !step.startsWith("SCAN account USING COVERING INDEX"))).toEqual([]);
});
