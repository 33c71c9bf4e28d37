import { beginCell, Cell } from "@ton/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fieldOf } from "@/lib/toncenter/field-of";
import { V2_ENDPOINTS } from "@/lib/toncenter/v2/v2-endpoints";
import { jsonRpc } from "@/lib/toncenter/v2/v2-json-rpc";
import type { ApiAnswer, ApiRequest } from "../api-request";
import { handleV2 } from "./handle-v2";
import { openTestNetwork, type TestNetwork } from "../../../testing/localnet/clients/test-network";

let network: TestNetwork;

beforeAll(async () => {
  network = await openTestNetwork("garbage");
});

afterAll(() => network.close());

const base64 = (cell: Cell) => cell.toBoc().toString("base64");

function deepCell(depth: number): Cell {
  let cell = beginCell().endCell();
  for (let level = 0; level < depth; level += 1) cell = beginCell().storeRef(cell).endCell();
  return cell;
}

/** Each cell refers to the next one four times: few bytes, but an exponential number of cells in the tree. */
function wideCell(depth: number): Cell {
  let cell = beginCell().storeUint(1, 8).endCell();
  for (let level = 0; level < depth; level += 1)
    cell = beginCell().storeRef(cell).storeRef(cell).storeRef(cell).storeRef(cell).endCell();
  return cell;
}

function largeCell(): Cell {
  let cell = beginCell().endCell();
  for (let at = 0; at < 600; at += 1) cell = beginCell().storeUint(at, 900).storeRef(cell).endCell();
  return cell;
}

const GARBAGE: readonly unknown[] = [
  "",
  " ",
  "NaN",
  "null",
  "undefined",
  "'; DROP TABLE block; --",
  "%00\u0000",
  "\u0000",
  "-1",
  "0",
  "+1",
  "1.5",
  "1e9",
  "0x10",
  "９",
  "99999999999999999999999999999999",
  "-9223372036854775809",
  "x".repeat(100_000),
  -1,
  0,
  1.5,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  null,
  true,
  [],
  {},
  [null],
  ["num"],
  [["num", "NaN"]],
  [["num", {}]],
  [["cell", "bad"]],
  [["unknown", "0"]],
  [["tuple", { elements: [{}] }]],
  { "@type": "tvm.stackEntryNumber", number: {} },
  [{ "@type": "tvm.stackEntryNumber", number: {} }],
  [{}],
  { constructor: { prototype: {} }, __proto__: null },
  Array.from({ length: 10_000 }, (_, at) => at),
  Array.from({ length: 10_000 }, () => ["num", "1"]),
  base64(deepCell(900)),
  base64(wideCell(200)),
  base64(largeCell()),
  Buffer.from("b5ee9c72ffffffff", "hex").toString("base64"),
  // One cell that refers to itself.
  Buffer.from("b5ee9c7201010101000300010000", "hex").toString("base64"),
  "0".repeat(64),
  `0:${"0".repeat(64)}`,
  "-1:".padEnd(67, "f"),
  "2147483648:".padEnd(75, "f"),
];

const USUAL: Readonly<Record<string, string | number | readonly string[]>> = {
  address: `0:${"1".repeat(64)}`,
  source: `0:${"1".repeat(64)}`,
  destination: `0:${"2".repeat(64)}`,
  created_lt: "1000000",
  workchain: -1,
  shard: "-9223372036854775808",
  seqno: 1,
  hash: "0".repeat(64),
  boc: base64(beginCell().endCell()),
  body: base64(beginCell().endCell()),
  method: "seqno",
  stack: [],
  config_id: 34,
  libraries: "0".repeat(64),
};

const ENDPOINTS = V2_ENDPOINTS.filter((endpoint) => endpoint !== jsonRpc);

/** Documented error statuses without 504, which would mean that a handler hung. */
const STATUSES: ReadonlySet<unknown> = new Set([404, 405, 409, 422, 500, 533, 542]);

/** How an answer violates the contract; null if it does not. */
function problemOf({ status, body }: ApiAnswer): string | null {
  const [ok, code, error] = ["ok", "code", "error"].map((name) => fieldOf(body, name));
  if (ok === true) return status === 200 ? null : `a result under ${status}`;
  if (!STATUSES.has(status) || code !== status) return `status ${status}, code ${String(code)}`;
  return typeof error === "string" && !/unknown exception|undefined|^$/.test(error)
    ? null
    : `error ${String(error)}`;
}

const EMPTY = new URLSearchParams();

/** As JSON, with one value that is nested too deep for recursive writers. */
const AS_JSON = [...GARBAGE.map((value) => JSON.stringify(value)), "[".repeat(50_000) + "]".repeat(50_000)];
const AS_TEXT = GARBAGE.flatMap((value) =>
  (typeof value === "string" && value.length < 10_000) || typeof value === "number" ? [String(value)] : [],
);

function* requests(path: string, names: readonly string[]): Generator<ApiRequest> {
  for (const name of [...names, "unknown"]) {
    const usual = names.filter((other) => other in USUAL && other !== name);
    for (const json of AS_JSON) {
      const fields = [
        ...usual.map((other) => `"${other}":${JSON.stringify(USUAL[other])}`),
        `"${name}":${json}`,
      ];
      yield { method: "POST", path, query: EMPTY, body: new TextEncoder().encode(`{${fields.join(",")}}`) };
    }
    for (const text of AS_TEXT) {
      const query = new URLSearchParams([
        ...usual.map((other) => [other, String(USUAL[other])]),
        [name, text],
      ]);
      yield { method: "GET", path, query, body: null };
    }
  }
}

describe("garbage", () => {
  test.each(ENDPOINTS.map(({ path, params }) => ({ path, names: Object.keys(params) })))(
    "in any parameter of $path gets a result or a documented error",
    async ({ path, names }) => {
      const problems: string[] = [];
      for (const request of requests(path, names)) {
        const problem = problemOf(await handleV2(network.node, request));
        const sent = request.body === null ? request.query.toString() : Buffer.from(request.body).toString();
        if (problem !== null) problems.push(`${problem} for ${sent.slice(0, 300)}`);
      }
      expect(problems).toStrictEqual([]);
    },
  );

  test.each([
    "",
    "{",
    "[]",
    "null",
    "5",
    '"text"',
    "\u0000",
    '{"method":123}',
    '{"method":null}',
    '{"method":["a"]}',
    "[".repeat(100_000),
  ])("in the body of JSON-RPC gets 422: body %#", async (body) => {
    expect(await network.request("/api/v2/jsonRPC", body)).toMatchObject({
      status: 422,
      body: { ok: false, code: 422 },
    });
  });

  test("as the params of JSON-RPC gets 422", async () => {
    const send = (params: unknown) => network.request("/", { method: "detectHash", params });
    expect(await send(["0".repeat(64)])).toMatchObject({
      status: 422,
      body: { error: "params must contain an object" },
    });
    for (const params of [null, [], 123, undefined])
      expect(await send(params)).toMatchObject({
        status: 422,
        body: { error: "failed to validate request: empty hash" },
      });
  });

  test.each(["unknownMethod", "../healthcheck", "getMasterchainInfo?x=1", "jsonRPC", "__proto__"])(
    "as the method of JSON-RPC gets 404: %s",
    async (method) => {
      expect(await network.request("/", { method })).toMatchObject({
        status: 404,
        body: { ok: false, error: "Not Found", code: 404, "@extra": "_" },
      });
    },
  );
});

describe("errors with the texts of the service", () => {
  const get = "failed to parse get request: ";
  const valid = "failed to validate request: ";
  const account = `address=0:${"1".repeat(64)}`;
  const shardId = "workchain=-1&shard=-9223372036854775808";
  const hash = "0".repeat(64);

  test.each([
    ["getAddressInformation", "", `${valid}empty address`],
    ["getAddressInformation", "address=nonsense", `${get}failed to parse address`],
    ["getAddressBalance", `${account}&seqno=x`, `${get}failed to parse seqno`],
    ["getAddressState", `${account}&seqno=0`, `${valid}seqno should be positive`],
    ["getTransactions", "", `${get}failed to parse address`],
    ["getTransactions", `${account}&limit=0`, `${valid}limit should be positive`],
    ["getTransactions", `${account}&limit=1001`, `${valid}limit should be less or equal 1000`],
    ["getTransactions", `${account}&lt=-1&hash=${hash}`, `${valid}lt should be non-negative`],
    ["getTransactions", `${account}&lt=1`, `${valid}lt and hash should be used together`],
    ["getTransactions", `${account}&hash=${hash}`, `${valid}lt and hash should be used together`],
    ["getTransactionsStd", `${account}&lt=0`, `${valid}lt and hash should be used together`],
    ["getBlockTransactions", "", `${get}failed to parse workchain`],
    ["getBlockTransactions", `${shardId}&seqno=1&count=0`, `${valid}count should be positive`],
    ["getBlockTransactions", `${shardId}&seqno=1&count=10001`, `${valid}count should be less or equal 10000`],
    [
      "getBlockTransactions",
      `${shardId}&seqno=1&after_lt=5`,
      `${valid}after_lt and after_hash should be used together`,
    ],
    ["getBlockHeader", "", `${get}workchain required`],
    ["lookupBlock", "", `${get}failed to parse workchain`],
    ["lookupBlock", shardId, `${valid}exactly one of seqno, lt, unixtime should be specified`],
    [
      "lookupBlock",
      `${shardId}&seqno=1&lt=1`,
      `${valid}exactly one of seqno, lt, unixtime should be specified`,
    ],
    ["getShards", "seqno=-5", `${valid}seqno should be positive`],
    ["tryLocateTx", "", `${get}failed to parse created_lt`],
    ["tryLocateTx", "created_lt=1", `${valid}empty source address`],
    ["tryLocateTx", "created_lt=1&source=0:" + "1".repeat(64), `${valid}empty destination address`],
    [
      "tryLocateTx",
      `created_lt=-1&source=0:${hash}&destination=0:${hash}`,
      `${valid}created_lt should be non-negative`,
    ],
    ["getConfigParam", "", `${valid}only one of config_id or param should be specified`],
    ["getConfigParam", "config_id=1&param=1", `${valid}only one of config_id or param should be specified`],
    ["getConfigParam", "config_id=x", `${get}failed to parse config_id`],
    ["getConfigParam", "param=-1", `${valid}param should be non-negative`],
    ["getLibraries", "", `${get}failed to parse libraries`],
    ["detectHash", "hash=zz", `${get}failed to parse hash`],
    ["packAddress", "address=zz", `${get}failed to parse address`],
  ])("%s?%s gets: %s", async (path, query, error) => {
    expect(await network.request(`/api/v2/${path}?${query}`)).toMatchObject({
      status: 422,
      body: { ok: false, error, code: 422 },
    });
  });

  test.each([
    ["sendBoc", {}, 422, `${valid}empty boc`],
    ["sendBoc", { boc: "" }, 422, `${valid}empty boc`],
    ["sendBoc", { boc: "!" }, 422, "failed to parse post request: failed to parse boc"],
    ["runGetMethod", { address: `0:${hash}`, method: "seqno", stack: "x" }, 422, "Stack should be array"],
    [
      "runGetMethod",
      { address: `0:${hash}`, method: "seqno", stack: [["cont", "x"]] },
      542,
      "Unsupported stack entry type: cont",
    ],
    [
      "tryLocateResultTx",
      { source: `0:${hash}`, destination: `0:${hash}`, created_lt: "5" },
      404,
      "transaction was not found",
    ],
    ["getTokenData", { address: `0:${hash}` }, 409, `Smart contract 0:${hash} is not Jetton or NFT`],
    ["getShards", { seqno: 1_000_000 }, 500, "LITE_SERVER_NOTREADY: seqno not in db"],
    [
      "getTransactions",
      { address: `0:${hash}`, lt: "5", hash },
      500,
      "LITE_SERVER_UNKNOWN: cannot compute block with specified transaction: lt not in db",
    ],
  ])("POST %s %j gets %i: %s", async (path, params, code, error) => {
    expect(await network.request(`/api/v2/${path}`, params)).toMatchObject({
      status: code,
      body: { ok: false, error, code },
    });
  });
});
