import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jettonMasters, jettonWallets } from "@/lib/toncenter/v3/jetton";
import { ask } from "../../api/v3/test-node";
import { issues } from "../../scenario/chapters/issues";
import { tellTown, type ToldTown } from "../test-town";

let told: ToldTown;
beforeAll(async () => {
  told = await tellTown(issues);
}, 120_000);
afterAll(() => told.close());

test("what all wallets of a jetton hold is what was issued of it", async () => {
  const masters = v.parse(jettonMasters.response, (await ask(told.node, "jetton/masters")).body);
  expect(masters.jetton_masters).toHaveLength(6);
  for (const { address, total_supply } of masters.jetton_masters) {
    const { body } = await ask(told.node, `jetton/wallets?limit=1000&jetton_address=${address}`);
    const { jetton_wallets } = v.parse(jettonWallets.response, body);
    expect(jetton_wallets.reduce((sum, { balance }) => sum + balance, 0n)).toBe(total_supply);
  }
});
