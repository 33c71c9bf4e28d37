import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ENDPOINTS } from "../../toncenter/endpoints";
import { rawFromBody, rawFromQuery, readParams } from "../../toncenter/request";
import { openApi } from "./openapi";
import { curlText, fetchText, operationCall } from "./operation-call";
import { findOperationInfo, operationGroups, OPERATIONS, type OperationInfo } from "./operation-info";

function operation(id: string): OperationInfo {
  const found = findOperationInfo(id);
  if (found === null) throw new Error(`no operation ${id}`);
  return found;
}

describe("the list of operations", () => {
  it("contains every endpoint once, under a unique id", () => {
    expect(OPERATIONS).toHaveLength(ENDPOINTS.length);
    expect(new Set(OPERATIONS.map(({ id }) => id)).size).toBe(ENDPOINTS.length);
    for (const one of OPERATIONS) expect(findOperationInfo(one.id)).toEqual(one);
  });

  it("is complete without a search text, and otherwise contains the operations with all its words", () => {
    const listed = (search: string) => operationGroups(search).flatMap(({ operations }) => operations);
    expect(listed("")).toHaveLength(ENDPOINTS.length);
    expect(listed("  Jetton  WALLETS ").map(({ id }) => id)).toContain("v3.jetton/wallets");
    expect(listed("no such thing at all")).toEqual([]);
  });

  it("describes the type, the accepted values and the purpose of each parameter", () => {
    for (const { params } of OPERATIONS)
      for (const { type, accepts, about } of params)
        expect([type, accepts, about].every((text) => text.trim() !== "")).toBe(true);
  });
});

describe("a call", () => {
  it("of a GET operation is its path with the filled-in parameters", () => {
    const query = new URLSearchParams("op=v3.actions&call=1&limit=5&account=&nobody=1&sort=asc");
    expect(operationCall("mainnet", operation("v3.actions"), query)).toEqual({
      method: "GET",
      target: "/api/mainnet/v3/actions?limit=5&sort=asc",
      body: null,
    });
  });

  it("of a POST operation has a JSON body with valid parameters", () => {
    const query = new URLSearchParams({
      address: "Ef8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM0vF",
      method: "past_elections",
      stack: '[["num","0x10"]]',
    });
    const info = operation("v2.runGetMethod");
    const { body } = operationCall("mainnet", info, query);
    const sent: object = JSON.parse(body ?? "");
    expect(sent).toEqual({
      address: "Ef8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM0vF",
      method: "past_elections",
      stack: [["num", "0x10"]],
    });
    const endpoint = ENDPOINTS.find(({ path, version }) => version === "v2" && path === "runGetMethod");
    const read = endpoint === undefined ? null : readParams(endpoint, rawFromBody({ ...sent }));
    expect(read?.ok).toBe(true);
  });

  it("keeps all digits of long numbers and splits lists at commas", () => {
    const long = "123456789012345678901234567890";
    const { body } = operationCall("x", operation("v3.runGetMethod"), new URLSearchParams({ method: long }));
    expect(body).toBe(JSON.stringify({ method: long }));
    const decode = operation("v3.decode.post");
    const listed = operationCall("x", decode, new URLSearchParams({ opcodes: "0x1, 0x2" }));
    expect(JSON.parse(listed.body ?? "")).toEqual({ opcodes: ["0x1", "0x2"] });
  });

  it("contains any typed text in its code examples without breaking out of the quotes", () => {
    const info = operation("v3.actions");
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (typed) => {
        const call = operationCall("mainnet", info, new URLSearchParams({ action_type: typed }));
        const url = /^curl '(?<url>[^']*)'$/.exec(curlText("https://host", call))?.groups?.["url"];
        expect(url).toBe(`https://host${call.target}`);
        const sent = rawFromQuery(new URL(url ?? "").searchParams).get("action_type") ?? [];
        expect(sent).toEqual(typed.trim() === "" ? [] : [typed.toWellFormed()]);
      }),
    );
    const post = operationCall("x", operation("v2.runGetMethod"), new URLSearchParams({ method: "it's" }));
    expect(curlText("https://host", post)).toContain(String.raw`'{"method":"it'\''s"}'`);
    expect(fetchText("https://host", post)).toContain('body: JSON.stringify({"method":"it\'s"})');
  });
});

describe("the OpenAPI document", () => {
  const written = openApi({ id: "mainnet", name: "Mainnet" });

  it("lists exactly the operations that this explorer allows, each under its path and method", () => {
    const open = OPERATIONS.filter(({ isOpen }) => isOpen);
    const listed = Object.entries(written.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(new Set(listed)).toEqual(
      new Set(open.map(({ method, version, path }) => `${method} /${version}/${path}`)),
    );
    expect(listed).toHaveLength(open.length);
  });
});
