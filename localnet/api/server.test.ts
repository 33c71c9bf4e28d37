import { connect } from "node:net";
import { beginCell } from "@ton/core";
import { describe, expect, test } from "vitest";
import type { Verdict } from "../chain/chain";
import { WorkerLost } from "../chain/rpc/remote";
import { closeServer } from "./http-server";
import { EMPTY_NODE } from "./test-node";
import { serve } from "./test-service";

/** Sends bytes as they are and gives back all that comes until the other side closes. */
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
  test("answers by GET and POST alike", async () => {
    const { ask } = await serve();
    const [got, posted] = [await ask(DETECT), await ask("/api/v2/detectHash", { hash: HASH })];
    expect(got).toMatchObject({ status: 200, body: { ok: true, result: { hex: HASH } } });
    expect(posted).toMatchObject({ status: 200, body: { ok: true, result: { hex: HASH } } });
    expect(got.headers.get("x-api-version")).toBe("2.1.11");
    expect(got.headers.get("content-type")).toContain("application/json");
  });

  test.each(["/api/v2/jsonRPC", "/api/v2", "/"])("takes JSON-RPC at %s", async (path) => {
    const { ask } = await serve();
    const call = { id: "1", jsonrpc: "2.0", method: "detectHash", params: { hash: HASH } };
    const { status, body } = await ask(path, call);
    expect({ status, body }).toMatchObject({ status: 200, body: { ok: true, result: { hex: HASH } } });
    expect(body).not.toHaveProperty("id");
    expect(await ask(path)).toMatchObject({
      status: 405,
      body: { ok: false, error: "method GET is not supported", code: 405, "@extra": "_" },
    });
  });

  test("lets other pages call it", async () => {
    const { url } = await serve();
    const asked = await fetch(`${url}/api/v2/jsonRPC`, { method: "OPTIONS" });
    expect(asked.status).toBe(204);
    expect(asked.headers.get("access-control-allow-origin")).toBe("*");
    const allowed = asked.headers.get("access-control-allow-headers")?.toLowerCase() ?? "";
    for (const name of ["x-ton-client-version", "x-api-key", "content-type"]) expect(allowed).toContain(name);
  });

  test("answers HEAD without a body", async () => {
    const { url } = await serve();
    const head = await fetch(`${url}${DETECT}`, { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(0);
    expect(await head.text()).toBe("");
  });

  test("says what it does not have", async () => {
    const { ask, url } = await serve();
    expect(await ask("/api/v2/getNothing")).toMatchObject({
      status: 404,
      body: { ok: false, error: "Not Found", code: 404, "@extra": "_" },
    });
    expect(await ask("/elsewhere")).toMatchObject({ status: 404 });
    expect(await ask("/api/v2/sendBoc")).toMatchObject({
      status: 405,
      body: { error: "method GET is not supported", "@extra": "_" },
    });
    const put = await fetch(`${url}/api/v2/detectHash`, { method: "PUT" });
    expect(put.status).toBe(405);
    expect(await put.json()).toMatchObject({ error: "unsupported http method: PUT" });
  });

  test("refuses bodies that are too large, before and while they come", async () => {
    const { ask, port } = await serve({ maxBodyBytes: 1_000 });
    await expect(ask("/api/v2/sendBoc", { boc: "A".repeat(2_000) })).resolves.toMatchObject({ status: 413 });
    const chunk = `3e8\r\n${"a".repeat(1_000)}\r\n`;
    const head = "POST /api/v2/sendBoc HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";
    expect(await raw(port, head + chunk + chunk)).toContain("HTTP/1.1 413");
    expect(await ask(DETECT)).toMatchObject({ status: 200 });
  });

  test.each([
    ["a target that is no URL", "GET http://[ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", "400"],
    ["a target of two slashes", "GET // HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", "40"],
    ["broken escapes", "GET /api/v2/%E0%A4%A HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", "404"],
    ["no HTTP", "HELLO\r\n\r\n", "400"],
    ["huge headers", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(100_000)}\r\n\r\n`, "431"],
    [
      "a long target",
      `GET /api/v2/${"a".repeat(16_000)}?${"b".repeat(300)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      "4",
    ],
  ])("survives %s", async (_, text, status) => {
    const { port, ask } = await serve();
    expect(await raw(port, text)).toContain(`HTTP/1.1 ${status}`);
    expect(await ask(DETECT)).toMatchObject({ status: 200 });
  });

  test("survives a body that breaks off", async () => {
    const { port, ask } = await serve();
    await raw(port, "POST /api/v2/sendBoc HTTP/1.1\r\nHost: a\r\nContent-Length: 500\r\n\r\n{", true);
    expect(await ask(DETECT)).toMatchObject({ status: 200 });
  });

  test("waits for no request that never ends", async () => {
    const { port, ask } = await serve({ requestMs: 50 });
    const begun = "POST /api/v2/sendBoc HTTP/1.1\r\nHost: a\r\nContent-Length: 500\r\n\r\n{";
    expect(await raw(port, begun)).toContain("HTTP/1.1 408");
    expect(await ask(DETECT)).toMatchObject({ status: 200 });
  });

  const MESSAGE = { boc: beginCell().storeUint(1, 32).endCell().toBoc().toString("base64") };

  test("gives up at the deadline", async () => {
    const { ask } = await serve(
      { deadlineMs: 20 },
      { ...EMPTY_NODE, submit: () => new Promise(() => undefined) },
    );
    expect(await ask("/api/v2/sendBoc", MESSAGE)).toMatchObject({
      status: 504,
      body: { ok: false, error: "LITE_SERVER_NETWORK timeout", code: 504 },
    });
    expect(await ask(DETECT)).toMatchObject({ status: 200 });
  });

  test("calls a lost worker a node that does not answer", async () => {
    const submit = () => Promise.reject(new WorkerLost("ended"));
    const { ask } = await serve({}, { ...EMPTY_NODE, submit });
    expect(await ask("/api/v2/sendBoc", MESSAGE)).toMatchObject({
      status: 504,
      body: { error: "LITE_SERVER_NETWORK timeout", code: 504 },
    });
  });

  test("keeps connections, whoever asks next", async () => {
    const { port } = await serve();
    const one = `GET ${DETECT} HTTP/1.1\r\nHost: a\r\n`;
    const answers = await raw(port, `${one}\r\n${one}Connection: close\r\n\r\n`);
    expect(answers.split("HTTP/1.1 200")).toHaveLength(3);
  });

  test("lets what is under way finish when it closes", async () => {
    let release = (): void => undefined;
    let begun = (): void => undefined;
    const [waiting, started] = [
      new Promise<void>((resolve) => (release = resolve)),
      new Promise<void>((resolve) => (begun = resolve)),
    ];
    const refused: Verdict = { kind: "refused", reason: "no", exitCode: null };
    const submit = async () => {
      begun();
      await waiting;
      return refused;
    };
    const { ask, server } = await serve({}, { ...EMPTY_NODE, submit });
    const asked = ask("/api/v2/sendBoc", MESSAGE);
    await started;
    const closed = closeServer(server, 10_000);
    release();
    expect(await asked).toMatchObject({ status: 500, body: { code: 500 } });
    await closed;
  });
});
