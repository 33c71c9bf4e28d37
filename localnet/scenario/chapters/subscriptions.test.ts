import { beforeAll, expect, it } from "vitest";
import { SUBSCRIPTIONS, subscriptionContract } from "../town-subscriptions";
import { coins } from "../scenario-event";
import { runChapters, TEST_TOWN as town } from "../../../testing/localnet/scenario/test-chapters";
import { getMethodRunner } from "../../../testing/localnet/scenario/test-get-methods";
import type { TestChain } from "../../../testing/localnet/scenario/test-chain";
import { founding } from "./founding";
import { subscriptions } from "./subscriptions";

let chain: TestChain;

beforeAll(async () => {
  chain = await runChapters([founding, subscriptions]);
}, 60_000);

const PAYMENT = 0x73756273;
const END = 0x64737472;

/** The values of the subscription's messages with that opcode. */
function receivedBy(name: keyof typeof SUBSCRIPTIONS, op: number): readonly bigint[] {
  const from = subscriptionContract(town, name).address;
  return chain.transactions.flatMap(({ inMessage }) => {
    if (inMessage?.info.type !== "internal" || !inMessage.info.src.equals(from)) return [];
    const body = inMessage.body.beginParse();
    return body.remainingBits >= 32 && body.loadUint(32) === op ? [inMessage.info.value.coins] : [];
  });
}

it("pays every period, about the agreed amount", () => {
  expect(receivedBy("milk", PAYMENT)).toHaveLength(7);
  const newspaper = receivedBy("newspaper", PAYMENT);
  expect(newspaper).toHaveLength(6);
  for (const amount of newspaper) {
    expect(amount).toBeGreaterThan(780_000_000n);
    expect(amount).toBeLessThan(840_000_000n);
  }
});

it("ends when the subscriber removes the plugin, and sends the rest to the beneficiary", () => {
  expect(chain.accountOf(subscriptionContract(town, "newspaper").address)).toBeNull();
  expect(receivedBy("newspaper", END)).toHaveLength(1);
  expect(chain.accountOf(subscriptionContract(town, "milk").address)?.storage.state.type).toBe("active");
});

it("reports its parties and terms", async () => {
  const callGetMethod = await getMethodRunner(chain);
  const answer = await callGetMethod(subscriptionContract(town, "milk").address, "get_subscription_data");
  const account = () => {
    const [workchain, id] = [answer.readTuple()].flatMap((pair) => [pair.readNumber(), pair.readBigNumber()]);
    return `${String(workchain)}:${id?.toString(16).padStart(64, "0")}`;
  };
  const { by, to, amount, period } = SUBSCRIPTIONS.milk;
  expect([account(), account()]).toEqual([by, to].map((name) => town.addressOf(name).toRawString()));
  expect([answer.readBigNumber(), answer.readNumber()]).toEqual([coins(amount), period]);
});
