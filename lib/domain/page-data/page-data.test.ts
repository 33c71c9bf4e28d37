import { describe, expect, it } from "vitest";
import { ENDPOINTS } from "../../toncenter/endpoints";
import { endpointId } from "../../toncenter/endpoint";
import { rawFromQuery, readParams } from "../../toncenter/request";
import { formPath, jsonPath, pageData, segmentsOf, wantedForm } from "./page-data";

const ADDRESS = "Ef8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM0vF";
const RAW = `-1:${"33".repeat(32)}`;
const HASH = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=";

const PATHS: readonly (readonly string[])[] = [
  ["account", ADDRESS],
  ["account", ADDRESS, "tokens"],
  ["tx", HASH],
  ["block", "123"],
  ["block", "(0,6000000000000000,77)"],
  ["jetton", ADDRESS, "transfers"],
  ["nft", ADDRESS],
  ["dns", "foundation.ton"],
  ["multisig", ADDRESS],
  ["vesting", ADDRESS],
  ["pool", ADDRESS],
  ["validator", ADDRESS],
  ["validator", HASH, "events"],
  ["validators", "cycle", "1795400000"],
  ["validators", "election", "1795400000"],
  ["config"],
  ["config", "34"],
  ["config", "-71"],
  ["blocks"],
  ["transactions"],
  ["messages"],
  ["jettons"],
  ["nfts"],
  ["top"],
  ["validators"],
  ["status"],
];

describe("the data of a page", () => {
  it.each(PATHS)("of %s %s is a valid call of an operation that browsers may use", (...path) => {
    const data = pageData(path.filter((segment) => segment !== undefined));
    const endpoint = ENDPOINTS.find((one) => endpointId(one) === data?.operation);
    expect(endpoint?.browser).toBe(true);
    const read =
      endpoint === undefined
        ? null
        : readParams(endpoint, rawFromQuery(data?.params ?? new URLSearchParams()));
    expect(read).toMatchObject({ ok: true });
  });

  it.each([
    [["search"]],
    [["account"]],
    [["account", "rosa.ton"]],
    [["block", "nothing"]],
    [["config", "what-if"]],
    [["validators", "cycle", "now"]],
    [[]],
  ])("of %j does not exist", (path) => expect(pageData(path)).toBeNull());
});

describe("the URL of the data", () => {
  it("is the call on our own server, also for a page name that ends in .json", () => {
    const path = `/api/mainnet/v3/transactions?hash=${encodeURIComponent(HASH)}`;
    expect(jsonPath("mainnet", ["tx", HASH])).toBe(path);
    expect(formPath("json", "mainnet", ["tx", `${HASH}.json`])).toBe(path);
    expect(formPath("json", "mainnet", ["status.json"])).toBe("/api/mainnet/v3/masterchainInfo");
    expect(formPath("json", "mainnet", ["dns", "foundation.ton.json"])).toBe(
      "/api/mainnet/v3/dns/records?domain=foundation.ton",
    );
  });

  it.each([
    [["config.json"], "seqno=62,144,801&q=gas", "/api/mainnet/v2/getConfigAll?seqno=62144801"],
    [["config", "34.json"], "seqno=5", "/api/mainnet/v2/getConfigParam?config_id=34&seqno=5"],
    [
      ["blocks.json"],
      "limit=100&offset=40&rows=7",
      "/api/mainnet/v3/blocks?workchain=-1&limit=100&offset=40",
    ],
    [["jettons.json"], "limit=", "/api/mainnet/v3/jetton/masters?limit=20"],
    [
      ["tx", `${HASH}.json`],
      "limit=5&hash=x",
      `/api/mainnet/v3/transactions?hash=${encodeURIComponent(HASH)}`,
    ],
    [
      ["transactions.json"],
      `account=${ADDRESS}&account=${RAW}&from=2026-11-20&sort=asc&rows=7`,
      `/api/mainnet/v3/transactions?account=${encodeURIComponent(RAW)}&start_utime=1795132800&sort=asc&limit=20`,
    ],
    [
      ["blocks.json"],
      "workchain=0&time=1795132800",
      "/api/mainnet/v3/blocks?workchain=0&end_utime=1795132800&limit=20",
    ],
    [["messages.json"], "opcode=0x0f8a7ea5", "/api/mainnet/v3/messages?opcode=0x0f8a7ea5&limit=20"],
    [["jettons.json"], "q=usd", "/api/mainnet/v3/jetton/masters?limit=20"],
    [
      ["nfts.json"],
      `owner=${ADDRESS}`,
      `/api/mainnet/v3/nft/collections?owner_address=${encodeURIComponent(RAW)}&limit=20`,
    ],
    [["transactions.json"], "account=nobody", "/api/mainnet/rows/transactions?account=nobody"],
  ])("of %j with %s has the filter, the place in the list and the block", (segments, query, path) => {
    expect(formPath("json", "mainnet", segments, new URLSearchParams(query))).toBe(path);
  });

  it("of the text keeps the parameters", () => {
    expect(formPath("text", "mainnet", ["config", "34.md"], new URLSearchParams("seqno=5"))).toBe(
      "/api/mainnet/text/config/34?seqno=5",
    );
  });

  it("cannot lead to another host or operation, whatever the path", () => {
    const path = jsonPath("mainnet", ["tx", "..//evil.example/?a=b#c"]);
    expect(new URL(path ?? "", "https://host").origin).toBe("https://host");
    expect(path).toBe("/api/mainnet/v3/transactions?hash=..%2F%2Fevil.example%2F%3Fa%3Db%23c");
  });
});

it("a shard block is distinguished from a masterchain block with tabs", () => {
  const shard = { workchain: "0", shard: "6000000000000000", seqno: "77" };
  const masterchain = { workchain: "-1", shard: "8000000000000000", seqno: "5" };
  const paramsOf = (...segments: readonly string[]) => Object.fromEntries(pageData(segments)?.params ?? []);
  expect(paramsOf("block", "0", "6000000000000000", "77")).toEqual(shard);
  expect(paramsOf("block", "0", "6000000000000000", "77", "messages")).toEqual(shard);
  expect(paramsOf("block", "5", "node", "signatures")).toEqual(masterchain);
  expect(paramsOf("block", "5", "messages")).toEqual(masterchain);
});

it("a path with a broken escape has no segments", () => {
  expect(segmentsOf("/tx/%E0%A4%A")).toEqual([]);
  expect(segmentsOf("/tx/a%2Bb/")).toEqual(["tx", "a+b"]);
});

it("the text of a page has its own path, for pages that have data", () => {
  expect(formPath("text", "mainnet", ["dns", "a/b.ton.md"])).toBe("/api/mainnet/text/dns/a%2Fb.ton");
  expect(formPath("text", "mainnet", ["block", "0", "6000000000000000", "77.md"])).toBe(
    "/api/mainnet/text/block/0/6000000000000000/77",
  );
  expect(formPath("text", "mainnet", ["search.md"])).toBeNull();
});

describe("a request for a form of a page", () => {
  it.each([
    ["/tx/1.json", null, "json"],
    ["/tx/1.md", null, "text"],
    ["/tx/1", "application/json", "json"],
    ["/tx/1", "text/markdown, text/plain;q=0.9", "text"],
    ["/tx/1", "text/html,application/xhtml+xml,application/json;q=0.9", null],
    ["/tx/1", "text/html, text/markdown;q=0.5", null],
    ["/tx/1", "*/*", null],
    ["/tx/1", null, null],
  ])("at %s with Accept %s is: %s", (pathname, accept, expected) =>
    expect(wantedForm(pathname, accept)).toBe(expected),
  );
});
