import { describe, expect, it } from "vitest";
import { ENDPOINTS } from "../toncenter/endpoints";
import { endpointId } from "../toncenter/endpoint";
import { rawFromQuery, readParams } from "../toncenter/request";
import { formPath, jsonPath, pageData, segmentsOf, wantedForm } from "./page-data";

const ADDRESS = "Ef8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM0vF";
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
  it.each(PATHS)("of %s %s is an operation that browsers may call, with values that it reads", (...path) => {
    const data = pageData(path.filter((segment) => segment !== undefined));
    const endpoint = ENDPOINTS.find((one) => endpointId(one) === data?.operation);
    expect(endpoint?.browser).toBe(true);
    const read =
      endpoint === undefined ? null : readParams(endpoint, rawFromQuery(new URLSearchParams(data?.params)));
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
  ])("of %j is not told", (path) => expect(pageData(path)).toBeNull());
});

describe("the address of the data", () => {
  it("is the call on this server, and the name of a page may end in .json", () => {
    const path = `/api/mainnet/v3/transactions?hash=${encodeURIComponent(HASH)}`;
    expect(jsonPath("mainnet", ["tx", HASH])).toBe(path);
    expect(formPath("json", "mainnet", ["tx", `${HASH}.json`])).toBe(path);
    expect(formPath("json", "mainnet", ["status.json"])).toBe("/api/mainnet/v3/masterchainInfo");
    expect(formPath("json", "mainnet", ["dns", "foundation.ton.json"])).toBe(
      "/api/mainnet/v3/dns/records?domain=foundation.ton",
    );
  });

  it("cannot lead anywhere else, whatever the path says", () => {
    const path = jsonPath("mainnet", ["tx", "..//evil.example/?a=b#c"]);
    expect(new URL(path ?? "", "https://host").origin).toBe("https://host");
    expect(path).toBe("/api/mainnet/v3/transactions?hash=..%2F%2Fevil.example%2F%3Fa%3Db%23c");
  });
});

it("a shard block is told from a masterchain block with tabs", () => {
  const shard = { workchain: "0", shard: "6000000000000000", seqno: "77" };
  const masterchain = { workchain: "-1", shard: "8000000000000000", seqno: "5" };
  expect(pageData(["block", "0", "6000000000000000", "77"])?.params).toEqual(shard);
  expect(pageData(["block", "0", "6000000000000000", "77", "messages"])?.params).toEqual(shard);
  expect(pageData(["block", "5", "node", "signatures"])?.params).toEqual(masterchain);
  expect(pageData(["block", "5", "messages"])?.params).toEqual(masterchain);
});

it("a broken escape is no path", () => {
  expect(segmentsOf("/tx/%E0%A4%A")).toEqual([]);
  expect(segmentsOf("/tx/a%2Bb/")).toEqual(["tx", "a+b"]);
});

it("the text of a page is at a path of its own, for the same pages", () => {
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
  ])("is %s with %s: %s", (pathname, accept, wanted) => expect(wantedForm(pathname, accept)).toBe(wanted));
});
