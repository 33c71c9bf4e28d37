import type { Transaction } from "@ton/core";
import { beforeAll, expect, it } from "vitest";
import { coins, DAY } from "../act";
import { tellChapters, TEST_SPAN, TEST_TOWN as town } from "../test-chapters";
import { askOf, type Ask } from "../test-ask";
import type { TestStage } from "../test-stage";
import { VESTINGS, vestingOf, type VestingName } from "../vestings";
import { founding } from "./founding";
import { vestings } from "./vestings";

let stage: TestStage;
let ask: Ask;

beforeAll(async () => {
  stage = await tellChapters([founding, vestings]);
  ask = await askOf(stage);
}, 60_000);

const NAMES = ["wages", "apprentice", "pension"] as const satisfies readonly VestingName[];

const addressOf = (name: VestingName) => vestingOf(town, name, TEST_SPAN.from).address;

/** What became of each wish of an owner to send something, in order of time. */
function wishesAt(name: VestingName) {
  const SEND = 0xa7733acd;
  const account = BigInt(`0x${addressOf(name).hash.toString("hex")}`);
  return stage.transactions
    .filter(({ address, inMessage }) => {
      const body = inMessage?.body.beginParse();
      return (
        address === account && body !== undefined && body.remainingBits >= 32 && body.loadUint(32) === SEND
      );
    })
    .map(outcome);
}

function outcome({ description }: Transaction) {
  if (description.type !== "generic" || description.computePhase.type !== "vm") return "nothing";
  const { exitCode } = description.computePhase;
  if (exitCode !== 0) return exitCode;
  return (description.actionPhase?.skippedActions ?? 0) > 0 ? "locked" : "sent";
}

it("lets owners send what is free or goes to the list, and nothing else", () => {
  expect(wishesAt("wages")).toEqual(["sent", "locked", "sent"]);
  expect(wishesAt("apprentice")).toEqual(["locked", "sent", "sent"]);
  // The last one has no reason that the code takes for money that is locked.
  expect(wishesAt("pension")).toEqual([100, "sent", 104]);
});

it.each(NAMES)("%s answers its terms and its list", async (name) => {
  const { sender, owner, amount, starts, days, step, cliff } = VESTINGS[name];
  const answer = await ask(addressOf(name), "get_vesting_data");
  const seconds = [answer.readNumber(), answer.readNumber(), answer.readNumber(), answer.readNumber()];
  expect(seconds).toEqual([TEST_SPAN.from + starts * DAY, days * DAY, step * DAY, cliff * DAY]);
  expect(answer.readBigNumber()).toBe(coins(amount));
  expect(String(answer.readAddress())).toBe(String(town.addressOf(sender)));
  expect(String(answer.readAddress())).toBe(String(town.addressOf(owner)));
  expect(answer.readCellOpt() === null).toBe(name === "apprentice");
});

it("knows what is locked at the end of the week, and that nothing is when its time has come", async () => {
  const locked = async (name: VestingName) =>
    (
      await ask(addressOf(name), "get_locked_amount", [{ type: "int", value: BigInt(TEST_SPAN.to) }])
    ).readBigNumber();
  // A thirtieth of 60 was free after each of nine days.
  expect(await locked("wages")).toBe(coins(60 - 9 * 2));
  expect(await locked("apprentice")).toBe(0n);
  expect(await locked("pension")).toBe(coins(90));
});
