import { runTolkCompiler } from "@ton/tolk-js";
import { beginCell, Cell, contractAddress } from "@ton/core";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseAddress } from "@/lib/ton/address/read-address";
import { jettonMasters, jettonTransfers, jettonWallets } from "@/lib/toncenter/v3/v3-jetton";
import { getV3 } from "../../../testing/localnet/api/v3/test-v3-node";
import { coins, DAY, type ScenarioEvent } from "../../scenario/scenario-event";
import { deployOrCall } from "../../scenario/town-operations";
import { openReplayedTown, type ReplayedTown } from "../../../testing/localnet/indexer/test-town";

/** Returns the data that it was deployed with, and accepts every message. */
const FORGED_CONTRACT = `
struct Storage {
    owner: address
    jetton: address
    amount: int257
}

fun onInternalMessage(_in: InMessage) {
}

fun onBouncedMessage(_in: InMessageBounced) {
}

get fun get_wallet_data(): (int, address, address, cell) {
    val data = Storage.fromCell(contract.getData());
    return (data.amount, data.owner, data.jetton, contract.getCode());
}

get fun get_jetton_data(): (int, int, address, cell, cell) {
    val data = Storage.fromCell(contract.getData());
    return (data.amount, -1, data.owner, contract.getData(), contract.getCode());
}

get fun get_wallet_address(_owner: slice): address {
    return contract.getAddress();
}

get fun get_exchange_data(): (address, address, int, int) {
    val data = Storage.fromCell(contract.getData());
    return (data.jetton, contract.getAddress(), 1, 1);
}
`;

async function compiled(): Promise<Cell> {
  const result = await runTolkCompiler({
    entrypointFileName: "forged.tolk",
    fsReadCallback: () => FORGED_CONTRACT,
  });
  if (result.status === "error") throw new Error(result.message);
  return Cell.fromBase64(result.codeBoc64);
}

let replayed: ReplayedTown;
let code: Cell;
beforeAll(async () => {
  code = await compiled();
  replayed = await openReplayedTown();
});
afterAll(() => replayed.close());

const HUGE = 2n ** 255n;

/** Deploys the forged contract with a transfer request. */
async function build(amount: bigint) {
  const { addressOf, jettons } = replayed.town;
  const { tide } = jettons;
  const data = beginCell()
    .storeAddress(addressOf("samir"))
    .storeAddress(tide.address)
    .storeInt(amount, 257)
    .endCell();
  const init = { code, data };
  const address = contractAddress(0, init);
  const transfer = beginCell()
    .storeUint(0x0f8a7ea5, 32)
    .storeUint(0, 64)
    .storeCoins(1)
    .storeAddress(tide.address);
  const body = transfer.storeAddress(null).storeBit(false).storeCoins(0).storeBit(false).endCell();
  const at = replayed.node.store.blocks.head()?.generatedAt ?? 0;
  const event: ScenarioEvent = {
    at: at + DAY,
    by: "samir",
    messages: [deployOrCall({ address, init }, coins(1), body)],
  };
  await replayed.replay([event]);
  return parseAddress(address.toRawString());
}

const read = async (path: string) => (await getV3(replayed.node, path)).body;

test("a wallet that its master does not confirm is not indexed", async () => {
  const forged = await build(1_000_000n);
  const { jetton_wallets } = v.parse(jettonWallets.response, await read(`jetton/wallets?address=${forged}`));
  expect(jetton_wallets).toEqual([]);
  const { jetton_transfers } = v.parse(
    jettonTransfers.response,
    await read(`jetton/transfers?jetton_wallet=${forged}`),
  );
  expect(jetton_transfers).toEqual([]);
  const { address_book } = v.parse(jettonMasters.response, await read(`jetton/masters?address=${forged}`));
  // Interfaces follow from the get methods alone.
  expect(address_book[forged]?.interfaces).toEqual(["jetton_master", "jetton_wallet"]);
});

test("a forged master is indexed without its malformed content", async () => {
  const forged = await build(2n ** 119n);
  const { jetton_masters, metadata } = v.parse(
    jettonMasters.response,
    await read(`jetton/masters?address=${forged}`),
  );
  expect(jetton_masters).toMatchObject([{ total_supply: 2n ** 119n, jetton_content: null }]);
  expect(metadata[forged]?.token_info).toMatchObject([{ valid: false, type: "jetton_masters" }]);
});

test.each([HUGE, -1n])("a contract with an impossible amount is not indexed: %s", async (amount) => {
  const forged = await build(amount);
  const { jetton_masters } = v.parse(jettonMasters.response, await read(`jetton/masters?address=${forged}`));
  expect(jetton_masters).toEqual([]);
  // The indexer has continued.
  expect(replayed.node.index.tables.seqno()).toBe(replayed.node.store.blocks.head()?.seqno);
});
