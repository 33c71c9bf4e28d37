import { connect } from "node:net";
import { beginCell } from "@ton/core";
import { describe, expect, test } from "vitest";
import type { SubmitVerdict } from "../chain/chain";
import { WorkerLost } from "../chain/rpc/worker-client";
import { closeServer } from "./http-server";
import { EMPTY_NODE } from "../../testing/localnet/api/test-empty-node";
import { serve } from "../../testing/localnet/api/test-api-service";

/** Sends raw text and returns everything received until the server closes the connection. */
function raw(port: number, text: string, thenClose = false): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text, () => thenClose && socket.destroy()));
    let answer = "";
    socket.setEncoding("latin1");
    socket.on("data", (part: string) => (answer += part));
    socket.on("close", () => resolve(answer));
    socket.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "ECONNRESET" || error.code === "EPIPE" ? resolve(answer) : reject(error),
    );
  });
}

const HASH = "0".repeat(64);
const DETECT = `/api/v2/detectHash?hash=${HASH}`;

describe("the service over HTTP", () => {
  test("gives the same answer to GET and POST", async () => {
    const { request } = await serve();
    const [got, posted] = [await request(DETECT), await request("/api/v2/detectHash", { hash: HASH })];
    expect(got).toMatchObject({ status: 200, body: { ok: true, result: { hex: HASH } } });
    expect(posted).toMatchObject({ status: 200, body: { ok: true, result: { hex: HASH } } });
    expect(got.headers.get("x-api-version")).toBe("2.1.11");
    expect(got.headers.get("content-type")).toContain("application/json");
  });

  test.each(["/api/v2/jsonRPC", "/api/v2", "/"])("accepts JSON-RPC at %s", async (path) => {
    const { request } = await serve();
    const call = { id: "1", jsonrpc: "2.0", method: "detectHash", params: { hash: HASH } };
    const { status, body } = await request(path, call);
    expect({ status, body }).toMatchObject({ status: 200, body: { ok: true, result: { hex: HASH } } });
    expect(body).not.toHaveProperty("id");
    expect(await request(path)).toMatchObject({
      status: 405,
      body: { ok: false, error: "method GET is not supported", code: 405, "@extra": "_" },
    });
  });

  test("allows cross-origin requests", async () => {
    const { url } = await serve();
    const preflight = await fetch(`${url}/api/v2/jsonRPC`, { method: "OPTIONS" });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    const allowed = preflight.headers.get("access-control-allow-headers")?.toLowerCase() ?? "";
    for (const name of ["x-ton-client-version", "x-api-key", "content-type"]) expect(allowed).toContain(name);
  });

  test("answers HEAD without a body", async () => {
    const { url } = await serve();
    const head = await fetch(`${url}${DETECT}`, { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(0);
    expect(await head.text()).toBe("");
  });

  test("rejects unknown paths and methods", async () => {
    const { request, url } = await serve();
    expect(await request("/api/v2/getNothing")).toMatchObject({
      status: 404,
      body: { ok: false, error: "Not Found", code: 404, "@extra": "_" },
    });
    expect(await request("/elsewhere")).toMatchObject({ status: 404 });
    expect(await request("/api/v2/sendBoc")).toMatchObject({
      status: 405,
      body: { error: "method GET is not supported", "@extra": "_" },
    });
    const put = await fetch(`${url}/api/v2/detectHash`, { method: "PUT" });
    expect(put.status).toBe(405);
    expect(await put.json()).toMatchObject({ error: "unsupported http method: PUT" });
  });

  test("rejects large bodies by their declared length and while reading", async () => {
    const { request, port } = await serve({ maxBodyBytes: 1_000 });
    await expect(request("/api/v2/sendBoc", { boc: "A".repeat(2_000) })).resolves.toMatchObject({
      status: 413,
    });
    const chunk = `3e8\r\n${"a".repeat(1_000)}\r\n`;
    const head = "POST /api/v2/sendBoc HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";
    expect(await raw(port, head + chunk + chunk)).toContain("HTTP/1.1 413");
    expect(await request(DETECT)).toMatchObject({ status: 200 });
  });

  test.each([
    ["a target that is not a URL", "GET http://[ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", "400"],
    ["a target of two slashes", "GET // HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", "40"],
    ["broken escapes", "GET /api/v2/%E0%A4%A HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", "404"],
    ["text that is not HTTP", "HELLO\r\n\r\n", "400"],
    ["huge headers", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(200_000)}\r\n\r\n`, "431"],
    [
      "a long target",
      `GET /api/v2/${"a".repeat(16_000)}?${"b".repeat(300)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      "4",
    ],
  ])("survives %s", async (_, text, status) => {
    const { port, request } = await serve();
    expect(await raw(port, text)).toContain(`HTTP/1.1 ${status}`);
    expect(await request(DETECT)).toMatchObject({ status: 200 });
  });

  test("survives an aborted body", async () => {
    const { port, request } = await serve();
    await raw(port, "POST /api/v2/sendBoc HTTP/1.1\r\nHost: a\r\nContent-Length: 500\r\n\r\n{", true);
    expect(await request(DETECT)).toMatchObject({ status: 200 });
  });

  test("answers 408 to a request that stays incomplete", async () => {
    const { port, request } = await serve({ requestMs: 50 });
    const begun = "POST /api/v2/sendBoc HTTP/1.1\r\nHost: a\r\nContent-Length: 500\r\n\r\n{";
    expect(await raw(port, begun)).toContain("HTTP/1.1 408");
    expect(await request(DETECT)).toMatchObject({ status: 200 });
  });

  const MESSAGE = { boc: beginCell().storeUint(1, 32).endCell().toBoc().toString("base64") };

  test("answers 504 at the deadline", async () => {
    const { request } = await serve(
      { deadlineMs: 20 },
      { ...EMPTY_NODE, submit: () => new Promise(() => undefined) },
    );
    expect(await request("/api/v2/sendBoc", MESSAGE)).toMatchObject({
      status: 504,
      body: { ok: false, error: "LITE_SERVER_NETWORK timeout", code: 504 },
    });
    expect(await request(DETECT)).toMatchObject({ status: 200 });
  });

  test("answers 504 when a worker is lost", async () => {
    const submit = () => Promise.reject(new WorkerLost("ended"));
    const { request } = await serve({}, { ...EMPTY_NODE, submit });
    expect(await request("/api/v2/sendBoc", MESSAGE)).toMatchObject({
      status: 504,
      body: { error: "LITE_SERVER_NETWORK timeout", code: 504 },
    });
  });

  test("keeps connections alive", async () => {
    const { port } = await serve();
    const one = `GET ${DETECT} HTTP/1.1\r\nHost: a\r\n`;
    const answers = await raw(port, `${one}\r\n${one}Connection: close\r\n\r\n`);
    expect(answers.split("HTTP/1.1 200")).toHaveLength(3);
  });

  test("finishes running requests when it closes", async () => {
    let release = (): void => undefined;
    let begun = (): void => undefined;
    const [waiting, started] = [
      new Promise<void>((resolve) => (release = resolve)),
      new Promise<void>((resolve) => (begun = resolve)),
    ];
    const refused: SubmitVerdict = { kind: "refused", reason: "no", exitCode: null };
    const submit = async () => {
      begun();
      await waiting;
      return refused;
    };
    const { request, server } = await serve({}, { ...EMPTY_NODE, submit });
    const preflight = request("/api/v2/sendBoc", MESSAGE);
    await started;
    const closed = closeServer(server, 10_000);
    release();
    expect(await preflight).toMatchObject({ status: 500, body: { code: 500 } });
    await closed;
  });
});
