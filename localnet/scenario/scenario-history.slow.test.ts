import { Cell, loadTransaction, type Address, type Transaction } from "@ton/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseAddress } from "@/lib/ton/address/read-address";
import { EXTRA_CURRENCY } from "../chain/genesis";
import { historyEvents } from "./scenario-history";
import { RESIDENT_NAMES, type ResidentName } from "./residents";
import { scenarioChainOf } from "./scenario-chain";
import {
  HISTORY_TRANSACTIONS,
  openReplayedTown,
  type ReplayedTown,
} from "../../testing/localnet/indexer/test-town";
import { openTown } from "./town";

let replayed: ReplayedTown;
let transactions: readonly Transaction[];
beforeAll(async () => {
  replayed = await openReplayedTown();
  const all = { offset: 0, limit: Number.MAX_SAFE_INTEGER, sort: "asc" } as const;
  transactions = replayed.node.store.transactions
    .list({}, all)
    .flatMap(({ boc }) => Cell.fromBoc(Buffer.from(boc)).map((cell) => loadTransaction(cell.beginParse())));
});
afterAll(() => replayed.close());

const accountOf = (address: Address) =>
  replayed.node.store.accounts.now([parseAddress(address.toRawString())])[0];

const vm = (transaction: Transaction) =>
  transaction.description.type === "generic" && transaction.description.computePhase.type === "vm"
    ? transaction.description.computePhase
    : null;

const action = (transaction: Transaction) =>
  transaction.description.type === "generic" ? (transaction.description.actionPhase ?? null) : null;

describe("the history of the town", () => {
  it("has the requested length, and no wallet rejects a message", () => {
    expect(replayed.refused).toEqual([]);
    expect(transactions.length).toBeGreaterThanOrEqual(HISTORY_TRANSACTIONS);
    expect(transactions.length).toBeLessThan(HISTORY_TRANSACTIONS * 1.2);
  });

  it("deploys every wallet except the one whose code is missing", () => {
    for (const name of RESIDENT_NAMES)
      expect({ name, state: accountOf(replayed.town.addressOf(name))?.status }).toEqual({
        name,
        state: name === "ulrich" ? "uninit" : "active",
      });
  });

  it("has a frozen account, a destroyed one, and one whose code is a library", () => {
    const { archive, purse, branch } = replayed.town.contracts;
    expect(accountOf(archive.address)?.status).toBe("frozen");
    expect(accountOf(purse.address)?.status).toBe("nonexist");
    expect(scenarioChainOf(replayed.node).dataOf(branch.address)?.beginParse().loadUint(32)).toBe(3);
  });

  it("moves an extra currency between residents", () => {
    const held = (name: ResidentName) =>
      accountOf(replayed.town.addressOf(name))?.extraCurrencies.get(EXTRA_CURRENCY);
    expect([held("ines"), held("hugo"), held("rosa")]).toEqual([3_800n, 4_700n, 1_500n]);
  });

  it.each([
    ["a contract's own exit code", (each: Transaction) => vm(each)?.exitCode === 777],
    ["a transaction without enough gas", (each: Transaction) => vm(each)?.exitCode === -14],
    ["a refused closing of an account", (each: Transaction) => vm(each)?.exitCode === 401],
    ["a failed action", (each: Transaction) => action(each)?.resultCode === 37],
    [
      "a fan-out of 254",
      (each: Transaction) => each.outMessagesCount === 254 && each.inMessage?.info.type === "internal",
    ],
    [
      "a log",
      (each: Transaction) => each.outMessages.values().some(({ info }) => info.type === "external-out"),
    ],
    [
      "a bounced message",
      (each: Transaction) => each.inMessage?.info.type === "internal" && each.inMessage.info.bounced,
    ],
    [
      "a skipped computation",
      (each: Transaction) =>
        each.description.type === "generic" &&
        each.description.computePhase.type === "skipped" &&
        each.description.computePhase.reason === "no-gas",
    ],
  ])("has %s", (_what, is) => {
    expect(transactions.filter(is).length).toBeGreaterThan(0);
  });
});

it("the history is the same for the same seed, and differs for another", () => {
  const short = (_key: string, value: unknown) => {
    if (value instanceof Cell) return value.hash().toString("hex");
    return typeof value === "bigint" ? String(value) : value;
  };
  const historyJson = (seed: string) =>
    JSON.stringify(
      historyEvents(openTown(seed, { globalId: -77 }), 1_700_000_000, HISTORY_TRANSACTIONS),
      short,
    );
  expect(historyJson("a")).toBe(historyJson("a"));
  expect(historyJson("a")).not.toBe(historyJson("b"));
});
