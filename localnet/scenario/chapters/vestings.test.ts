import type { Transaction } from "@ton/core";
import { beforeAll, expect, it } from "vitest";
import { DAY } from "../act";
import { tellChapters, TEST_SPAN, TEST_TOWN as town } from "../test-chapters";
import type { TestStage } from "../test-stage";
import { VESTINGS, vestingOf, type VestingName } from "../vestings";
import { founding } from "./founding";
import { vestings } from "./vestings";

let stage: TestStage;

beforeAll(async () => {
  stage = await tellChapters([founding, vestings]);
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

it.each(NAMES)("keeps the terms of %s, and its list", (name) => {
  const { sender, owner, amount, starts, days } = VESTINGS[name];
  const data = stage.dataOf(addressOf(name))?.beginParse();
  const listed = data?.skip(32 + 32 + 256).loadMaybeRef();
  expect(listed !== null).toBe(name !== "apprentice");
  const terms = data?.loadRef().beginParse();
  expect([terms?.loadUint(64), terms?.loadUint(32)]).toEqual([TEST_SPAN.from + starts * DAY, days * DAY]);
  expect(terms?.skip(64).loadCoins()).toBe(BigInt(amount) * 1_000_000_000n);
  expect(String(terms?.loadAddress())).toBe(String(town.addressOf(sender)));
  expect(String(terms?.loadAddress())).toBe(String(town.addressOf(owner)));
});
