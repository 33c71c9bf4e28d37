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
import { Address, beginCell, Cell, storeShardAccount } from "@ton/core";
import { describe, expect, test } from "vitest";
import { codeOf } from "../../../contracts/stored-code";
import { parseHash } from "@/lib/ton/value/hash";
import { sharedText, unlessShared } from "@/testing/ton/test-shared";
import {
  codeName,
  contractMethodsOf,
  interfacesOf,
  isWalletCode,
  withoutOwnNames,
} from "./contract-interfaces";
import { INTERFACES } from "./interface-table";
import { openTestNode } from "../../../../testing/localnet/api/v3/test-v3-node";
import { addressOf } from "../../../../testing/localnet/api/v3/test-short-chain";

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
  const hash = parseHash(init.code.hash().toString("hex"));
  expect([codeName(hash), isWalletCode(hash)]).toEqual([name, true]);
});

test("unknown code without methods and an account without code have no interfaces", () => {
  const { node } = openTestNode(0);
  const address = addressOf("A");
  expect(interfacesOf(node, { address, codeHash: parseHash("0".repeat(64)) })).toEqual([]);
  expect(interfacesOf(node, { address, codeHash: null })).toEqual([]);
});

const FILE = "contract/spec/v3-interfaces.json";
const without = unlessShared(FILE);

describe(`the service's own list${without}`, () => {
  test.skipIf(without !== "")("has the same names for the same code and methods", () => {
    const list: { name: string; code_hashes: string[]; methods: string[] }[] = JSON.parse(
      sharedText(FILE) ?? "[]",
    );
    const theirs = list.filter(({ code_hashes: codes, methods }) => codes.length + methods.length > 0);
    const byName = new Map(INTERFACES.map((each) => [each.name, each]));
    for (const { name, code_hashes: codes, methods } of theirs)
      expect(byName.get(name)).toEqual({ name, codes, methods });
    expect(INTERFACES).toHaveLength(theirs.length);
  });
});

/** An account with this code. */
function accountOf(code: Cell) {
  const account = beginCell()
    .store(
      storeShardAccount({
        account: {
          addr: Address.parse(`0:${"1".repeat(64)}`),
          storageStats: { used: { cells: 1n, bits: 1n }, storageExtra: null, lastPaid: 0, duePayment: null },
          storage: {
            lastTransLt: 1n,
            balance: { coins: 1n },
            state: { type: "active", state: { code, data: Cell.EMPTY } },
          },
        },
        lastTransactionHash: 1n,
        lastTransactionLt: 1n,
      }),
    )
    .endCell();
  const codeHash = parseHash(code.hash().toString("hex"));
  return { address: addressOf("A"), codeHash, shardAccount: account.toBoc() };
}

describe("a contract", () => {
  const { node } = openTestNode(0);

  test.each([
    ["jetton_minter", ["jetton_master"]],
    ["jetton_wallet", ["jetton_wallet"]],
    ["dns_item", ["dns", "editable", "nft_item"]],
    ["sale", ["nft_auction_v1", "nft_sale"]],
    ["workshop", null],
  ] as const)("%s has the names of all interfaces whose get methods it has", (name, names) => {
    const account = accountOf(codeOf(name));
    expect(interfacesOf(node, account)).toEqual(names);
    const methods = contractMethodsOf(account) ?? [];
    expect(methods).toEqual(methods.toSorted((one, other) => one - other));
    expect(methods).toContain(0);
  });

  test("has one name if its code is known, and null for methods without a dictionary", () => {
    const wallet = accountOf(WalletContractV4.create(owner).init.code);
    expect(interfacesOf(node, wallet)).toEqual(["wallet_v4r2"]);
    expect(contractMethodsOf(wallet)).toContain(85_143);
    expect(contractMethodsOf(accountOf(beginCell().storeUint(1, 8).endCell()))).toBeNull();
  });
});

test("names that exist only in localnet can be left out", () => {
  expect(
    withoutOwnNames({ a: ["jetton_master", "town_exchange"], details: { dex: "town_exchange", n: 1 } }),
  ).toEqual({ a: ["jetton_master"], details: { dex: null, n: 1 } });
});
