import { once } from "node:events";
import { createServer, request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CommandUnavailable, type Controls } from "./controls";
import { refusalReason } from "./control-guard";
import { handleControl, isControl } from "./handle-control";

const ADDRESS = `0:${"AB".repeat(32)}`;

let called: unknown[] = [];

const recorded =
  (name: string) =>
  async (...args: readonly unknown[]) => {
    called.push([name, ...args]);
    return { done: name };
  };

const controls: Controls = {
  state: () => ({
    network: "localnet",
    genesis: { id: "abc", seed: "s", time: 1, globalId: -1 },
    head: null,
    clock: { now: 1, offset: 0 },
    index: { seqno: 0 },
    history: { done: 0, of: 0, time: 0, until: 0 },
    transactions: 0,
    frozen: false,
    memory: 0,
    snapshots: [],
  }),
  faucet: recorded("faucet"),
  mine: recorded("mine"),
  crowd: recorded("crowd"),
  copy: recorded("copy"),
  advanceTime: recorded("time"),
  snapshot: recorded("snapshot"),
  restore: () => Promise.reject(new CommandUnavailable("There is no such snapshot.")),
  reset: recorded("reset"),
  freeze: recorded("freeze"),
  unfreeze: recorded("unfreeze"),
};

let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (isControl(request)) void handleControl(controls, request, response);
    else response.writeHead(418).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address: AddressInfo | string | null = server.address();
  port = address !== null && typeof address === "object" ? address.port : 0;
});
afterAll(() => void server.close());
beforeEach(() => {
  called = [];
});

async function send(path: string, body?: string, headers: Record<string, string> = {}) {
  const method = body === undefined ? "GET" : "POST";
  const request = httpRequest({ port, host: "127.0.0.1", path, method, headers });
  request.end(body);
  const [response] = await once(request, "response");
  let text = "";
  for await (const chunk of response) text += String(chunk);
  const answer: unknown = text === "" ? null : JSON.parse(text);
  return { status: response.statusCode, answer };
}

const post = (name: string, input: unknown) => send(`/localnet/${name}`, JSON.stringify(input));

describe("the control API", () => {
  it("returns the state and ignores paths of the service", async () => {
    expect(await send("/localnet")).toMatchObject({ status: 200, answer: { genesis: { id: "abc" } } });
    expect(await send("/localnetwork")).toMatchObject({ status: 418 });
  });

  it.each([
    ["faucet", { address: ADDRESS }, [ADDRESS, 100_000_000_000n]],
    ["faucet", { address: ADDRESS.toLowerCase(), amount: "0.000000001" }, [ADDRESS, 1n]],
    ["faucet", { address: ADDRESS, amount: 2.5 }, [ADDRESS, 2_500_000_000n]],
    ["mine", {}, [1]],
    ["crowd", { items: 5 }, [{ holders: 1_000, items: 5, payments: 1_000 }]],
    ["mine", { blocks: 7 }, [7]],
    ["time", { advance: 60 }, [60]],
    ["snapshot", { name: "before-the-fork" }, ["before-the-fork", false]],
    ["snapshot", { name: "before-the-fork", replace: true }, ["before-the-fork", true]],
    ["reset", {}, []],
    ["freeze", {}, []],
    ["unfreeze", {}, []],
  ])("runs %s with %o", async (name, input, args) => {
    expect(await post(name, input)).toEqual({ status: 200, answer: { done: name } });
    expect(called).toEqual([[name, ...args]]);
  });

  it.each([
    ["faucet", {}],
    ["faucet", { address: "nonsense" }],
    ["faucet", { address: ADDRESS, amount: "-1" }],
    ["faucet", { address: ADDRESS, amount: "1e5" }],
    ["faucet", { address: ADDRESS, amount: 0 }],
    ["faucet", { address: ADDRESS, amount: "100000.000000001" }],
    ["faucet", { address: ADDRESS, amount: { toString: 1 } }],
    ["mine", { blocks: 0 }],
    ["mine", { blocks: 1.5 }],
    ["mine", { blocks: 1e9 }],
    ["crowd", { holders: -1 }],
    ["crowd", { items: 100_000 }],
    ["time", {}],
    ["time", { advance: -1 }],
    ["snapshot", { name: "../../etc/passwd" }],
    ["snapshot", { name: "" }],
    ["reset", { all: true }],
  ])("rejects %s with %o", async (name, input) => {
    expect(await post(name, input)).toEqual({
      status: 422,
      answer: { error: expect.stringMatching(/^This cannot be done: .+\.$/) },
    });
    expect(called).toEqual([]);
  });

  it("rejects malformed requests", async () => {
    for (const body of ["{", "[]", "null", "7", '"text"'])
      expect(await send("/localnet/mine", body)).toMatchObject({ status: 400 });
    expect(await send("/localnet/mine", " ".repeat(1_100_000))).toMatchObject({ status: 413 });
    expect(await send("/localnet/mine")).toMatchObject({ status: 405 });
    expect(await send("/localnet", "{}")).toMatchObject({ status: 405 });
    expect(await post("explode", {})).toMatchObject({ status: 404 });
    expect(await post("restore", { name: "none" })).toEqual({
      status: 409,
      answer: { error: "There is no such snapshot." },
    });
  });

  it.each([
    { host: "evil.example" },
    { host: "127.0.0.1.evil.example" },
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://127.0.0.1:1" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ])("rejects requests of other sites: %o", async (headers) => {
    expect(await send("/localnet/reset", "{}", headers)).toMatchObject({ status: 403 });
    expect(await send("/localnet", undefined, headers)).toMatchObject({ status: 403 });
    expect(called).toEqual([]);
  });

  it("accepts its own pages and local programs under any local host name, but no remote address", () => {
    const open = (headers: Record<string, string>, remoteAddress = "127.0.0.1") =>
      refusalReason({ remoteAddress, headers }) === null;
    expect(open({ host: "localhost:8081", origin: "http://localhost:8081" })).toBe(true);
    expect(open({ host: "[::1]:8081" }, "::1")).toBe(true);
    expect(open({ host: "127.0.0.1" }, "::ffff:127.0.0.1")).toBe(true);
    expect(open({ host: "127.0.0.1" }, "192.168.1.7")).toBe(false);
    expect(open({ host: "127.0.0.1" }, "::ffff:10.0.0.1")).toBe(false);
    expect(open({})).toBe(false);
  });
});
