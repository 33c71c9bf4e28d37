import { Cell, type Transaction } from "@ton/core";
import { beforeAll, describe, expect, it } from "vitest";
import { EXTRA_CURRENCY } from "../chain/genesis";
import { historyEvents, TICK_TOCK_TRANSACTIONS } from "./scenario-history";
import { EventRunner } from "./event-runner";
import { RESIDENT_NAMES, type ResidentName } from "./residents";
import { groupEvents } from "./event-groups";
import { TestChain } from "../../testing/localnet/scenario/test-chain";
import { openTown } from "./town";

const GENESIS_TIME = 1_700_000_000;
const TRANSACTIONS = 5_000;
const network = { globalId: -77 };
const town = openTown("history", network);

const groups = groupEvents(historyEvents(town, GENESIS_TIME, TRANSACTIONS));
let chain: TestChain;
const refused: string[] = [];

beforeAll(async () => {
  chain = await TestChain.open();
  chain.now = GENESIS_TIME;
  chain.placeAccount(town.walletOf("giver"));
  const runner = new EventRunner(town, chain);
  for (const group of groups) {
    chain.now = group[0].at;
    for (const event of group) {
      const { accepted } = await runner.run(event, chain.now);
      if (!accepted) refused.push(`${event.by} at ${event.at - GENESIS_TIME}: ${chain.refusals.at(-1)}`);
    }
    await chain.settle();
  }
}, 120_000);

const vm = (transaction: Transaction) =>
  transaction.description.type === "generic" && transaction.description.computePhase.type === "vm"
    ? transaction.description.computePhase
    : null;

const action = (transaction: Transaction) =>
  transaction.description.type === "generic" ? (transaction.description.actionPhase ?? null) : null;

describe("the history of the town", () => {
  it("has the requested length, and no wallet rejects a message", () => {
    expect(refused).toEqual([]);
    const all = chain.transactions.length + groups.length * TICK_TOCK_TRANSACTIONS;
    expect(all).toBeGreaterThanOrEqual(TRANSACTIONS);
    expect(all).toBeLessThan(TRANSACTIONS * 1.2);
  });

  it("deploys every wallet except the one whose code is missing", () => {
    for (const name of RESIDENT_NAMES)
      expect({ name, state: chain.accountOf(town.addressOf(name))?.storage.state.type }).toEqual({
        name,
        state: name === "ulrich" ? "uninit" : "active",
      });
  });

  it("has a frozen account, a destroyed one, and one whose code is a library", () => {
    const { archive, purse, branch } = town.contracts;
    expect(chain.accountOf(archive.address)?.storage.state.type).toBe("frozen");
    expect(chain.accountOf(purse.address)).toBeNull();
    expect(chain.dataOf(branch.address)?.beginParse().loadUint(32)).toBe(3);
  });

  it("moves an extra currency between residents", () => {
    const held = (name: ResidentName) =>
      chain.accountOf(town.addressOf(name))?.storage.balance.other?.get(EXTRA_CURRENCY);
    expect([held("ines"), held("hugo"), held("rosa")]).toEqual([3_800n, 4_700n, 1_500n]);
  });

  it.each([
    ["an exit code", (each: Transaction) => vm(each)?.exitCode === 777],
    ["out of gas", (each: Transaction) => vm(each)?.exitCode === -14],
    ["a refused closing", (each: Transaction) => vm(each)?.exitCode === 401],
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
    expect(chain.transactions.filter(is).length).toBeGreaterThan(0);
  });
});

it("depends on the seed and the time alone", () => {
  const short = (_key: string, value: unknown) => {
    if (value instanceof Cell) return value.hash().toString("hex");
    return typeof value === "bigint" ? String(value) : value;
  };
  const historyJson = (seed: string) =>
    JSON.stringify(historyEvents(openTown(seed, network), GENESIS_TIME, TRANSACTIONS), short);
  expect(historyJson("a")).toBe(historyJson("a"));
  expect(historyJson("a")).not.toBe(historyJson("b"));
});
