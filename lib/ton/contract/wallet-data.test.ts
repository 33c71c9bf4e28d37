import { beginCell, type Cell } from "@ton/core";
import { WalletContractV2R2, WalletContractV3R2, WalletContractV4, WalletContractV5R1 } from "@ton/ton";
import { expect, test } from "vitest";
import { readBoc } from "../cell/boc";
import type { CellNode } from "../cell/cell";
import { walletIn } from "./wallet-data";

function node(cell: Cell): CellNode {
  const [root] = readBoc(cell.toBoc().toString("base64")).cells;
  if (root === undefined) throw new Error("a bag without cells");
  return root;
}

const publicKey = Buffer.alloc(32, 0xa5);

test("reads the data that client libraries write", () => {
  const id = 698_983_191;
  const old = { workchain: 0, publicKey };
  expect([
    walletIn("wallet_v2r2", node(WalletContractV2R2.create(old).init.data)),
    walletIn("wallet_v3r2", node(WalletContractV3R2.create({ ...old, walletId: id }).init.data)),
    walletIn("wallet_v4r2", node(WalletContractV4.create({ ...old, walletId: id }).init.data)),
  ]).toEqual([
    { seqno: 0, id: null, maySign: null },
    { seqno: 0, id, maySign: null },
    { seqno: 0, id, maySign: null },
  ]);
  const newest = walletIn("wallet_v5r1", node(WalletContractV5R1.create({ publicKey }).init.data));
  expect(newest).toMatchObject({ seqno: 0, maySign: true });
  expect(newest?.id).not.toBeNull();
});

test("keeps large sequence numbers and ids below zero", () => {
  const data = beginCell().storeBit(false).storeUint(4_294_967_295, 32).storeInt(-5, 32).endCell();
  expect(walletIn("wallet_v5r1", node(data))).toEqual({ seqno: 4_294_967_295, id: -5, maySign: false });
});

test("returns null for other contracts, and for data of another form", () => {
  expect(walletIn("jetton_master", node(beginCell().storeUint(1, 64).endCell()))).toBeNull();
  expect(walletIn("wallet_v3r1", node(beginCell().storeUint(1, 63).endCell()))).toBeNull();
  expect(walletIn("wallet_v1r1", node(beginCell().endCell()))).toBeNull();
});
