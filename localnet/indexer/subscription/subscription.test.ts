import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "../../api/v3/test-node";
import { subscriptions } from "../../scenario/chapters/subscriptions";
import type { ResidentName } from "../../scenario/residents";
import { subscriptionOf, type SubscriptionName } from "../../scenario/subscriptions";
import { accountNamed, actionsOf } from "../test-answers";
import { tellTown, type ToldTown } from "../test-town";

let told: ToldTown;
beforeAll(async () => {
  told = await tellTown(subscriptions);
}, 60_000);
afterAll(() => told.close());

const at = (name: SubscriptionName) => accountNamed(subscriptionOf(told.town, name).address);
const person = (name: ResidentName) => accountNamed(told.town.addressOf(name));

test("the first payment and each that follows", async () => {
  const paid = await actionsOf(told.node, `account=${at("newspaper")}&action_type=subscribe`);
  expect(paid).toHaveLength(6);
  const ends = { subscriber: person("hugo"), beneficiary: person("paula"), subscription: at("newspaper") };
  for (const { success, details } of paid) {
    expect(success).toBe(true);
    expect(details).toMatchObject(ends);
  }
  // The first is what came along, later ones what was asked for.
  expect(paid[0]?.details["amount"]).toBe("900000000");
  expect(paid[1]?.details["amount"]).toBe("800000000");
});

test("its end, once, with what was left", async () => {
  const ended = await actionsOf(told.node, "action_type=unsubscribe");
  expect(ended).toMatchObject([
    {
      success: true,
      details: { subscriber: person("hugo"), beneficiary: person("paula"), subscription: at("newspaper") },
    },
  ]);
  expect(ended[0]?.details).not.toHaveProperty("amount");
});

test("address books know one that is there", async () => {
  const { body } = await ask(told.node, `addressBook?address=${at("milk")}&address=${at("newspaper")}`);
  expect(body).toMatchObject({
    [at("milk")]: { interfaces: ["subscription_v1"] },
    [at("newspaper")]: { interfaces: null },
  });
});
