import { beginCell } from "@ton/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Endpoint } from "@/lib/toncenter/endpoint";
import { fieldOf } from "@/lib/toncenter/field-of";
import { readValue } from "@/lib/toncenter/answer";
import { V2_ENDPOINTS } from "@/lib/toncenter/v2/v2-endpoints";
import { jsonRpc } from "@/lib/toncenter/v2/v2-json-rpc";
import { openTestNetwork, type TestNetwork } from "../../../testing/localnet/clients/test-network";
import { createFixtures, type V2Fixtures } from "../../../testing/localnet/api/v2/test-v2-fixtures";

let network: TestNetwork;
let fixtures: V2Fixtures;

beforeAll(async () => {
  network = await openTestNetwork("answers");
  fixtures = await createFixtures(network);
});

afterAll(() => network.close());

type Params = Readonly<Record<string, unknown>>;

const ENDPOINTS = V2_ENDPOINTS.filter((endpoint) => endpoint !== jsonRpc);
const CELL = beginCell().storeUint(1, 8).endCell().toBoc().toString("base64");

/** Requests for each method that together use all of its parameters. */
function requests(): Readonly<Record<string, readonly Params[]>> {
  const { wallet, nonexistent, token, block, master, transaction, message } = fixtures;
  const shardId = { workchain: block.workchain, shard: block.shard };
  const name = { ...shardId, seqno: block.seqno };
  const hashes = { root_hash: block.root_hash, file_hash: block.file_hash };
  const accountCases = [wallet, nonexistent, fixtures.giver, fixtures.elector].flatMap((address) => [
    { address },
    { address, seqno: master },
    { address, seqno: 1 },
  ]);
  const history = [
    { address: wallet },
    { address: wallet, limit: 1, lt: transaction.lt, hash: transaction.hash, to_lt: 0, archival: true },
    { address: wallet, limit: 1000, to_lt: transaction.lt },
    { address: nonexistent },
  ];
  const inBlock = [
    name,
    { ...name, ...hashes, count: 1 },
    { ...name, count: 10_000, after_lt: transaction.lt, after_hash: fixtures.walletId },
  ];
  const located = [message];
  return {
    getAddressInformation: accountCases,
    getExtendedAddressInformation: accountCases,
    getWalletInformation: accountCases,
    getAddressBalance: accountCases,
    getAddressState: accountCases,
    getTokenData: [{ address: token }],
    getMasterchainInfo: [{}],
    getMasterchainBlockSignatures: [{ seqno: master }],
    getShardBlockProof: [name, { ...name, from_seqno: master }],
    getConsensusBlock: [{}],
    lookupBlock: [name, { ...shardId, lt: transaction.lt }, { ...shardId, unixtime: fixtures.time }],
    getShards: [{ seqno: master }],
    getBlockHeader: [name, { ...name, ...hashes }],
    getOutMsgQueueSize: [{}],
    getBlockTransactions: inBlock,
    getBlockTransactionsExt: inBlock,
    getTransactions: history,
    getTransactionsStd: history,
    tryLocateTx: located,
    tryLocateResultTx: located,
    tryLocateSourceTx: located,
    sendBoc: [{ boc: fixtures.validMessages[0] }],
    sendBocReturnHash: [{ boc: fixtures.validMessages[1] }],
    estimateFee: [
      { address: wallet, body: fixtures.body },
      {
        address: fixtures.undeployed,
        body: fixtures.firstBody,
        init_code: fixtures.code,
        init_data: fixtures.data,
        ignore_chksig: true,
      },
    ],
    runGetMethod: [
      { address: wallet, method: "seqno", stack: [] },
      { address: wallet, method: 85143, stack: [], seqno: master },
      {
        address: wallet,
        method: "no_such_method",
        stack: [
          ["num", "0xa"],
          ["num", 7],
          ["tvm.Cell", CELL],
          ["tvm.Slice", CELL],
        ],
      },
      { address: nonexistent, method: "seqno", stack: [] },
    ],
    runGetMethodStd: [
      { address: wallet, method: "seqno", stack: [], seqno: master },
      {
        address: wallet,
        method: "no_such_method",
        stack: [{ "@type": "tvm.stackEntryNumber", number: { "@type": "tvm.numberDecimal", number: "10" } }],
      },
    ],
    detectAddress: [{ address: wallet }, { address: fixtures.raw }],
    detectHash: [{ hash: transaction.hash }],
    packAddress: [{ address: wallet }, { address: fixtures.raw }],
    unpackAddress: [{ address: wallet }, { address: fixtures.raw }],
    getConfigParam: [{ config_id: 34 }, { param: 8, seqno: 1 }],
    getConfigAll: [{}, { seqno: master }],
    getLibraries: [{ libraries: transaction.hash }],
  };
}

function queryOf(params: Params): string {
  const query = Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]);
  return new URLSearchParams(query).toString();
}

/** The answer without its timestamps. */
const withoutTimestamps = (result: unknown) =>
  JSON.stringify(result, (name, value: unknown) => (["timestamp", "@extra"].includes(name) ? 0 : value));

async function send(endpoint: Endpoint, params: Params, verb: "get" | "post") {
  const path = `/api/v2/${endpoint.path}`;
  const { status, body } =
    verb === "get"
      ? await network.request(`${path}?${queryOf(params)}`)
      : await network.request(path, params);
  const read = readValue(endpoint, fieldOf(body, "result"));
  return {
    params,
    status,
    error: fieldOf(body, "error"),
    read: read.ok || read.error,
    json: withoutTimestamps(body),
  };
}

describe("answers of v2", () => {
  test.each(ENDPOINTS.map((endpoint) => ({ name: endpoint.path, endpoint })))(
    "of $name match its schema, and are the same by GET and by POST",
    async ({ endpoint }) => {
      const cases = requests()[endpoint.path] ?? [];
      const used = new Set(cases.flatMap((params) => Object.keys(params)));
      expect(Object.keys(endpoint.params).filter((name) => !used.has(name))).toStrictEqual([]);
      expect(cases).not.toHaveLength(0);
      for (const params of cases) {
        const posted = await send(endpoint, params, "post");
        expect(posted).toMatchObject({ params, status: 200, read: true });
        const got = endpoint.method === "GET" ? await send(endpoint, params, "get") : posted;
        expect(got).toStrictEqual(posted);
      }
    },
  );

  test("are tested for exactly the methods of the table", () => {
    expect(Object.keys(requests()).toSorted()).toStrictEqual(ENDPOINTS.map(({ path }) => path).toSorted());
  });
});
