import { runTolkCompiler } from "@ton/tolk-js";
import { beginCell, Cell, contractAddress } from "@ton/core";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseAddress } from "@/lib/ton/address/read-address";
import { jettonMasters, jettonTransfers, jettonWallets } from "@/lib/toncenter/v3/jetton";
import { ask } from "../../api/v3/test-node";
import { coins, DAY, type Act } from "../../scenario/act";
import { issues } from "../../scenario/chapters/issues";
import { visit } from "../../scenario/errands";
import { tellTown, type ToldTown } from "../test-town";

/** Answers whatever it was built with, and takes every message. */
const LIAR = `
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
    val told = Storage.fromCell(contract.getData());
    return (told.amount, told.owner, told.jetton, contract.getCode());
}

get fun get_jetton_data(): (int, int, address, cell, cell) {
    val told = Storage.fromCell(contract.getData());
    return (told.amount, -1, told.owner, contract.getData(), contract.getCode());
}

get fun get_wallet_address(_owner: slice): address {
    return contract.getAddress();
}

get fun get_exchange_data(): (address, address, int, int) {
    val told = Storage.fromCell(contract.getData());
    return (told.jetton, contract.getAddress(), 1, 1);
}
`;

async function compiled(): Promise<Cell> {
  const result = await runTolkCompiler({ entrypointFileName: "liar.tolk", fsReadCallback: () => LIAR });
  if (result.status === "error") throw new Error(result.message);
  return Cell.fromBase64(result.codeBoc64);
}

let told: ToldTown;
let code: Cell;
beforeAll(async () => {
  code = await compiled();
  told = await tellTown(issues);
}, 120_000);
afterAll(() => told.close());

const HUGE = 2n ** 255n;

/** Built by somebody, and told to transfer a jetton. */
async function build(amount: bigint) {
  const { addressOf, jettons } = told.town;
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
  const at = told.node.store.blocks.head()?.generatedAt ?? 0;
  const act: Act = { at: at + DAY, by: "samir", sends: [visit({ address, build: init }, coins(1), body)] };
  await told.tell([act]);
  return parseAddress(address.toRawString());
}

const read = async (path: string) => (await ask(told.node, path)).body;

test("who says that they hold a jetton is not believed when the jetton does not say so", async () => {
  const liar = await build(1_000_000n);
  const { jetton_wallets } = v.parse(jettonWallets.response, await read(`jetton/wallets?address=${liar}`));
  expect(jetton_wallets).toEqual([]);
  const { jetton_transfers } = v.parse(
    jettonTransfers.response,
    await read(`jetton/transfers?jetton_wallet=${liar}`),
  );
  expect(jetton_transfers).toEqual([]);
  const { address_book } = v.parse(jettonMasters.response, await read(`jetton/masters?address=${liar}`));
  expect(address_book[liar]?.interfaces).toEqual(["jetton_master"]);
});

test("who issues as much as they like is told of, without content that makes no sense", async () => {
  const liar = await build(2n ** 119n);
  const { jetton_masters, metadata } = v.parse(
    jettonMasters.response,
    await read(`jetton/masters?address=${liar}`),
  );
  expect(jetton_masters).toMatchObject([{ total_supply: 2n ** 119n, jetton_content: null }]);
  expect(metadata[liar]?.token_info).toMatchObject([{ valid: false, type: "jetton_masters" }]);
});

test.each([HUGE, -1n])("who says an impossible number is nothing: %s", async (amount) => {
  const liar = await build(amount);
  const { jetton_masters } = v.parse(jettonMasters.response, await read(`jetton/masters?address=${liar}`));
  expect(jetton_masters).toEqual([]);
  // The index has gone on all the same.
  expect(told.node.index.tables.seqno()).toBe(told.node.store.blocks.head()?.seqno);
});
