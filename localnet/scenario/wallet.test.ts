import { Address, internal, loadMessage, SendMode, type Cell, type MessageRelaxed } from "@ton/core";
import * as ton from "@ton/ton";
import { describe, expect, it } from "vitest";
import { giverOf } from "../chain/giver";
import { derive, keysOf } from "../chain/key-pairs";
import { openWallet, orderMessage } from "./wallet";
import { VALIDITY_SECONDS } from "./wallets/wallet-kind";
import type { WalletVersion } from "./wallets/wallet-kinds";

const GLOBAL_ID = -77;
const NOW = 1_700_000_000;
const SEED = "wallets";
const key = keysOf(SEED, "somebody");
const secretKey = Buffer.concat([derive(SEED, "somebody"), key.publicKey]);

const message: MessageRelaxed = internal({
  to: Address.parseRaw(`0:${"ab".repeat(32)}`),
  value: 5n,
  bounce: false,
  body: "hello",
});

const common = { seqno: 3, timeout: NOW + VALIDITY_SECONDS, secretKey, messages: [message] };
const own = { workchain: 0, publicKey: key.publicKey };
const sendMode = SendMode.PAY_GAS_SEPARATELY;

/** The same order made by the reference client. */
const CLIENTS: Partial<Record<WalletVersion, { readonly address: Address; readonly body: Cell }>> = {
  v1r1: client(ton.WalletContractV1R1.create(own), (w) =>
    w.createTransfer({ seqno: 3, secretKey, message, sendMode }),
  ),
  v1r2: client(ton.WalletContractV1R2.create(own), (w) =>
    w.createTransfer({ seqno: 3, secretKey, message, sendMode }),
  ),
  v1r3: client(ton.WalletContractV1R3.create(own), (w) =>
    w.createTransfer({ seqno: 3, secretKey, message, sendMode }),
  ),
  v2r1: client(ton.WalletContractV2R1.create(own), (w) => w.createTransfer({ ...common, sendMode })),
  v2r2: client(ton.WalletContractV2R2.create(own), (w) => w.createTransfer({ ...common, sendMode })),
  v3r1: client(ton.WalletContractV3R1.create(own), (w) => w.createTransfer({ ...common, sendMode })),
  v3r2: client(ton.WalletContractV3R2.create(own), (w) => w.createTransfer({ ...common, sendMode })),
  v4r2: client(ton.WalletContractV4.create(own), (w) => w.createTransfer({ ...common, sendMode })),
  v5beta: client(
    ton.WalletContractV5Beta.create({ publicKey: key.publicKey, walletId: { networkGlobalId: GLOBAL_ID } }),
    (w) => w.createTransfer({ ...common, sendMode }),
  ),
  v5r1: client(
    ton.WalletContractV5R1.create({ publicKey: key.publicKey, walletId: { networkGlobalId: GLOBAL_ID } }),
    (w) => w.createTransfer({ ...common, sendMode }),
  ),
};

function client<T extends { readonly address: Address }>(wallet: T, transfer: (wallet: T) => Cell) {
  return { address: wallet.address, body: transfer(wallet) };
}

describe("a wallet matches the reference client", () => {
  it.each(Object.keys(CLIENTS).filter((name): name is WalletVersion => name in CLIENTS))(
    "in version %s",
    (version) => {
      const wallet = openWallet(version, key, { globalId: GLOBAL_ID });
      const expected = CLIENTS[version];
      expect(wallet.address.toRawString()).toBe(expected?.address.toRawString());
      const order = { number: 3, now: NOW, payments: [{ message, mode: SendMode.PAY_GAS_SEPARATELY }] };
      const sent = loadMessage(orderMessage(wallet, order, true).beginParse());
      expect(sent.body.hash().toString("hex")).toBe(expected?.body.hash().toString("hex"));
      expect(sent.init?.code?.equals(wallet.init.code)).toBe(true);
    },
  );
});

it("the giver of the chain has the address of a v5r1 wallet", () => {
  const genesis = { seed: SEED, time: NOW, globalId: GLOBAL_ID };
  const giver = openWallet("v5r1", keysOf(SEED, "giver"), genesis);
  expect(giver.address.toRawString().toUpperCase()).toBe(giverOf(genesis).address);
});
