import { describe, expect, it } from "vitest";
import { ENDPOINTS } from "../toncenter/endpoints";
import { endpointId } from "../toncenter/endpoint";
import { rawFromQuery, readParams } from "../toncenter/request";
import { jsonPath, pageData, segmentsOf, wantsJson } from "./page-data";

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

  it.each([[["search"]], [["account"]], [["account", "rosa.ton"]], [["block", "nothing"]], [[]]])(
    "of %j is not told",
    (path) => expect(pageData(path)).toBeNull(),
  );
});

describe("the address of the data", () => {
  it("is the call on this server, and the name of a page may end in .json", () => {
    const path = `/api/mainnet/v3/transactions?hash=${encodeURIComponent(HASH)}`;
    expect(jsonPath("mainnet", ["tx", HASH])).toBe(path);
    expect(jsonPath("mainnet", ["tx", `${HASH}.json`])).toBe(path);
    expect(jsonPath("mainnet", ["status.json"])).toBe("/api/mainnet/v3/masterchainInfo");
    expect(jsonPath("mainnet", ["dns", "foundation.ton.json"])).toBe(
      "/api/mainnet/v3/dns/records?domain=foundation.ton",
    );
  });

  it("cannot lead anywhere else, whatever the path says", () => {
    const path = jsonPath("mainnet", ["tx", "..//evil.example/?a=b#c"]);
    expect(new URL(path ?? "", "https://host").origin).toBe("https://host");
    expect(path).toBe("/api/mainnet/v3/transactions?hash=..%2F%2Fevil.example%2F%3Fa%3Db%23c");
  });
});

it("a broken escape is no path", () => {
  expect(segmentsOf("/tx/%E0%A4%A")).toEqual([]);
  expect(segmentsOf("/tx/a%2Bb/")).toEqual(["tx", "a+b"]);
});

describe("a request for data", () => {
  it.each([
    ["/tx/1.json", null, true],
    ["/tx/1", "application/json", true],
    ["/tx/1", "text/html,application/xhtml+xml,application/json;q=0.9", false],
    ["/tx/1", "*/*", false],
    ["/tx/1", null, false],
  ])("is %s with %s: %s", (pathname, accept, wanted) => expect(wantsJson(pathname, accept)).toBe(wanted));
});
