import { beginCell } from "@ton/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Endpoint } from "@/lib/toncenter/endpoint";
import { fieldOf } from "@/lib/toncenter/field";
import { readValue } from "@/lib/toncenter/answer";
import { V2_ENDPOINTS } from "@/lib/toncenter/v2/endpoints";
import { jsonRpc } from "@/lib/toncenter/v2/json-rpc";
import { openTestNetwork, type TestNetwork } from "../../clients/test-network";
import { knownThings, type Known } from "./test-known";

let network: TestNetwork;
let known: Known;

beforeAll(async () => {
  network = await openTestNetwork("answers");
  known = await knownThings(network);
});

afterAll(() => network.close());

type Params = Readonly<Record<string, unknown>>;

const ENDPOINTS = V2_ENDPOINTS.filter((endpoint) => endpoint !== jsonRpc);
const CELL = beginCell().storeUint(1, 8).endCell().toBoc().toString("base64");

/** For each method questions that together use each of its parameters. */
function questions(): Readonly<Record<string, readonly Params[]>> {
  const { wallet, nobody, token, block, master, transaction, message } = known;
  const place = { workchain: block.workchain, shard: block.shard };
  const name = { ...place, seqno: block.seqno };
  const hashes = { root_hash: block.root_hash, file_hash: block.file_hash };
  const aboutAccounts = [wallet, nobody, known.giver, known.elector].flatMap((address) => [
    { address },
    { address, seqno: master },
    { address, seqno: 1 },
  ]);
  const history = [
    { address: wallet },
    { address: wallet, limit: 1, lt: transaction.lt, hash: transaction.hash, to_lt: 0, archival: true },
    { address: wallet, limit: 1000, to_lt: transaction.lt },
    { address: nobody },
  ];
  const inBlock = [
    name,
    { ...name, ...hashes, count: 1 },
    { ...name, count: 10_000, after_lt: transaction.lt, after_hash: known.walletId },
  ];
  const located = [message];
  return {
    getAddressInformation: aboutAccounts,
    getExtendedAddressInformation: aboutAccounts,
    getWalletInformation: aboutAccounts,
    getAddressBalance: aboutAccounts,
    getAddressState: aboutAccounts,
    getTokenData: [{ address: token }],
    getMasterchainInfo: [{}],
    getMasterchainBlockSignatures: [{ seqno: master }],
    getShardBlockProof: [name, { ...name, from_seqno: master }],
    getConsensusBlock: [{}],
    lookupBlock: [name, { ...place, lt: transaction.lt }, { ...place, unixtime: known.time }],
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
    sendBoc: [{ boc: known.orders[0] }],
    sendBocReturnHash: [{ boc: known.orders[1] }],
    estimateFee: [
      { address: wallet, body: known.body },
      {
        address: known.undeployed,
        body: known.firstBody,
        init_code: known.code,
        init_data: known.data,
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
      { address: nobody, method: "seqno", stack: [] },
    ],
    runGetMethodStd: [
      { address: wallet, method: "seqno", stack: [], seqno: master },
      {
        address: wallet,
        method: "no_such_method",
        stack: [{ "@type": "tvm.stackEntryNumber", number: { "@type": "tvm.numberDecimal", number: "10" } }],
      },
    ],
    detectAddress: [{ address: wallet }, { address: known.raw }],
    detectHash: [{ hash: transaction.hash }],
    packAddress: [{ address: wallet }, { address: known.raw }],
    unpackAddress: [{ address: wallet }, { address: known.raw }],
    getConfigParam: [{ config_id: 34 }, { param: 8, seqno: 1 }],
    getConfigAll: [{}, { seqno: master }],
    getLibraries: [{ libraries: transaction.hash }],
  };
}

function queryOf(params: Params): string {
  const query = Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]);
  return new URLSearchParams(query).toString();
}

/** What an answer says besides when it was given. */
const lasting = (result: unknown) =>
  JSON.stringify(result, (name, value: unknown) => (["timestamp", "@extra"].includes(name) ? 0 : value));

async function told(endpoint: Endpoint, params: Params, way: "get" | "post") {
  const path = `/api/v2/${endpoint.path}`;
  const { status, body } =
    way === "get" ? await network.ask(`${path}?${queryOf(params)}`) : await network.ask(path, params);
  const read = readValue(endpoint, fieldOf(body, "result"));
  return {
    params,
    status,
    error: fieldOf(body, "error"),
    read: read.ok || read.error,
    said: lasting(body),
  };
}

describe("answers are as the table of endpoints reads them", () => {
  test.each(ENDPOINTS.map((endpoint) => ({ name: endpoint.path, endpoint })))(
    "$name",
    async ({ endpoint }) => {
      const asked = questions()[endpoint.path] ?? [];
      const used = new Set(asked.flatMap((params) => Object.keys(params)));
      expect(Object.keys(endpoint.params).filter((name) => !used.has(name))).toStrictEqual([]);
      expect(asked).not.toHaveLength(0);
      for (const params of asked) {
        const posted = await told(endpoint, params, "post");
        expect(posted).toMatchObject({ params, status: 200, read: true });
        const got = endpoint.method === "GET" ? await told(endpoint, params, "get") : posted;
        expect(got).toStrictEqual(posted);
      }
    },
  );

  test("each method is asked, and no other", () => {
    expect(Object.keys(questions()).toSorted()).toStrictEqual(ENDPOINTS.map(({ path }) => path).toSorted());
  });
});
