import { afterAll, beforeAll, expect, test } from "vitest";
import * as v from "valibot";
import { jettonMasters, jettonTransfers, jettonWallets } from "@/lib/toncenter/v3/v3-jetton";
import { lanterns } from "../../scenario/chapters/lanterns";
import { lanterns as amount, mintlessJetton } from "../../scenario/jettons/mintless-jetton";
import type { ResidentName } from "../../scenario/residents";
import { rawAddressOf, validAnswer } from "../../../testing/localnet/indexer/test-answers";
import { replayTown, type ReplayedTown } from "../../../testing/localnet/indexer/test-town";

let replayed: ReplayedTown;
beforeAll(async () => void (replayed = await replayTown(lanterns)), 60_000);
afterAll(() => replayed.close());

const master = () => rawAddressOf(mintlessJetton(replayed.town).address);

async function walletOf(name: ResidentName) {
  const query = `jetton_address=${master()}&owner_address=${rawAddressOf(replayed.town.addressOf(name))}`;
  const answer = await validAnswer(replayed.node, jettonWallets, query);
  return v.parse(jettonWallets.response, answer).jetton_wallets[0];
}

test("the master has the whole supply and the URI of its list of shares", async () => {
  const answer = await validAnswer(replayed.node, jettonMasters, `address=${master()}`);
  const { jetton_masters: masters, metadata } = v.parse(jettonMasters.response, answer);
  expect(masters).toMatchObject([{ total_supply: amount(1_335), mintable: false, admin_address: null }]);
  expect(metadata[master()]?.token_info[0]?.extra).toMatchObject({
    mintless_merkle_dump_uri: expect.stringContaining("lantern-shares.boc"),
  });
});

test("the first transfer claims, a second claim fails, and wallets without a share claim nothing", async () => {
  expect(await walletOf("ada")).toMatchObject({
    balance: amount(300 - 50 + 125 - 60),
    mintless_info: { amount: amount(300), start_from: 1_600_000_000, custom_payload_api_uri: [] },
  });
  expect(await walletOf("lena")).toMatchObject({
    balance: amount(200),
    mintless_info: { amount: amount(210) },
  });
  expect(await walletOf("clara")).toMatchObject({ balance: amount(30), mintless_info: null });
  // Has received some, but has not claimed yet.
  expect(await walletOf("bruno")).toMatchObject({
    balance: amount(20),
    mintless_info: { amount: amount(120) },
  });
});

test("transfers that claim have the proof as their custom payload", async () => {
  const answer = await validAnswer(replayed.node, jettonTransfers, `jetton_master=${master()}&sort=asc`);
  const { jetton_transfers: transfers } = v.parse(jettonTransfers.response, answer);
  expect(transfers.map(({ amount: moved, custom_payload: custom }) => [moved, custom !== null])).toEqual([
    [amount(50), true],
    [amount(125), true],
    [amount(10), true],
    [amount(20), false],
    [amount(5), true],
    [amount(60), false],
  ]);
});
