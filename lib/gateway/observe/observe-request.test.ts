import { once } from "node:events";
import { createServer, request as httpRequest, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { openDoor, type Pass } from "../door/door";
import { currentRequest } from "../visitor/request-context";
import type { RequestRecord } from "./observe-request";

const servers: (() => void)[] = [];
afterEach(() => {
  for (const close of servers.splice(0)) close();
});

/** A server with a door that is observed. */
async function observed(pass: Pass) {
  const records: RequestRecord[] = [];
  const door = openDoor({
    route: () => ({ kind: "page", network: null }),
    trustedProxies: 0,
    limit: { admit: () => ({ ok: true, value: null }) },
    pages: null,
    observer: { networks: new Set(["testnet"]), record: (request) => records.push(request) },
    onBug: (error) => {
      throw error;
    },
  });
  const server = createServer((request, response) => door(request, response, pass));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  servers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const open = (path: string) => httpRequest({ port, host: "127.0.0.1", path }).end();
  const get = async (path: string): Promise<IncomingMessage> => {
    const [response]: IncomingMessage[] = await once(open(path), "response");
    if (response === undefined) throw new Error("no response");
    await once(response.resume(), "end");
    await expect.poll(() => records.length).toBeGreaterThan(0);
    return response;
  };
  return { records, open, get };
}

test("a page is timed to its first byte and its end, and Server-Timing contains the time spent on answers", async () => {
  const { records, get } = await observed(async (_, response) => {
    await wait(20);
    currentRequest()?.timing.noteAnswer(12);
    currentRequest()?.timing.noteAnswer(0.5);
    response.write("<p>");
    await wait(30);
    response.end("</p>");
  });
  const { headers } = await get("/testnet/account/x");
  expect(headers["server-timing"]).toMatch(/^total;dur=[\d.]+, data;dur=12\.5;desc="2 answers"$/);
  const [seen] = records;
  expect(seen).toMatchObject({ kind: "page", name: "account", status: 200, answers: 2, left: false });
  expect(seen?.id).toBe(headers["x-request-id"]);
  expect(seen?.firstByteMs).toBeGreaterThan(15);
  expect(seen?.durationMs).toBeGreaterThan((seen?.firstByteMs ?? 0) + 20);
});

test("a request that the door refuses is recorded, too", async () => {
  const { records, get } = await observed(() => {
    throw new Error("the request must not be passed on");
  });
  await get(`/?${"a&".repeat(7_000)}`);
  expect(records).toMatchObject([{ kind: "page", name: "home", status: 414 }]);
});

test("files get no Server-Timing, and a visitor who disconnects before the end is recorded as left", async () => {
  const { records, open, get } = await observed((request, response) => {
    if (request.url === "/favicon.ico") response.end("x");
    else response.write("x");
  });
  expect((await get("/favicon.ico")).headers["server-timing"]).toBeUndefined();
  const request = open("/blocks");
  request.on("error", () => {});
  await once(request, "response");
  request.destroy();
  await expect.poll(() => records.length).toBe(2);
  expect(records[1]).toMatchObject({ kind: "page", name: "blocks", left: true });
});
