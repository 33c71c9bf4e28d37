import { beforeAll, expect, it } from "vitest";
import { SUBSCRIPTIONS, subscriptionOf } from "../subscriptions";
import { coins } from "../act";
import { tellChapters, TEST_TOWN as town } from "../test-chapters";
import { askOf } from "../test-ask";
import type { TestStage } from "../test-stage";
import { founding } from "./founding";
import { subscriptions } from "./subscriptions";

let stage: TestStage;

beforeAll(async () => {
  stage = await tellChapters([founding, subscriptions]);
}, 60_000);

const PAYMENT = 0x73756273;
const END = 0x64737472;

/** What came to somebody from the subscription, by the number of what it is for. */
function receivedBy(name: keyof typeof SUBSCRIPTIONS, op: number): readonly bigint[] {
  const from = subscriptionOf(town, name).address;
  return stage.transactions.flatMap(({ inMessage }) => {
    if (inMessage?.info.type !== "internal" || !inMessage.info.src.equals(from)) return [];
    const body = inMessage.body.beginParse();
    return body.remainingBits >= 32 && body.loadUint(32) === op ? [inMessage.info.value.coins] : [];
  });
}

it("is paid again and again, about as much as was agreed", () => {
  expect(receivedBy("milk", PAYMENT)).toHaveLength(7);
  const newspaper = receivedBy("newspaper", PAYMENT);
  expect(newspaper).toHaveLength(6);
  for (const amount of newspaper) {
    expect(amount).toBeGreaterThan(780_000_000n);
    expect(amount).toBeLessThan(840_000_000n);
  }
});

it("ends when the subscriber has enough of it, with what was left for whom it was for", () => {
  expect(stage.accountOf(subscriptionOf(town, "newspaper").address)).toBeNull();
  expect(receivedBy("newspaper", END)).toHaveLength(1);
  expect(stage.accountOf(subscriptionOf(town, "milk").address)?.storage.state.type).toBe("active");
});

it("answers whose it is, and what was agreed", async () => {
  const ask = await askOf(stage);
  const answer = await ask(subscriptionOf(town, "milk").address, "get_subscription_data");
  const account = () => {
    const [workchain, id] = [answer.readTuple()].flatMap((pair) => [pair.readNumber(), pair.readBigNumber()]);
    return `${String(workchain)}:${id?.toString(16).padStart(64, "0")}`;
  };
  const { by, to, amount, period } = SUBSCRIPTIONS.milk;
  expect([account(), account()]).toEqual([by, to].map((name) => town.addressOf(name).toRawString()));
  expect([answer.readBigNumber(), answer.readNumber()]).toEqual([coins(amount), period]);
});
