import { readFileSync } from "node:fs";
import { Cell } from "@ton/core";
import {
  WalletContractV1R1,
  WalletContractV1R2,
  WalletContractV1R3,
  WalletContractV2R1,
  WalletContractV2R2,
  WalletContractV3R1,
  WalletContractV3R2,
  WalletContractV4,
  WalletContractV5R1,
} from "@ton/ton";
import * as v from "valibot";
import { expect, test } from "vitest";
import { parseHash } from "../value/hash";
import { codeName } from "./code-names";

const nameOf = (code: Cell) => codeName(parseHash(code.hash().toString("hex")));

test("names the wallets of client libraries", () => {
  const wallet = { workchain: 0, publicKey: Buffer.alloc(32, 1) };
  expect(
    [
      WalletContractV1R1.create(wallet),
      WalletContractV1R2.create(wallet),
      WalletContractV1R3.create(wallet),
      WalletContractV2R1.create(wallet),
      WalletContractV2R2.create(wallet),
      WalletContractV3R1.create(wallet),
      WalletContractV3R2.create(wallet),
      WalletContractV4.create(wallet),
      WalletContractV5R1.create({ publicKey: wallet.publicKey }),
    ].map(({ init }) => nameOf(init.code)),
  ).toEqual([
    "wallet_v1r1",
    "wallet_v1r2",
    "wallet_v1r3",
    "wallet_v2r1",
    "wallet_v2r2",
    "wallet_v3r1",
    "wallet_v3r2",
    "wallet_v4r2",
    "wallet_v5r1",
  ]);
});

const Bags = v.record(v.string(), v.string());

test.each(["wallets", "plugins", "pools", "items"])("names the %s whose code localnet has", (file) => {
  const bags = v.parse(Bags, JSON.parse(readFileSync(`localnet/contracts/${file}.json`, "utf8")));
  for (const [name, bag] of Object.entries(bags)) {
    expect(nameOf(Cell.fromBase64(bag))).toBe(name === "wallet_v5beta" ? "wallet_v5_beta" : name);
  }
});

test("is null for other code", () => {
  expect(codeName(parseHash("0".repeat(64)))).toBeNull();
});
