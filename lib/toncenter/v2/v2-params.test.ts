import { describe, expect, test } from "vitest";
import type { Endpoint, ParamSpecs } from "../endpoint";
import { rawFromBody, rawFromQuery, readParams, writeRequest } from "../request";
import { getAddressInformation } from "./v2-accounts";
import { getBlockTransactions } from "./v2-block-transactions";
import { getShardBlockProof, lookupBlock } from "./v2-blocks";
import { getConfigParam, getLibraries } from "./v2-config";
import { jsonRpc } from "./v2-json-rpc";
import {
  boc,
  friendly,
  hash64,
  HEAD_LT,
  QUARTER,
  sampleAddress,
  sampleHash,
} from "../../../fixtures/toncenter/v2/samples/values";
import { estimateFee } from "./v2-send";
import { getTransactions } from "./v2-transactions";
import { detectAddress, packAddress, unpackAddress } from "./v2-utils";

function targetOf<S extends ParamSpecs, R, T>(endpoint: Endpoint<S, R, T>, query: string): string {
  const values = readParams(endpoint, rawFromQuery(new URLSearchParams(query)));
  return values.ok ? writeRequest(endpoint, values.value).target : values.error.message;
}

function posted<S extends ParamSpecs, R, T>(
  endpoint: Endpoint<S, R, T>,
  body: Record<string, unknown>,
): unknown {
  const values = readParams(endpoint, rawFromBody(body));
  return values.ok ? JSON.parse(writeRequest(endpoint, values.value).body ?? "null") : values.error.message;
}

const address = sampleAddress(1);
const together = "lt and hash should be used together";
const exactlyOne = "exactly one of seqno, lt, unixtime should be specified";
const place = `workchain=0&shard=${QUARTER}`;

describe("rules between parameters", () => {
  const hash = sampleHash(1);
  test.each([
    [`address=${address}&lt=5`, together],
    [`address=${address}&hash=${hash}`, together],
    [`address=${address}&lt=0&hash=${hash}`, together],
    [`address=${address}&lt=0`, `getTransactions?address=${encodeURIComponent(address)}&lt=0`],
    [
      `address=${address}&lt=5&hash=${hash}`,
      `getTransactions?address=${encodeURIComponent(address)}&lt=5&hash=${hash}`,
    ],
    [`address=${address}&limit=1001`, "limit: expected a whole number from 1 to 1000"],
    [`address=${address}&limit=0`, "limit: expected a whole number from 1 to 1000"],
    ["limit=5", "address is required"],
  ])("getTransactions?%s", (query, expected) => {
    expect(targetOf(getTransactions, query)).toBe(expected);
  });

  test.each([
    [place, exactlyOne],
    [`${place}&seqno=1&lt=2`, exactlyOne],
    [`${place}&unixtime=3`, `lookupBlock?${place}&unixtime=3`],
    ["workchain=0&shard=2000000000000000&seqno=1", `lookupBlock?${place}&seqno=1`],
    [`${place}&seqno=0`, "seqno: expected a block number, 1 or more"],
    [`shard=${QUARTER}&seqno=1`, "workchain is required"],
  ])("lookupBlock?%s", (query, expected) => {
    expect(targetOf(lookupBlock, query)).toBe(expected);
  });

  test("pages of a block need both halves of their cursor", () => {
    const block = `${place}&seqno=1`;
    const refused = "after_lt and after_hash should be used together";
    expect(targetOf(getBlockTransactions, `${block}&after_lt=${HEAD_LT}`)).toBe(refused);
    expect(targetOf(getBlockTransactions, `${block}&count=10000`)).toBe(
      `getBlockTransactions?${block}&count=10000`,
    );
    expect(targetOf(getBlockTransactions, `${block}&count=10001`)).toBe(
      "count: expected a whole number from 1 to 10000",
    );
  });

  test("a config parameter has one name", () => {
    const refused = "only one of config_id or param should be specified";
    expect(targetOf(getConfigParam, "")).toBe(refused);
    expect(targetOf(getConfigParam, "config_id=1&param=1")).toBe(refused);
    expect(targetOf(getConfigParam, "param=34&seqno=5")).toBe("getConfigParam?param=34&seqno=5");
  });
});

describe("spellings", () => {
  test("equal calls are one request", () => {
    expect(targetOf(getAddressInformation, `address=${encodeURIComponent(friendly(1))}`)).toBe(
      targetOf(getAddressInformation, `address=${address.toLowerCase()}`),
    );
    expect(
      targetOf(getLibraries, `libraries=${sampleHash(1)}&libraries=${encodeURIComponent(hash64(2))}`),
    ).toBe(targetOf(getLibraries, `libraries=${sampleHash(2)},${sampleHash(1)},${sampleHash(1)}`));
  });

  test("calls differ where the spelling is the input", () => {
    expect(targetOf(detectAddress, `address=${friendly(1)}`)).toBe(`detectAddress?address=${friendly(1)}`);
    expect(targetOf(packAddress, `address=${friendly(1)}`)).toBe(`packAddress?address=${friendly(1)}`);
    expect(targetOf(unpackAddress, `address=${friendly(1)}`)).toBe(
      `unpackAddress?address=${encodeURIComponent(address)}`,
    );
    expect(targetOf(detectAddress, "address=nonsense")).toMatch(/^address: /);
  });

  test("bodies contain JSON of the right types, and omit absent values", () => {
    const body = boc(1);
    const ignore_chksig = false;
    expect(
      posted(estimateFee, { address, body, ignore_chksig, init_code: "", init_data: null, api_key: "x" }),
    ).toEqual({ address, body, ignore_chksig });
  });
});

describe("jsonRPC", () => {
  const method = "getMasterchainInfo";

  test("forwards the envelope", () => {
    const call = { jsonrpc: "2.0", id: { a: [1] }, method, params: { address: "x" } };
    expect(posted(jsonRpc, call)).toEqual(call);
    expect(posted(jsonRpc, { method, params: [] })).toEqual({ method, params: {} });
    expect(posted(jsonRpc, { method, id: 0 })).toEqual({ method, id: 0 });
  });

  test("refuses an invalid envelope", () => {
    expect(posted(jsonRpc, { method, params: [1] })).toBe("params: params must contain an object");
    expect(posted(jsonRpc, { method: "../sendBoc" })).toBe("method: expected the name of a method");
    expect(posted(jsonRpc, {})).toBe("method is required");
  });

  test("survives extreme nesting and size", () => {
    const deep: unknown = JSON.parse(`${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`);
    expect(posted(jsonRpc, { method, params: deep })).toBe("params: the JSON is too large");
    expect(posted(jsonRpc, { method, id: Array.from({ length: 30_000 }, () => 1) })).toBe(
      "id: the JSON is too large",
    );
  });
});

describe("settled answers", () => {
  const answer = { mode: 0 };
  test("include an answer for a given block", () => {
    const read = readParams(getAddressInformation, rawFromBody({ address, seqno: 5 }));
    if (!read.ok) throw new Error(read.error.message);
    const row: Endpoint = getAddressInformation;
    expect(row.settled(answer, read.value)).toBe(true);
    expect(row.settled(answer, { address })).toBe(false);
    const proof: Endpoint = getShardBlockProof;
    expect(proof.settled(answer, { seqno: 5 })).toBe(false);
    expect(proof.settled(answer, { seqno: 5, from_seqno: 6 })).toBe(true);
  });

  test("include a full page of older transactions, but not a short one", () => {
    const row: Endpoint = getTransactions;
    const values = { lt: 5n, hash: sampleHash(1), limit: 2 };
    expect(row.settled([1, 2], values)).toBe(true);
    expect(row.settled([1], values)).toBe(false);
    expect(row.settled([1, 2], { limit: 2 })).toBe(false);
  });

  test("include libraries that were all found", () => {
    const row: Endpoint = getLibraries;
    const libraries = [sampleHash(1), sampleHash(2)];
    expect(row.settled({ result: [1] }, { libraries })).toBe(false);
    expect(row.settled({ result: [1, 2] }, { libraries })).toBe(true);
  });
});
