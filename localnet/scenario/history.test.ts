import { Cell, type Transaction } from "@ton/core";
import { beforeAll, describe, expect, it } from "vitest";
import { EXTRA_CURRENCY } from "../chain/genesis";
import { historyOf, TICKS_AND_TOCKS } from "./history";
import { Performer } from "./performer";
import { RESIDENT_NAMES, type ResidentName } from "./residents";
import { roundsOf } from "./rounds";
import { TestStage } from "./test-stage";
import { openTown } from "./town";

const GENESIS_TIME = 1_700_000_000;
const TRANSACTIONS = 5_000;
const network = { globalId: -77 };
const town = openTown("history", network);

const rounds = roundsOf(historyOf(town, GENESIS_TIME, TRANSACTIONS));
let stage: TestStage;
const refused: string[] = [];

beforeAll(async () => {
  stage = await TestStage.open();
  stage.now = GENESIS_TIME;
  stage.place(town.walletOf("giver"));
  const performer = new Performer(town, stage);
  for (const round of rounds) {
    stage.now = round[0].at;
    for (const act of round) {
      const { accepted } = await performer.perform(act, stage.now);
      if (!accepted) refused.push(`${act.by} at ${act.at - GENESIS_TIME}: ${stage.refusals.at(-1)}`);
    }
    await stage.settle();
  }
}, 120_000);

const vm = (transaction: Transaction) =>
  transaction.description.type === "generic" && transaction.description.computePhase.type === "vm"
    ? transaction.description.computePhase
    : null;

const action = (transaction: Transaction) =>
  transaction.description.type === "generic" ? (transaction.description.actionPhase ?? null) : null;

describe("the history of the town", () => {
  it("is as long as asked for, and no wallet refuses its owner", () => {
    expect(refused).toEqual([]);
    const all = stage.transactions.length + rounds.length * TICKS_AND_TOCKS;
    expect(all).toBeGreaterThanOrEqual(TRANSACTIONS);
    expect(all).toBeLessThan(TRANSACTIONS * 1.2);
  });

  it("has every wallet in use but the one whose code is not there", () => {
    for (const name of RESIDENT_NAMES)
      expect({ name, state: stage.accountOf(town.addressOf(name))?.storage.state.type }).toEqual({
        name,
        state: name === "ulrich" ? "uninit" : "active",
      });
  });

  it("has a frozen account, one that is gone, and one whose code is a library", () => {
    const { archive, purse, branch } = town.places;
    expect(stage.accountOf(archive.address)?.storage.state.type).toBe("frozen");
    expect(stage.accountOf(purse.address)).toBeNull();
    expect(stage.dataOf(branch.address)?.beginParse().loadUint(32)).toBe(3);
  });

  it("has an extra currency that was passed on", () => {
    const held = (name: ResidentName) =>
      stage.accountOf(town.addressOf(name))?.storage.balance.other?.get(EXTRA_CURRENCY);
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
    expect(stage.transactions.filter(is).length).toBeGreaterThan(0);
  });
});

it("is the same for the same seed and time, and another for another seed", () => {
  const short = (_key: string, value: unknown) => {
    if (value instanceof Cell) return value.hash().toString("hex");
    return typeof value === "bigint" ? String(value) : value;
  };
  const told = (seed: string) =>
    JSON.stringify(historyOf(openTown(seed, network), GENESIS_TIME, TRANSACTIONS), short);
  expect(told("a")).toBe(told("a"));
  expect(told("a")).not.toBe(told("b"));
});
