import { beginCell, type Cell } from "@ton/core";
import { WalletContractV4, WalletContractV5Beta, WalletContractV5R1 } from "@ton/ton";
import { expect, test } from "vitest";
import { startScriptedNetwork, unusedAccount } from "../../../testing/gateway/scripted-network";
import { WALLET_STATE } from "../../../fixtures/toncenter/v2/samples/accounts";
import { parseAddress } from "../../ton/address/read-address";
import { loadNodeTransactions } from "../transaction/load-node-transactions";
import { loadFromNode } from "./account-node";

const here = await startScriptedNetwork();

/** A node that says this about every account. */
async function nodeSays(state: string, code: string) {
  const value = { ...WALLET_STATE, state, code };
  const fault = { kind: "wrongType", path: "result", value } as const;
  await here.script({ rules: [{ match: { path: "getAddressInformation" }, fault }] });
}

const boc = (code: Cell) => code.toBoc().toString("base64");
const publicKey = Buffer.alloc(32, 1);
const of = (wallet: { readonly init: { readonly code: Cell } }) => boc(wallet.init.code);

test.each([
  ["version 4", of(WalletContractV4.create({ workchain: 0, publicKey })), false],
  ["the beta of version 5", of(WalletContractV5Beta.create({ publicKey })), false],
  ["version 5", of(WalletContractV5R1.create({ publicKey })), false],
  ["another contract", boc(beginCell().storeUint(7, 8).endCell()), true],
  ["a contract that cannot be read", "AAAA", true],
])("an account has the form of its code, that of %s", async (_, code, bounceable) => {
  await nodeSays("active", code);
  const address = unusedAccount();
  expect((await loadFromNode("here", address, "interactive"))?.account.bounceable).toBe(bounceable);
});

test("an account without code is not bounceable", async () => {
  await nodeSays("uninitialized", "");
  const found = await loadFromNode("here", unusedAccount(), "interactive");
  expect(found?.account.bounceable ?? false).toBe(false);
});

test("its transactions give its address in the same form", async () => {
  const address = parseAddress((await here.facts()).busyAccount);
  await nodeSays("active", of(WalletContractV5R1.create({ publicKey })));
  const rows = (await loadNodeTransactions("here", address))?.rows ?? [];
  expect(rows.length).toBeGreaterThan(0);
  for (const { account } of rows) expect(account).toMatchObject({ address, bounceable: false });
});
