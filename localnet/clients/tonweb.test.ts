import type TonWeb from "tonweb";
import { Address, toNano } from "@ton/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestNetwork, type TestNetwork } from "../../testing/localnet/clients/test-network";

const FRIEND = new Address(0, Buffer.alloc(32, 9));

let network: TestNetwork;
let tonweb: TonWeb;
let provider: TonWeb["provider"];

beforeAll(async () => {
  network = await openTestNetwork("tonweb");
  // tonweb looks for WebCrypto in `self` and loads a polyfill if it is missing.
  Object.assign(globalThis, { self: globalThis });
  const { default: Client } = await import("tonweb");
  provider = new Client.HttpProvider(`${network.url}/api/v2/jsonRPC`);
  tonweb = new Client(provider);
});

afterAll(() => network.close());

describe("a wallet V3R2", () => {
  test("is deployed by its first transfer, and sends another one", async () => {
    const { default: Client } = await import("tonweb");
    const { publicKey, secretKey } = Client.utils.nacl.sign.keyPair.fromSeed(new Uint8Array(32).fill(3));
    const wallet = new tonweb.wallet.all.v3R2(provider, { publicKey, wc: 0 });
    const address = await wallet.getAddress();
    const text = address.toString(true, true, true);
    await network.give(Address.parse(text), toNano(5));
    expect(await tonweb.getBalance(address)).toBe(toNano(5).toString());

    for (const seqno of [0, 1]) {
      const transfer = wallet.methods.transfer({
        secretKey,
        toAddress: FRIEND.toString({ bounceable: false }),
        amount: Client.utils.toNano("1"),
        seqno,
        payload: "from tonweb",
        sendMode: 3,
      });
      expect(await transfer.send()).toMatchObject({ "@type": "ok" });
      await network.mine(4);
      expect(await wallet.methods.seqno().call()).toBe(seqno + 1);
    }

    expect(await provider.getWalletInfo(text)).toMatchObject({
      wallet: true,
      wallet_type: "wallet v3 r2",
      seqno: 2,
      wallet_id: 698983191,
    });
    expect(await provider.getAddressInfo(text)).toMatchObject({ state: "active" });
    expect(await provider.getExtendedAddressInfo(text)).toMatchObject({
      account_state: { "@type": "wallet.v3.accountState", seqno: 2 },
    });
    const [last] = await tonweb.getTransactions(text, 1);
    expect(last).toMatchObject({ out_msgs: [{ message: "from tonweb", value: toNano(1).toString() }] });
  });
});

describe("the chain", () => {
  test("has blocks of the masterchain and of its shards", async () => {
    const { last } = await provider.getMasterchainInfo();
    expect(await provider.getMasterchainBlockHeader(last.seqno)).toMatchObject({ id: last });
    const { shards } = await provider.getBlockShards(last.seqno);
    expect(shards.length).toBeGreaterThan(0);
    for (const { workchain, shard, seqno } of shards)
      expect(await provider.getBlockHeader(workchain, shard, seqno)).toMatchObject({ id: { seqno } });
    const { transactions } = await provider.getMasterchainBlockTransactions(last.seqno);
    expect(Array.isArray(transactions)).toBe(true);
  });

  test("has the parameters of its config", async () => {
    for (const number of [8, 15, 34]) {
      const answer: unknown = await provider.send("getConfigParam", { config_id: number });
      expect(answer).toMatchObject({ "@type": "configInfo", config: { "@type": "tvm.cell" } });
    }
  });
});
