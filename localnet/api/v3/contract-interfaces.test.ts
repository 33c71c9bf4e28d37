import {
  WalletContractV1R1,
  WalletContractV1R2,
  WalletContractV1R3,
  WalletContractV2R1,
  WalletContractV2R2,
  WalletContractV3R1,
  WalletContractV3R2,
  WalletContractV4,
  WalletContractV5Beta,
  WalletContractV5R1,
} from "@ton/ton";
import { describe, expect, test } from "vitest";
import { parseHash } from "@/lib/ton/value/hash";
import { sharedText, unlessShared } from "@/testing/ton/test-shared";
import { interfacesOf, codeInfo } from "./contract-interfaces";
import { openTestNode } from "../../../testing/localnet/api/v3/test-v3-node";
import { addressOf } from "../../../testing/localnet/api/v3/test-short-chain";

const owner = { workchain: 0, publicKey: Buffer.alloc(32, 1) };

const WALLETS = [
  ["wallet_v1r1", WalletContractV1R1.create(owner)],
  ["wallet_v1r2", WalletContractV1R2.create(owner)],
  ["wallet_v1r3", WalletContractV1R3.create(owner)],
  ["wallet_v2r1", WalletContractV2R1.create(owner)],
  ["wallet_v2r2", WalletContractV2R2.create(owner)],
  ["wallet_v3r1", WalletContractV3R1.create(owner)],
  ["wallet_v3r2", WalletContractV3R2.create(owner)],
  ["wallet_v4r2", WalletContractV4.create(owner)],
  ["wallet_v5_beta", WalletContractV5Beta.create({ publicKey: owner.publicKey })],
  ["wallet_v5r1", WalletContractV5R1.create(owner)],
] as const;

test.each(WALLETS)("recognizes the code of %s", (name, { init }) => {
  expect(codeInfo(parseHash(init.code.hash().toString("hex")))).toEqual({ name, wallet: true });
});

test("unknown code has no interfaces; an account without code has null", () => {
  const { node } = openTestNode(0);
  const address = addressOf("A");
  expect(interfacesOf(node, { address, codeHash: parseHash("0".repeat(64)) })).toEqual([]);
  expect(interfacesOf(node, { address, codeHash: null })).toBeNull();
});

const FILE = "contract/spec/v3-interfaces.json";
const without = unlessShared(FILE);

describe(`the service's own list${without}`, () => {
  test.skipIf(without !== "")("has the same names for the same code", () => {
    const list: { name: string; code_hashes: string[] }[] = JSON.parse(sharedText(FILE) ?? "[]");
    const wallets = list.filter(({ name }) => name.startsWith("wallet_"));
    const ours = wallets.flatMap(({ code_hashes: hashes }) =>
      hashes.map((hash) => codeInfo(parseHash(hash))?.name).filter((name) => name !== undefined),
    );
    const theirs = wallets.filter(({ name }) => ours.includes(name)).map(({ name }) => name);
    expect(ours).toEqual(theirs);
    expect(ours.length).toBeGreaterThanOrEqual(11);
  });
});
