import { afterAll, beforeAll, expect, test } from "vitest";
import { getV3 } from "../../../testing/localnet/api/v3/test-v3-node";
import type { ResidentName } from "../../scenario/residents";
import { subscriptionContract, type SubscriptionName } from "../../scenario/town-subscriptions";
import { rawAddressOf, actionsOf } from "../../../testing/localnet/indexer/test-answers";
import { openReplayedTown, type ReplayedTown } from "../../../testing/localnet/indexer/test-town";

let replayed: ReplayedTown;
beforeAll(async () => {
  replayed = await openReplayedTown();
});
afterAll(() => replayed.close());

const at = (name: SubscriptionName) => rawAddressOf(subscriptionContract(replayed.town, name).address);
const person = (name: ResidentName) => rawAddressOf(replayed.town.addressOf(name));

test("each payment is an action, the first one with the amount of the deployment", async () => {
  const paid = await actionsOf(replayed.node, `account=${at("newspaper")}&action_type=subscribe`);
  expect(paid).toHaveLength(6);
  const ends = { subscriber: person("hugo"), beneficiary: person("paula"), subscription: at("newspaper") };
  for (const { success, details } of paid) {
    expect(success).toBe(true);
    expect(details).toMatchObject(ends);
  }
  // The first amount came with the deployment, later ones are as requested.
  expect(paid[0]?.details["amount"]).toBe("900000000");
  expect(paid[1]?.details["amount"]).toBe("800000000");
});

test("the end is one action, without an amount", async () => {
  const ended = await actionsOf(replayed.node, "action_type=unsubscribe");
  expect(ended).toMatchObject([
    {
      success: true,
      details: { subscriber: person("hugo"), beneficiary: person("paula"), subscription: at("newspaper") },
    },
  ]);
  expect(ended[0]?.details).not.toHaveProperty("amount");
});

test("address books have the interface of an active subscription, but not of an ended one", async () => {
  const { body } = await getV3(replayed.node, `addressBook?address=${at("milk")}&address=${at("newspaper")}`);
  expect(body).toMatchObject({
    [at("milk")]: { interfaces: ["subscription_v1"] },
    [at("newspaper")]: { interfaces: [] },
  });
});
