import { createPublicKey, verify } from "node:crypto";
import { Address, beginCell, Cell, loadTransaction, toNano } from "@ton/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseHash } from "@/lib/ton/value/hash";
import { outcomeIn } from "@/lib/ton/contract/transaction-outcome";
import { fieldOf } from "@/lib/toncenter/field";
import { validatorKeys, MASTERCHAIN_VALIDATORS } from "../../chain/validators";
import { openTestNetwork, type TestNetwork } from "../../clients/test-network";
import { knownThings, type Known } from "./test-known";

let network: TestNetwork;
let known: Known;

beforeAll(async () => {
  network = await openTestNetwork("values");
  known = await knownThings(network);
});

afterAll(() => network.close());

async function result(method: string, params: object = {}): Promise<unknown> {
  const { status, body } = await network.ask(`/api/v2/${method}`, params);
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

  test("are told in every spelling", async () => {
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

  test("of hashes only the standard alphabet is padded", async () => {
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
  test("one that never was has nothing", async () => {
    expect(await result("getAddressInformation", { address: known.nobody })).toMatchObject({
      "@type": "raw.fullAccountState",
      balance: "0",
      extra_currencies: [],
      last_transaction_id: { "@type": "internal.transactionId", lt: "0", hash: `${"A".repeat(43)}=` },
      code: "",
      data: "",
      frozen_hash: "",
      state: "uninitialized",
    });
    expect(await result("getWalletInformation", { address: known.nobody })).toStrictEqual({
      "@type": "ext.accounts.walletInformation",
      wallet: false,
      balance: "0",
      account_state: "uninitialized",
      last_transaction_id: { "@type": "internal.transactionId", lt: "0", hash: `${"A".repeat(43)}=` },
    });
  });

  test("are told as a block left them", async () => {
    const balanceAt = (seqno?: number) => result("getAddressBalance", { address: known.wallet, seqno });
    expect(await balanceAt(1)).toBe("0");
    expect(await balanceAt(known.master)).toBe(await balanceAt());
    expect(Number(await balanceAt())).toBeGreaterThan(0);
    expect(await result("getAddressState", { address: known.wallet, seqno: 1 })).toBe("uninitialized");
    expect(await result("getAddressState", { address: known.wallet })).toBe("active");
    const then = await result("getAddressInformation", { address: known.wallet, seqno: 1 });
    expect(then).toMatchObject({ block_id: { seqno: 1, workchain: -1 } });
    const run = { address: known.wallet, method: "seqno", stack: [] };
    expect(await result("runGetMethod", run)).toMatchObject({ exit_code: 0, stack: [["num", "0x2"]] });
    expect(await result("runGetMethod", { ...run, seqno: 1 })).toMatchObject({
      exit_code: -13,
      stack: [],
      gas_used: 0,
    });
  });

  test("a wallet is recognised by its code", async () => {
    const wallet = await result("getWalletInformation", { address: known.wallet });
    expect(wallet).toMatchObject({
      wallet: true,
      wallet_type: "wallet v4 r2",
      seqno: 2,
      wallet_id: 698983191,
    });
    expect(await result("getExtendedAddressInformation", { address: known.wallet })).toMatchObject({
      account_state: { "@type": "wallet.v4.accountState", wallet_id: 698983191, seqno: 2 },
      revision: 2,
    });
    expect(await result("getExtendedAddressInformation", { address: known.undeployed })).toMatchObject({
      balance: toNano(1).toString(),
      account_state: { "@type": "uninited.accountState", frozen_hash: "" },
    });
  });
});

describe("transactions", () => {
  test("tell their messages as the interface always did", async () => {
    const [newest] = listOf(await result("getTransactions", { address: known.wallet, limit: 1 }));
    const [std] = listOf(
      fieldOf(await result("getTransactionsStd", { address: known.wallet, limit: 1 }), "transactions"),
    );
    const cells = loadTransaction(Cell.fromBase64(textOf(newest, "data")).beginParse());
    expect(outcomeIn(textOf(std, "data"), parseHash(known.transaction.hash))).toMatchObject({
      type: "ord",
      aborted: false,
      compute_ph: { skipped: false, success: true, exit_code: 0 },
      action: { success: true, result_code: 0 },
    });
    const hash = Buffer.from(known.transaction.hash, "hex").toString("base64");
    expect(newest).toMatchObject({
      "@type": "ext.transaction",
      address: { "@type": "accountAddress", account_address: known.wallet },
      account: known.raw.toUpperCase(),
      utime: cells.now,
      transaction_id: { lt: cells.lt.toString(), hash },
      in_msg: { "@type": "ext.message", source: "", destination: known.wallet, value: "0", created_lt: "0" },
    });
    const [sent] = listOf(fieldOf(newest, "out_msgs"));
    expect(sent).toMatchObject({
      source: known.wallet,
      destination: known.message.destination,
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
      out_msgs: [{ destination: { account_address: known.message.destination } }],
    });
    expect(std).not.toHaveProperty("account");
    expect(std).not.toHaveProperty("in_msg.message");
  });

  test("tell what the account paid for them", async () => {
    const [newest] = listOf(await result("getTransactions", { address: known.wallet, limit: 1 }));
    const [sent] = listOf(fieldOf(newest, "out_msgs"));
    const { totalFees, description } = loadTransaction(Cell.fromBase64(textOf(newest, "data")).beginParse());
    const fee = BigInt(textOf(newest, "fee"));
    expect(fee).toBe(totalFees.coins + BigInt(textOf(sent, "fwd_fee")));
    expect(BigInt(textOf(newest, "storage_fee")) + BigInt(textOf(newest, "other_fee"))).toBe(fee);
    expect(textOf(newest, "storage_fee")).toBe(
      description.type === "generic" ? String(description.storagePhase?.storageFeesCollected) : "",
    );
  });

  test("of a block come page by page, by account and then by time", async () => {
    const { root_hash: _, file_hash: __, ...name } = known.block;
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

  test("an order that is too old is refused with the exit code", async () => {
    const { status, body } = await network.ask("/api/v2/sendBoc", { boc: known.oldOrder });
    expect(status).toBe(500);
    expect(textOf(body, "error")).toMatch(
      /^LITE_SERVER_UNKNOWN: cannot apply external message to current state : External message was not accepted\n[^]*exitcode=33/,
    );
  });

  test("what is estimated is what it costs", async () => {
    const fees = fieldOf(
      await result("estimateFee", { address: known.wallet, body: known.body }),
      "source_fees",
    );
    const [newest] = listOf(await result("getTransactions", { address: known.wallet, limit: 1 }));
    const part = (name: string) => Number(fieldOf(fees, name));
    // The same order once more: only the storage has been longer.
    const estimated = part("in_fwd_fee") + part("gas_fee") + part("fwd_fee");
    expect(Math.abs(estimated - Number(textOf(newest, "other_fee")))).toBeLessThan(100_000);
    expect(part("storage_fee")).toBeGreaterThanOrEqual(0);
  });
});

describe("blocks", () => {
  test("are signed by the validators of the set", async () => {
    const answer = await result("getMasterchainBlockSignatures", { seqno: known.master });
    const signatures = listOf(fieldOf(answer, "signatures"));
    expect(signatures).toHaveLength(MASTERCHAIN_VALIDATORS);
    const id = fieldOf(answer, "id");
    const signed = Buffer.concat([
      Buffer.from("706e0bc5", "hex"),
      ...["root_hash", "file_hash"].map((name) => Buffer.from(textOf(id, name), "base64")),
    ]);
    const keys = validatorKeys(network.node.genesis).slice(0, MASTERCHAIN_VALIDATORS);
    const good = signatures.filter((row, at) => {
      const key = Buffer.concat([
        Buffer.from("302a300506032b6570032100", "hex"),
        keys[at]?.publicKey ?? Buffer.alloc(0),
      ]);
      const publicKey = createPublicKey({ key, format: "der", type: "spki" });
      return verify(null, signed, publicKey, Buffer.from(textOf(row, "signature"), "base64"));
    });
    expect(good).toHaveLength(MASTERCHAIN_VALIDATORS);
  });

  test("of shards are proved by the block of the masterchain that commits them", async () => {
    const { root_hash: _, file_hash: __, ...name } = known.block;
    const proof = await result("getShardBlockProof", { ...name, from_seqno: known.master });
    const [link] = listOf(fieldOf(proof, "links"));
    const [back] = listOf(fieldOf(proof, "mc_proof"));
    const master = fieldOf(proof, "mc_id");
    const rootOf = (boc: string) => Cell.fromBase64(boc).refs[0]?.hash().toString("base64");
    expect(rootOf(textOf(link, "proof"))).toBe(textOf(master, "root_hash"));
    expect(rootOf(textOf(back, "dest_proof"))).toBe(textOf(master, "root_hash"));
    expect(back).toMatchObject({ from: { seqno: known.master }, to: master });
  });

  test("begin with a state that belongs to no shard", async () => {
    expect(await result("getMasterchainInfo")).toMatchObject({
      last: { workchain: -1, shard: "-9223372036854775808" },
      init: { workchain: -1, shard: "0", seqno: 0 },
    });
  });
});

describe("stacks", () => {
  test("are spelled in both forms", async () => {
    const cell = beginCell().storeUint(0xa, 4).storeRef(beginCell().endCell()).endCell();
    const bytes = cell.toBoc().toString("base64");
    const call = { address: known.echo, method: "echo" };
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
