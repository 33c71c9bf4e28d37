import { describe, expect, test } from "vitest";
import { parseHash } from "../../ton/value/hash";
import { readValue } from "../answer";
import type { Endpoint, ParamSpecs } from "../endpoint";
import {
  getAddressBalance,
  getAddressInformation,
  getExtendedAddressInformation,
  getWalletInformation,
} from "./v2-accounts";
import { getBlockTransactions } from "./v2-block-transactions";
import { getConsensusBlock, getMasterchainBlockSignatures, getMasterchainInfo } from "./v2-blocks";
import { runGetMethod, runGetMethodStd } from "./v2-run-method";
import { V2_SAMPLES } from "../../../fixtures/toncenter/v2/samples";
import { ACCOUNT_STATES, TOKENS, WALLET_STATE } from "../../../fixtures/toncenter/v2/samples/accounts";
import { SIGNATURES } from "../../../fixtures/toncenter/v2/samples/blocks";
import { MESSAGE_DATA } from "../../../fixtures/toncenter/v2/samples/transactions";
import {
  boc,
  friendly,
  hash64,
  sampleAddress,
  sampleHash,
  type Sample,
} from "../../../fixtures/toncenter/v2/samples/values";
import { getTokenData } from "./v2-token-data";
import { getTransactions, getTransactionsStd } from "./v2-transactions";

function read<S extends ParamSpecs, R, T>(endpoint: Endpoint<S, R, T>, value: unknown): R {
  const result = readValue(endpoint, value);
  if (!result.ok)
    throw new Error(`${result.error.path}: expected ${result.error.expected}, got ${result.error.received}`);
  return result.value;
}

function sample(path: Sample["path"]): object {
  const result = V2_SAMPLES.find((one) => one.path === path)?.result;
  if (typeof result !== "object" || result === null) throw new Error(`no sample of ${path}`);
  return result;
}

function first(path: string): object {
  const rows: unknown = sample(path);
  const row: unknown = Array.isArray(rows) ? rows[0] : null;
  if (typeof row !== "object" || row === null) throw new Error(`no row in ${path}`);
  return row;
}

describe("values", () => {
  test("are read as their types", () => {
    const state = read(getAddressInformation, WALLET_STATE);
    expect(state.balance).toBe(12_345_678_901_234_567_890n);
    expect(state.extra_currencies).toMatchObject([{ id: 100, amount: 7_000_000_000n }]);
    expect(state.last_transaction_id.hash).toBe(sampleHash(1));
    expect(state.block_id.shard).toBe("8000000000000000");
    expect(state).toMatchObject({ code: boc(1), frozen_hash: null, suspended: null });
  });

  test.each([
    [100, 100],
    [2 ** 31 - 1, 2 ** 31 - 1],
    [-1, 4_294_967_295],
    [-(2 ** 31), 2_147_483_648],
    // A node that writes it as it is.
    [4_294_967_295, 4_294_967_295],
  ])("the id %i of an extra currency is %i, without a sign", (id, expected) => {
    const extra_currencies = [{ "@type": "extraCurrency", id, amount: "7" }];
    const state = read(getAddressInformation, { ...WALLET_STATE, extra_currencies });
    expect(state.extra_currencies).toMatchObject([{ id: expected, amount: 7n }]);
  });

  test("an account that never existed has null fields", () => {
    const state = read(getAddressInformation, {
      ...WALLET_STATE,
      balance: "0",
      code: "",
      data: "",
      state: "uninitialized",
      last_transaction_id: { lt: "0", hash: `${"A".repeat(43)}=` },
    });
    expect(state).toMatchObject({ balance: 0n, code: null, data: null });
    expect(state.last_transaction_id).toMatchObject({ lt: 0n, hash: parseHash("0".repeat(64)) });
  });

  test("the zerostate has no shard", () => {
    expect(read(getMasterchainInfo, sample("getMasterchainInfo")).init.shard).toBeNull();
  });

  test("rows of a block have the canonical account address", () => {
    const rows = read(getBlockTransactions, sample("getBlockTransactions")).transactions;
    expect(rows.map(({ account }) => account)).toEqual([sampleAddress(73), sampleAddress(74)]);
  });

  test("an external message has no source, in either spelling", () => {
    const [legacy] = read(getTransactions, sample("getTransactions"));
    expect(legacy?.in_msg).toMatchObject({ source: null, destination: sampleAddress(1), message: "Hello" });
    const [std] = read(getTransactionsStd, sample("getTransactionsStd")).transactions;
    expect(std?.in_msg).toMatchObject({
      source: { account_address: null },
      destination: { account_address: sampleAddress(1) },
    });
  });

  test("signatures of the newer consensus have more fields", () => {
    const more = {
      "@type": "blocks.blockSignatures.simplex",
      session_id: hash64(1),
      slot: 7,
      candidate: boc(1),
    };
    expect(read(getMasterchainBlockSignatures, { ...SIGNATURES, ...more })).toMatchObject({
      session_id: sampleHash(1),
      slot: 7,
    });
    expect(read(getMasterchainBlockSignatures, SIGNATURES)).toMatchObject({ session_id: null, slot: null });
  });
});

describe("unions", () => {
  test.each(ACCOUNT_STATES.map((state): [string, object] => [state["@type"], state]))(
    "the account state %s is recognised",
    (tag, account_state) => {
      const value = read(getExtendedAddressInformation, {
        ...sample("getExtendedAddressInformation"),
        account_state,
      });
      expect(value.account_state["@type"]).toBe(tag);
    },
  );

  test.each([
    { "@type": "wallet.v9.accountState", wallet_id: 1 },
    { "@type": 5 },
    { "@type": "__proto__" },
    {},
  ])("an unknown account state is kept: %j", (account_state) => {
    const value = read(getExtendedAddressInformation, {
      ...sample("getExtendedAddressInformation"),
      account_state,
    });
    expect(value.account_state).toEqual({ "@type": "unknown", raw: account_state });
  });

  test.each(TOKENS.map((token): [string, object] => [token.contract_type, token]))(
    "a %s is recognised",
    (kind, token) => {
      expect(read(getTokenData, token).contract_type).toBe(kind);
    },
  );

  test("an unknown token, content or record is kept", () => {
    const token = { contract_type: "sbt_item", owner: 5 };
    expect(read(getTokenData, token)).toEqual({ contract_type: "unknown", raw: token });
    const jetton_content = { type: "semichain", data: null };
    expect(read(getTokenData, { ...TOKENS[0], jetton_content })).toMatchObject({
      jetton_content: { type: "unknown", raw: jetton_content },
    });
    const content = { domain: "a.ton", data: { wallet: { "@type": "dns_text", text: "hi" } } };
    expect(read(getTokenData, { ...TOKENS[3], content })).toMatchObject({
      content: { data: { wallet: { "@type": "unknown", raw: { text: "hi" } }, site: null } },
    });
  });

  test.each([
    ...MESSAGE_DATA.map((data): [string, object] => [data["@type"], data]),
    ["unknown", { "@type": "msg.dataNew" }] as const,
  ])("the message content %s is recognised", (tag, msg_data) => {
    const row = first("getTransactions");
    const in_msg = { ...Reflect.get(row, "in_msg"), msg_data };
    expect(read(getTransactions, [{ ...row, in_msg }])[0]?.in_msg?.msg_data["@type"]).toBe(tag);
  });

  test("stacks of both spellings have the same values", () => {
    const legacy = read(runGetMethod, sample("runGetMethod")).stack;
    const std = read(runGetMethodStd, sample("runGetMethodStd")).stack;
    expect(legacy.slice(0, 3)).toEqual([std[0], std[1], std[3]]);
    expect(legacy[3]).toEqual({ type: "null" });
    expect(std.at(-1)).toEqual({ type: "unknown", raw: { "@type": "tvm.stackEntryUnsupported" } });
  });
});

describe("the older generation of the service", () => {
  const extra = { "@extra": "1712000000.1:0:0.1" };

  test("sends amounts as numbers, and -1 for an account that never existed", () => {
    const {
      suspended: _,
      extra_currencies: __,
      ...old
    } = read(getAddressInformation, { ...WALLET_STATE, ...extra, balance: 12 });
    expect(old).toMatchObject({ balance: 12n, ...extra });
    expect(
      read(getAddressInformation, { ...WALLET_STATE, balance: -1, extra_currencies: undefined }),
    ).toMatchObject({ balance: 0n, extra_currencies: [] });
    expect(read(getAddressBalance, 0)).toBe(0n);
    expect(read(getAddressBalance, "-1")).toBe(0n);
  });

  test("an amount that lost its last digits is malformed", () => {
    expect(readValue(getAddressBalance, 2 ** 63)).toMatchObject({
      ok: false,
      error: { kind: "malformed" },
    });
  });

  test("sends no @type and no address", () => {
    expect(read(getConsensusBlock, { consensus_block: 5, timestamp: 1712000000.5, ...extra })).toMatchObject({
      timestamp: 1712000000.5,
    });
    const { "@type": _, address: __, ...master } = TOKENS[0];
    expect(read(getTokenData, { ...master, total_supply: 1_000, ...extra })).toMatchObject({
      address: null,
      total_supply: 1_000n,
    });
    const { "@type": ___, address: ____, ...wallet } = TOKENS[1];
    expect(read(getTokenData, { ...wallet, balance: 5 })).toMatchObject({ address: null, balance: 5n });
  });

  test("sends messages without hash, extra currencies and account", () => {
    const { account: _, ...row } = { account: null, ...first("getTransactions") };
    const {
      hash: __,
      extra_currencies: ___,
      ...in_msg
    } = { hash: null, extra_currencies: null, ...Reflect.get(row, "in_msg") };
    const [old] = read(getTransactions, [{ ...row, in_msg, ...extra }]);
    expect(old).toMatchObject({
      account: null,
      in_msg: { hash: null, extra_currencies: [], destination: sampleAddress(1) },
    });
  });

  test("an account that is not a wallet has four fields, a get method result has no block", () => {
    const { wallet, balance, account_state, last_transaction_id } = read(
      getWalletInformation,
      sample("getWalletInformation"),
    );
    expect(wallet).toBe(true);
    const bare = {
      wallet: false,
      balance: Number(balance % 1_000n),
      account_state,
      last_transaction_id: { lt: String(last_transaction_id.lt), hash: last_transaction_id.hash },
    };
    expect(read(getWalletInformation, bare)).toMatchObject({ wallet: false, wallet_type: null, seqno: null });
    expect(read(runGetMethod, { gas_used: 1, exit_code: -13, stack: [] })).toMatchObject({
      exit_code: -13,
      block_id: null,
    });
  });

  test("writes addresses raw or friendly", () => {
    expect(read(getTokenData, { ...TOKENS[1], owner: sampleAddress(1).toLowerCase() })).toMatchObject({
      owner: sampleAddress(1),
    });
    expect(read(getTokenData, { ...TOKENS[1], owner: friendly(1) })).toMatchObject({
      owner: sampleAddress(1),
    });
  });
});
