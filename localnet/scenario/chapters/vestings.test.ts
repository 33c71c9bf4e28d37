import type { Transaction } from "@ton/core";
import { beforeAll, expect, it } from "vitest";
import { coins, DAY } from "../scenario-event";
import { runChapters, TEST_SPAN, TEST_TOWN as town } from "../../../testing/localnet/scenario/test-chapters";
import { getMethodRunner, type RunGetMethod } from "../../../testing/localnet/scenario/test-get-methods";
import type { TestChain } from "../../../testing/localnet/scenario/test-chain";
import { VESTINGS, vestingContract, type VestingName } from "../town-vestings";
import { founding } from "./founding";
import { vestings } from "./vestings";

let chain: TestChain;
let callGetMethod: RunGetMethod;

beforeAll(async () => {
  chain = await runChapters([founding, vestings]);
  callGetMethod = await getMethodRunner(chain);
}, 60_000);

const NAMES = ["wages", "apprentice", "pension"] as const satisfies readonly VestingName[];

const addressOf = (name: VestingName) => vestingContract(town, name, TEST_SPAN.from).address;

/** The outcomes of the owner's transfers, in order of time. */
function transferOutcomes(name: VestingName) {
  const SEND = 0xa7733acd;
  const account = BigInt(`0x${addressOf(name).hash.toString("hex")}`);
  return chain.transactions
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

it("lets owners send what is unlocked or goes to an allowed address, and nothing else", () => {
  expect(transferOutcomes("wages")).toEqual(["sent", "locked", "sent"]);
  expect(transferOutcomes("apprentice")).toEqual(["locked", "sent", "sent"]);
  // The comment of the last one is not among those that the code allows for locked coins.
  expect(transferOutcomes("pension")).toEqual([100, "sent", 104]);
});

it.each(NAMES)("%s reports its terms and allowed addresses", async (name) => {
  const { sender, owner, amount, starts, days, step, cliff } = VESTINGS[name];
  const answer = await callGetMethod(addressOf(name), "get_vesting_data");
  const seconds = [answer.readNumber(), answer.readNumber(), answer.readNumber(), answer.readNumber()];
  expect(seconds).toEqual([TEST_SPAN.from + starts * DAY, days * DAY, step * DAY, cliff * DAY]);
  expect(answer.readBigNumber()).toBe(coins(amount));
  expect(String(answer.readAddress())).toBe(String(town.addressOf(sender)));
  expect(String(answer.readAddress())).toBe(String(town.addressOf(owner)));
  expect(answer.readCellOpt() === null).toBe(name === "apprentice");
});

it("reports the locked amount at the end of the history, zero after the full duration", async () => {
  const locked = async (name: VestingName) =>
    (
      await callGetMethod(addressOf(name), "get_locked_amount", [
        { type: "int", value: BigInt(TEST_SPAN.to) },
      ])
    ).readBigNumber();
  // A thirtieth of 60 is unlocked per day, for nine days.
  expect(await locked("wages")).toBe(coins(60 - 9 * 2));
  expect(await locked("apprentice")).toBe(0n);
  expect(await locked("pension")).toBe(coins(90));
});
