import { afterAll, expect, it, vi } from "vitest";
import { WorkerClient, RequestFailed, WorkerLost } from "./worker-client";
import { startWorker } from "./start-worker";

vi.setConfig({ testTimeout: 60_000 });

let started = 0;

function clientWith(deadline: number, attempts = 1): WorkerClient {
  return new WorkerClient({
    start: () => {
      started += 1;
      return startWorker(
        new URL("../../../testing/localnet/chain/rpc/test-worker.ts", import.meta.url),
        null,
      );
    },
    deadline,
    attempts,
    prepare: async (request) => {
      expect(await request<string>("answer")).toBe("answered");
    },
  });
}

const client = clientWith(20_000);
const quick = clientWith(3_000);
const retrying = clientWith(20_000, 2);
const call = (order: string, of = client) => of.call<string>(order);

afterAll(async () => {
  await Promise.all([client, quick, retrying].map((each) => each.close()));
});

it("answers in order, and reports failures", async () => {
  const answers = await Promise.allSettled([call("answer"), call("fail"), call("answer")]);
  expect(answers).toMatchObject([
    { status: "fulfilled", value: "answered" },
    { status: "rejected", reason: new RequestFailed("not that") },
    { status: "fulfilled", value: "answered" },
  ]);
  expect(started).toBe(1);
});

it("starts another worker for the next call when one has ended", async () => {
  await expect(call("end")).rejects.toThrow(WorkerLost);
  expect(await call("answer")).toBe("answered");
  expect(started).toBe(2);
});

it("terminates a worker that does not answer in time", async () => {
  await expect(call("hang", quick)).rejects.toThrow(WorkerLost);
  expect(quick.running).toBe(false);
  expect(await call("answer", quick)).toBe("answered");
});

it("repeats a call once if two attempts are allowed, and keeps the order of calls", async () => {
  const before = started;
  const order: string[] = [];
  const record = (name: string) => () => order.push(name);
  await Promise.all([
    call("end", retrying).catch(record("ended")),
    call("answer", retrying).then(record("answered")),
  ]);
  expect(order).toEqual(["ended", "answered"]);
  expect(started - before).toBe(3);
});

it("starts no worker after it is closed", async () => {
  const before = started;
  const closed = clientWith(10_000);
  await closed.close();
  await expect(call("answer", closed)).rejects.toThrow(WorkerLost);
  expect(started).toBe(before);
});

it("gives the compiled emulator to its worker", async () => {
  expect(await call("emulator")).toBe("received");
});
