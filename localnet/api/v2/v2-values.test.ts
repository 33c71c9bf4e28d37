import { createPublicKey, verify } from "node:crypto";
import { Address, beginCell, Cell, loadShardAccount, loadTransaction, toNano } from "@ton/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseHash } from "@/lib/ton/value/hash";
import { outcomeIn } from "@/lib/domain/transaction/transaction-outcome";
import { fieldOf } from "@/lib/toncenter/field-of";
import { validatorKeys, MASTERCHAIN_VALIDATOR_COUNT } from "../../chain/genesis-validators";
import { openTestNetwork, type TestNetwork } from "../../../testing/localnet/clients/test-network";
import { createFixtures, type V2Fixtures } from "../../../testing/localnet/api/v2/test-v2-fixtures";

let network: TestNetwork;
let fixtures: V2Fixtures;

beforeAll(async () => {
  network = await openTestNetwork("values");
  fixtures = await createFixtures(network);
});

afterAll(() => network.close());

async function result(method: string, params: object = {}): Promise<unknown> {
  const { status, body } = await network.request(`/api/v2/${method}`, params);
  expect(body).toMatchObject({ ok: true });
  expect(status).toBe(200);
  return fieldOf(body, "result");
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown, name: string): string => String(fieldOf(value, name));

describe("addresses and hashes", () => {
  const raw = `0:${"ABCDEF01".repeat(8)}`;
  const address = Address.parse(raw);
  const form = (bounceable: boolean, urlSafe: boolean, testOnly = false) =>
    address.toString({ bounceable, urlSafe, testOnly });

  test("are rendered in every form", async () => {
    expect(await result("detectAddress", { address: raw })).toStrictEqual({
      "@type": "ext.utils.detectedAddress",
      raw_form: raw.toLowerCase(),
      bounceable: {
        "@type": "ext.utils.detectedAddressVariant",
        b64: form(true, false),
        b64url: form(true, true),
      },
      non_bounceable: {
        "@type": "ext.utils.detectedAddressVariant",
        b64: form(false, false),
        b64url: form(false, true),
      },
      given_type: "raw_form",
      test_only: false,
    });
    expect(await result("detectAddress", { address: form(false, true, true) })).toMatchObject({
      given_type: "friendly_non_bounceable",
      test_only: true,
      bounceable: { b64url: form(true, true, true) },
    });
  });

  test("are packed and unpacked", async () => {
    expect(await result("packAddress", { address: raw })).toBe(form(true, true));
    expect(await result("packAddress", { address: form(false, false) })).toBe(form(false, true));
    expect(await result("unpackAddress", { address: form(false, true) })).toBe(raw);
  });

  test("are recognized as hashes in each form, and padded only in standard base64", async () => {
    const hex = "fb".repeat(32);
    const bytes = Buffer.from(hex, "hex");
    const expected = { b64: bytes.toString("base64"), b64url: bytes.toString("base64url"), hex };
    for (const hash of [hex, expected.b64, expected.b64url])
      expect(await result("detectHash", { hash })).toStrictEqual({
        "@type": "ext.utils.detectedHash",
        ...expected,
      });
  });
});

describe("accounts", () => {
  test("are empty if they do not exist", async () => {
    expect(await result("getAddressInformation", { address: fixtures.nonexistent })).toMatchObject({
      "@type": "raw.fullAccountState",
      balance: "0",
      extra_currencies: [],
      last_transaction_id: { "@type": "internal.transactionId", lt: "0", hash: `${"A".repeat(43)}=` },
      code: "",
      data: "",
      frozen_hash: "",
      state: "uninitialized",
    });
    expect(await result("getWalletInformation", { address: fixtures.nonexistent })).toStrictEqual({
      "@type": "ext.accounts.walletInformation",
      wallet: false,
      balance: "0",
      account_state: "uninitialized",
      last_transaction_id: { "@type": "internal.transactionId", lt: "0", hash: `${"A".repeat(43)}=` },
    });
  });

  test("are returned as ShardAccount cells", async () => {
    const cellOf = async (address: string) => {
      const answer = await result("getShardAccountCell", { address });
      expect(answer).toMatchObject({ "@type": "tvm.cell" });
      return loadShardAccount(Cell.fromBase64(textOf(answer, "bytes")).beginParse());
    };
    const { account } = await cellOf(fixtures.wallet);
    expect(account?.addr.toString()).toBe(Address.parse(fixtures.wallet).toString());
    expect(String(account?.storage.balance.coins)).toBe(
      await result("getAddressBalance", { address: fixtures.wallet }),
    );
    expect(await cellOf(`0:${"9".repeat(64)}`)).toMatchObject({
      lastTransactionLt: 0n,
      lastTransactionHash: 0n,
    });
  });

  test("are read as of the requested block", async () => {
    const balanceAt = (seqno?: number) => result("getAddressBalance", { address: fixtures.wallet, seqno });
    expect(await balanceAt(1)).toBe("0");
    expect(await balanceAt(fixtures.master)).toBe(await balanceAt());
    expect(Number(await balanceAt())).toBeGreaterThan(0);
    expect(await result("getAddressState", { address: fixtures.wallet, seqno: 1 })).toBe("uninitialized");
    expect(await result("getAddressState", { address: fixtures.wallet })).toBe("active");
    const then = await result("getAddressInformation", { address: fixtures.wallet, seqno: 1 });
    expect(then).toMatchObject({ block_id: { seqno: 1, workchain: -1 } });
    const run = { address: fixtures.wallet, method: "seqno", stack: [] };
    expect(await result("runGetMethod", run)).toMatchObject({ exit_code: 0, stack: [["num", "0x2"]] });
    expect(await result("runGetMethod", { ...run, seqno: 1 })).toMatchObject({
      exit_code: -13,
      stack: [["num", "0x14c97"]],
      gas_used: 0,
    });
  });

  test("are recognized as wallets by their code hash", async () => {
    const wallet = await result("getWalletInformation", { address: fixtures.wallet });
    expect(wallet).toMatchObject({
      wallet: true,
      wallet_type: "wallet v4 r2",
      seqno: 2,
      wallet_id: 698983191,
    });
    expect(await result("getExtendedAddressInformation", { address: fixtures.wallet })).toMatchObject({
      account_state: { "@type": "wallet.v4.accountState", wallet_id: 698983191, seqno: 2 },
      revision: 2,
    });
    expect(await result("getExtendedAddressInformation", { address: fixtures.undeployed })).toMatchObject({
      balance: toNano(1).toString(),
      account_state: { "@type": "uninited.accountState", frozen_hash: "" },
    });
  });
});

describe("transactions", () => {
  test("have messages in the formats of v2", async () => {
    const [newest] = listOf(await result("getTransactions", { address: fixtures.wallet, limit: 1 }));
    const [std] = listOf(
      fieldOf(await result("getTransactionsStd", { address: fixtures.wallet, limit: 1 }), "transactions"),
    );
    const cells = loadTransaction(Cell.fromBase64(textOf(newest, "data")).beginParse());
    expect(outcomeIn(textOf(std, "data"), parseHash(fixtures.transaction.hash))).toMatchObject({
      type: "ord",
      aborted: false,
      compute_ph: { skipped: false, success: true, exit_code: 0 },
      action: { success: true, result_code: 0 },
    });
    const hash = Buffer.from(fixtures.transaction.hash, "hex").toString("base64");
    expect(newest).toMatchObject({
      "@type": "ext.transaction",
      address: { "@type": "accountAddress", account_address: fixtures.wallet },
      account: fixtures.raw.toUpperCase(),
      utime: cells.now,
      transaction_id: { lt: cells.lt.toString(), hash },
      in_msg: {
        "@type": "ext.message",
        source: "",
        destination: fixtures.wallet,
        value: "0",
        created_lt: "0",
      },
    });
    const [sent] = listOf(fieldOf(newest, "out_msgs"));
    expect(sent).toMatchObject({
      source: fixtures.wallet,
      destination: fixtures.message.destination,
      value: toNano("0.1").toString(),
      msg_data: { "@type": "msg.dataText", text: Buffer.from("hello").toString("base64") },
      message: "hello",
    });
    const received = fieldOf(newest, "in_msg");
    const body = Cell.fromBase64(textOf(fieldOf(received, "msg_data"), "body"));
    const whole = body.bits.length - (body.bits.length % 8);
    const bits = body.beginParse().loadBuffer(whole / 8);
    expect(textOf(received, "message")).toBe(`${bits.toString("base64")}\n`);
    expect(textOf(received, "body_hash")).toBe(body.hash().toString("base64"));
    expect(std).toMatchObject({
      "@type": "raw.transaction",
      in_msg: { "@type": "raw.message", source: { "@type": "accountAddress", account_address: "" } },
      out_msgs: [{ destination: { account_address: fixtures.message.destination } }],
    });
    expect(std).not.toHaveProperty("account");
    expect(std).not.toHaveProperty("in_msg.message");
  });

  test("have the sum of all fees that the account paid", async () => {
    const [newest] = listOf(await result("getTransactions", { address: fixtures.wallet, limit: 1 }));
    const [sent] = listOf(fieldOf(newest, "out_msgs"));
    const { totalFees, description } = loadTransaction(Cell.fromBase64(textOf(newest, "data")).beginParse());
    const fee = BigInt(textOf(newest, "fee"));
    expect(fee).toBe(totalFees.coins + BigInt(textOf(sent, "fwd_fee")));
    expect(BigInt(textOf(newest, "storage_fee")) + BigInt(textOf(newest, "other_fee"))).toBe(fee);
    expect(textOf(newest, "storage_fee")).toBe(
      description.type === "generic" ? String(description.storagePhase?.storageFeesCollected) : "",
    );
  });

  test("of a block are paginated by account and lt", async () => {
    const { root_hash: _, file_hash: __, ...name } = fixtures.block;
    const all = listOf(
      fieldOf(await result("getBlockTransactions", { ...name, count: 100 }), "transactions"),
    );
    expect(all.length).toBeGreaterThan(0);
    const paged: unknown[] = [];
    for (let cursor = {}; ;) {
      const page = await result("getBlockTransactions", { ...name, count: 1, ...cursor });
      paged.push(...listOf(fieldOf(page, "transactions")));
      const last = paged.at(-1);
      if (fieldOf(page, "incomplete") !== true) break;
      const after_hash = textOf(last, "account").split(":")[1];
      cursor = { after_lt: textOf(last, "lt"), after_hash };
    }
    expect(paged).toStrictEqual(all);
    const accounts = all.map((row) => textOf(row, "account"));
    expect(accounts).toStrictEqual(accounts.toSorted());
    expect(all[0]).toMatchObject({
      "@type": "blocks.shortTxId",
      mode: 7,
      account: accounts[0]?.toLowerCase(),
    });
  });

  test("a message with an old seqno is rejected with its exit code", async () => {
    const { status, body } = await network.request("/api/v2/sendBoc", { boc: fixtures.staleMessage });
    expect(status).toBe(500);
    expect(textOf(body, "error")).toMatch(
      /^LITE_SERVER_UNKNOWN: cannot apply external message to current state : External message was not accepted\n[^]*exitcode=33/,
    );
  });

  test("the estimated fees match the real ones", async () => {
    const fees = fieldOf(
      await result("estimateFee", { address: fixtures.wallet, body: fixtures.body }),
      "source_fees",
    );
    const [newest] = listOf(await result("getTransactions", { address: fixtures.wallet, limit: 1 }));
    const part = (name: string) => Number(fieldOf(fees, name));
    // The same transfer again; only the storage fee may differ.
    const estimated = part("in_fwd_fee") + part("gas_fee") + part("fwd_fee");
    expect(Math.abs(estimated - Number(textOf(newest, "other_fee")))).toBeLessThan(100_000);
    expect(part("storage_fee")).toBeGreaterThanOrEqual(0);
  });
});

describe("blocks", () => {
  test("are signed by the validator set", async () => {
    const answer = await result("getMasterchainBlockSignatures", { seqno: fixtures.master });
    const signatures = listOf(fieldOf(answer, "signatures"));
    expect(signatures).toHaveLength(MASTERCHAIN_VALIDATOR_COUNT);
    const id = fieldOf(answer, "id");
    const signed = Buffer.concat([
      Buffer.from("706e0bc5", "hex"),
      ...["root_hash", "file_hash"].map((name) => Buffer.from(textOf(id, name), "base64")),
    ]);
    const keys = validatorKeys(network.node.genesis).slice(0, MASTERCHAIN_VALIDATOR_COUNT);
    const good = signatures.filter((row, at) => {
      const key = Buffer.concat([
        Buffer.from("302a300506032b6570032100", "hex"),
        keys[at]?.publicKey ?? Buffer.alloc(0),
      ]);
      const publicKey = createPublicKey({ key, format: "der", type: "spki" });
      return verify(null, signed, publicKey, Buffer.from(textOf(row, "signature"), "base64"));
    });
    expect(good).toHaveLength(MASTERCHAIN_VALIDATOR_COUNT);
  });

  test("of shards are proved by their masterchain block", async () => {
    const { root_hash: _, file_hash: __, ...name } = fixtures.block;
    const proof = await result("getShardBlockProof", { ...name, from_seqno: fixtures.master });
    const [link] = listOf(fieldOf(proof, "links"));
    const [back] = listOf(fieldOf(proof, "mc_proof"));
    const master = fieldOf(proof, "mc_id");
    const rootOf = (boc: string) => Cell.fromBase64(boc).refs[0]?.hash().toString("base64");
    expect(rootOf(textOf(link, "proof"))).toBe(textOf(master, "root_hash"));
    expect(rootOf(textOf(back, "dest_proof"))).toBe(textOf(master, "root_hash"));
    expect(back).toMatchObject({ from: { seqno: fixtures.master }, to: master });
  });

  test("begin with a zerostate, whose shard is 0", async () => {
    expect(await result("getMasterchainInfo")).toMatchObject({
      last: { workchain: -1, shard: "-9223372036854775808" },
      init: { workchain: -1, shard: "0", seqno: 0 },
    });
  });
});

describe("stacks", () => {
  test("are read and rendered in both formats", async () => {
    const cell = beginCell().storeUint(0xa, 4).storeRef(beginCell().endCell()).endCell();
    const bytes = cell.toBoc().toString("base64");
    const call = { address: fixtures.echo, method: "echo" };
    const std = [
      { "@type": "tvm.stackEntryNumber", number: { "@type": "tvm.numberDecimal", number: "-17" } },
      { "@type": "tvm.stackEntryCell", cell: { "@type": "tvm.cell", bytes } },
      { "@type": "tvm.stackEntrySlice", slice: { "@type": "tvm.slice", bytes } },
    ];
    expect(await result("runGetMethodStd", { ...call, stack: std })).toMatchObject({
      exit_code: 0,
      stack: std,
    });
    const legacy = [
      ["num", "-0x11"],
      ["tvm.Cell", bytes],
      ["tvm.Slice", bytes],
    ];
    const object = {
      data: { b64: Buffer.from([0xa0]).toString("base64"), len: 4 },
      refs: [{ data: { b64: "", len: 0 }, refs: [], special: false }],
      special: false,
    };
    expect(await result("runGetMethod", { ...call, stack: legacy })).toMatchObject({
      "@type": "smc.runResult",
      exit_code: 0,
      stack: [
        ["num", "-0x11"],
        ["cell", { bytes, object }],
        ["cell", { bytes, object }],
      ],
    });
  });
});
