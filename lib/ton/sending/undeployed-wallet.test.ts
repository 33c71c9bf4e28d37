import {
  WalletContractV1R3,
  WalletContractV2R2,
  WalletContractV3R1,
  WalletContractV3R2,
  WalletContractV4,
  WalletContractV5R1,
} from "@ton/ton";
import { expect, test } from "vitest";
import { parseAddress } from "../address/read-address";
import { parseHash } from "../value/hash";
import { undeployedWallet } from "./undeployed-wallet";

const KEY = parseHash("5b".repeat(32));
const publicKey = Buffer.from(KEY, "hex");
const v5 = (networkGlobalId: number, subwalletNumber = 0) =>
  WalletContractV5R1.create({
    publicKey,
    walletId: { networkGlobalId, context: { walletVersion: "v5r1", workchain: 0, subwalletNumber } },
  });

test.each([
  ["wallet_v1r3", WalletContractV1R3.create({ workchain: 0, publicKey })],
  ["wallet_v2r2", WalletContractV2R2.create({ workchain: 0, publicKey })],
  ["wallet_v3r1", WalletContractV3R1.create({ workchain: 0, publicKey })],
  ["wallet_v3r2", WalletContractV3R2.create({ workchain: 0, publicKey })],
  ["wallet_v3r2", WalletContractV3R2.create({ workchain: -1, publicKey })],
  ["wallet_v4r2", WalletContractV4.create({ workchain: 0, publicKey })],
  ["wallet_v4r2", WalletContractV4.create({ workchain: 0, publicKey, walletId: 698_983_192 })],
  ["wallet_v5r1", v5(-239)],
  ["wallet_v5r1", v5(-3)],
  ["wallet_v5r1", v5(-239, 1)],
])("the %s of a key is found by its address", (kind, { address, init }) => {
  const found = undeployedWallet(parseAddress(address.toRawString()), KEY);
  expect(found?.kind).toBe(kind);
  expect([found?.init.code?.hash(), found?.init.data?.hash()]).toEqual([init.code.hash(), init.data.hash()]);
});

test("no wallet is found for another key or another address", () => {
  const { address } = WalletContractV4.create({ workchain: 0, publicKey });
  expect(undeployedWallet(parseAddress(address.toRawString()), parseHash("5c".repeat(32)))).toBeNull();
  expect(undeployedWallet(parseAddress(`0:${"11".repeat(32)}`), KEY)).toBeNull();
});
