import { Address, beginCell, Cell, external, internal, SendMode, storeMessage, toNano } from "@ton/core";
import { TonClient, WalletContractV4, WalletContractV5R1 } from "@ton/ton";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keysOf } from "../chain/key-pairs";
import { openTestNetwork, type TestNetwork } from "../../testing/localnet/clients/test-network";

const NOBODY = new Address(0, Buffer.alloc(32, 7));
const FRIEND = new Address(0, Buffer.alloc(32, 9));

let network: TestNetwork;
let client: TonClient;

beforeAll(async () => {
  network = await openTestNetwork("ton client");
  client = new TonClient({ endpoint: `${network.url}/api/v2/jsonRPC` });
});

afterAll(() => network.close());

const keys = keysOf("clients", "alice");
const v4 = WalletContractV4.create({ workchain: 0, publicKey: keys.publicKey });
const v5 = WalletContractV5R1.create({ workchain: 0, publicKey: keys.publicKey });

/** Transfer parameters of both wallets, signed with Node's own Ed25519. */
const transferOf = (seqno: number, texts: readonly string[], signedBy = keys) => ({
  seqno,
  timeout: network.forever,
  signer: (message: Cell) => Promise.resolve(signedBy.sign(message.hash())),
  sendMode: SendMode.PAY_GAS_SEPARATELY,
  messages: texts.map((body) => internal({ to: FRIEND, value: toNano("0.5"), bounce: false, body })),
});

type Transfer = ReturnType<typeof transferOf>;

const WALLETS = [
  { name: "V4", contract: v4, sign: (transfer: Transfer): Promise<Cell> => v4.createTransfer(transfer) },
  { name: "V5R1", contract: v5, sign: (transfer: Transfer): Promise<Cell> => v5.createTransfer(transfer) },
];

describe.each(WALLETS)("a wallet $name", ({ contract, sign }) => {
  const send = async (seqno: number, texts: readonly string[]) => {
    await client.sendExternalMessage(contract, await sign(transferOf(seqno, texts)));
    await network.mine(4);
  };

  const seqnoOf = async () => (await client.runMethod(contract.address, "seqno")).stack.readNumber();

  test("is uninitialized before it receives coins", async () => {
    expect(await client.getContractState(contract.address)).toMatchObject({
      balance: 0n,
      state: "uninitialized",
      code: null,
      data: null,
      lastTransaction: null,
    });
    expect(await client.isContractDeployed(contract.address)).toBe(false);
  });

  test("has its deployment fee estimated", async () => {
    await network.give(contract.address, toNano(10));
    const body = await sign(transferOf(0, ["estimated"]));
    const { source_fees: fees } = await client.estimateExternalMessageFee(contract.address, {
      body,
      initCode: contract.init.code,
      initData: contract.init.data,
      ignoreSignature: true,
    });
    for (const fee of [fees.gas_fee, fees.fwd_fee, fees.in_fwd_fee]) expect(fee).toBeGreaterThan(0);
    expect(fees.storage_fee).toBeGreaterThanOrEqual(0);
    // An estimate changes no state.
    expect(await client.isContractDeployed(contract.address)).toBe(false);
  });

  test("is deployed by its first transfer", async () => {
    const before = await client.getBalance(FRIEND);
    await send(0, ["first"]);
    expect(await client.isContractDeployed(contract.address)).toBe(true);
    expect(await seqnoOf()).toBe(1);
    expect((await client.getBalance(FRIEND)) - before).toBeGreaterThan(toNano("0.49"));
    const state = await client.getContractState(contract.address);
    expect(state).toMatchObject({ state: "active" });
    expect(Cell.fromBoc(state.code ?? Buffer.alloc(0))[0]?.equals(contract.init.code)).toBe(true);
    expect(state.balance).toBeLessThan(toNano("9.5"));
  });

  test("sends several messages at once", async () => {
    await send(1, ["one", "two", "three"]);
    const [last] = await client.getTransactions(contract.address, { limit: 1 });
    expect(last?.outMessagesCount).toBe(3);
  });

  test("rejects an old seqno and a foreign signature", async () => {
    await expect(send(0, ["again"])).rejects.toThrow("500");
    const forged = await sign(transferOf(2, ["forged"], keysOf("clients", "mallory")));
    const boc = beginCell()
      .store(storeMessage(external({ to: contract.address, body: forged })))
      .endCell()
      .toBoc();
    await expect(client.sendFile(boc)).rejects.toThrow("500");
    expect(await seqnoOf()).toBe(2);
  });

  test("has its transactions in pages", async () => {
    const all = await client.getTransactions(contract.address, { limit: 100 });
    expect(all).toHaveLength(3);
    const [newest, middle, oldest] = all;
    if (newest === undefined || middle === undefined || oldest === undefined) throw new Error("too few");
    const cursor = { lt: newest.lt.toString(), hash: newest.hash().toString("base64") };
    const after = await client.getTransactions(contract.address, { limit: 10, ...cursor });
    expect(after.map(({ lt }) => lt)).toStrictEqual([middle.lt, oldest.lt]);
    const inclusive = await client.getTransactions(contract.address, {
      limit: 2,
      ...cursor,
      inclusive: true,
    });
    expect(inclusive.map(({ lt }) => lt)).toStrictEqual([newest.lt, middle.lt]);
    const until = await client.getTransactions(contract.address, { limit: 10, to_lt: oldest.lt.toString() });
    expect(until.map(({ lt }) => lt)).toStrictEqual([newest.lt, middle.lt]);
    expect(newest.prevTransactionHash).toBe(BigInt(`0x${middle.hash().toString("hex")}`));
    const one = await client.getTransaction(contract.address, cursor.lt, cursor.hash);
    expect(one?.hash().equals(newest.hash())).toBe(true);
  });

  test("finds both ends of a message", async () => {
    const [sent] = await client.getTransactions(contract.address, { limit: 1 });
    const message = sent?.outMessages.get(0);
    if (sent === undefined || message?.info.type !== "internal") throw new Error("nothing was sent");
    const lt = message.info.createdLt.toString();
    const result = await client.tryLocateResultTx(contract.address, FRIEND, lt);
    expect(result.inMessage?.info).toMatchObject({ type: "internal", createdLt: message.info.createdLt });
    const source = await client.tryLocateSourceTx(contract.address, FRIEND, lt);
    expect(source.hash().equals(sent.hash())).toBe(true);
    await expect(client.tryLocateResultTx(contract.address, NOBODY, lt)).rejects.toThrow("404");
  });
});

describe("get methods", () => {
  test("take arguments and return exit codes", async () => {
    const plugins = await client.runMethod(v4.address, "get_plugin_list");
    expect(plugins.stack.pop()).toStrictEqual({ type: "null" });
    const argument = beginCell().storeUint(5, 8).endCell();
    const result = await client.runMethod(v4.address, "is_plugin_installed", [
      { type: "int", value: 0n },
      { type: "int", value: 2n ** 200n },
    ]);
    expect(result.stack.readBoolean()).toBe(false);
    const unknown = await client.runMethodWithError(v4.address, "no_such_method", [
      { type: "cell", cell: argument },
      { type: "slice", cell: argument },
    ]);
    expect(unknown.exit_code).toBe(11);
    await expect(client.runMethod(NOBODY, "seqno")).rejects.toThrow("-13");
  });
});

describe("blocks", () => {
  test("link the masterchain to transactions of shards", async () => {
    const { latestSeqno, workchain, shard } = await client.getMasterchainInfo();
    expect({ workchain, shard }).toStrictEqual({ workchain: -1, shard: "-9223372036854775808" });
    const [last] = await client.getTransactions(v5.address, { limit: 1 });
    const found: string[] = [];
    for (let seqno = latestSeqno; seqno > 0 && found.length === 0; seqno -= 1) {
      for (const block of await client.getWorkchainShards(seqno)) {
        const rows = await client.getShardTransactions(block.workchain, block.seqno, block.shard);
        found.push(...rows.filter(({ account }) => account.equals(v5.address)).map(({ hash }) => hash));
      }
    }
    expect(found).toContain(last?.hash().toString("base64"));
  });
});
