import { describe, expect, test } from "vitest";
import { readRpc, withId } from "./rpc-envelope";
import { readJsonObject } from "./request-body";
import { isFromOtherSite } from "./same-site";

function post(
  body: BodyInit,
  headers: Record<string, string> = { "content-type": "application/json" },
): Request {
  const init: RequestInit & { duplex: "half" } = { method: "POST", body, headers, duplex: "half" };
  return new Request("http://localhost/", init);
}

describe("the body of a POST", () => {
  test("is a JSON object", async () => {
    expect(await readJsonObject(post(`{"a":1}`), 100)).toEqual({ ok: true, value: { a: 1 } });
  });

  test.each(["[1]", "1", "null", "{", "", "\xff"])("is refused when it is %j", async (body) => {
    expect(await readJsonObject(post(body), 100)).toMatchObject({ ok: false, error: { status: 422 } });
  });

  test("is refused when it is not valid UTF-8", async () => {
    expect(await readJsonObject(post(new Uint8Array([0x22, 0xff, 0x22])), 100)).toMatchObject({
      ok: false,
      error: { status: 422 },
    });
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""])(
    "is refused with the type %j, which a form of another site could send",
    async (type) => {
      expect(await readJsonObject(post("{}", { "content-type": type }), 100)).toMatchObject({
        ok: false,
        error: { status: 415 },
      });
    },
  );

  test("is not read beyond its limit, even without a Content-Length", async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(1_000));
      },
    });
    expect(await readJsonObject(post(endless), 10_000)).toMatchObject({ ok: false, error: { status: 413 } });
    expect(pulled).toBeLessThan(20);
  });

  test("is not read at all when its Content-Length is too large", async () => {
    expect(
      await readJsonObject(post("{}", { "content-type": "application/json", "content-length": "101" }), 100),
    ).toMatchObject({ ok: false, error: { status: 413 } });
  });
});

describe("a POST of another site", () => {
  test.each([
    [{ "sec-fetch-site": "same-origin", origin: "https://behind.a.proxy", host: "internal" }, false],
    [{ "sec-fetch-site": "none" }, false],
    [{ "sec-fetch-site": "same-site" }, true],
    [{ "sec-fetch-site": "cross-site" }, true],
    [{ origin: "https://explorer.example", host: "explorer.example" }, false],
    [{ origin: "https://evil.example", host: "explorer.example" }, true],
    [{ origin: "null", host: "explorer.example" }, true],
    [{ host: "explorer.example" }, false],
  ])("is recognized by its headers %j: %j", (headers, expected) => {
    expect(isFromOtherSite(new Headers(headers))).toBe(expected);
  });
});

describe("JSON-RPC", () => {
  test.each([
    [
      { method: "getShards", params: { seqno: 1 }, id: 1 },
      { method: "getShards", params: { seqno: 1 }, id: "1" },
    ],
    [{ method: "getShards" }, { method: "getShards", params: {}, id: null }],
    [
      { method: "getShards", params: [], id: null },
      { method: "getShards", params: {}, id: "null" },
    ],
    [
      { method: "getShards", params: null, id: { a: 1 } },
      { method: "getShards", params: {}, id: null },
    ],
  ])("accepts %j", (body, value) => {
    expect(readRpc(body)).toEqual({ ok: true, value });
  });

  test.each([
    {},
    { method: 1 },
    { method: "" },
    { method: "jsonRPC" },
    { method: "getShards", params: [1] },
    { method: "getShards", params: "x" },
  ])("refuses %j", (body) => {
    expect(readRpc(body).ok).toBe(false);
  });

  test("adds the id without changing the numbers of the answer", () => {
    expect(withId(`{"ok":true,"result":12345678901234567890}\n`, `"a"`)).toBe(
      `{"ok":true,"result":12345678901234567890,"jsonrpc":"2.0","id":"a"}`,
    );
    expect(withId(`{"ok":true}`, null)).toBe(`{"ok":true}`);
  });
});
