import { afterAll, expect, it, vi } from "vitest";
import { Remote, RequestFailed, WorkerLost } from "./remote";
import { startWorker } from "./start-worker";

vi.setConfig({ testTimeout: 60_000 });

let started = 0;

function remoteWith(deadline: number, attempts = 1): Remote {
  return new Remote({
    start: () => {
      started += 1;
      return startWorker(new URL("./test-worker.ts", import.meta.url), null);
    },
    deadline,
    attempts,
    prepare: async (request) => {
      expect(await request<string>("answer")).toBe("answered");
    },
  });
}

const remote = remoteWith(20_000);
const impatient = remoteWith(3_000);
const stubborn = remoteWith(20_000, 2);
const ask = (order: string, of = remote) => of.call<string>(order);

afterAll(async () => {
  await Promise.all([remote, impatient, stubborn].map((each) => each.close()));
});

it("answers in turn, and says so when it cannot", async () => {
  const answers = await Promise.allSettled([ask("answer"), ask("fail"), ask("answer")]);
  expect(answers).toMatchObject([
    { status: "fulfilled", value: "answered" },
    { status: "rejected", reason: new RequestFailed("not that") },
    { status: "fulfilled", value: "answered" },
  ]);
  expect(started).toBe(1);
});

it("starts another worker for the next call when one has ended", async () => {
  await expect(ask("end")).rejects.toThrow(WorkerLost);
  expect(await ask("answer")).toBe("answered");
  expect(started).toBe(2);
});

it("ends a worker that does not answer in time", async () => {
  await expect(ask("hang", impatient)).rejects.toThrow(WorkerLost);
  expect(impatient.running).toBe(false);
  expect(await ask("answer", impatient)).toBe("answered");
});

it("asks again as often as it may, and keeps the order of calls", async () => {
  const before = started;
  const order: string[] = [];
  const note = (name: string) => () => order.push(name);
  await Promise.all([
    ask("end", stubborn).catch(note("ended")),
    ask("answer", stubborn).then(note("answered")),
  ]);
  expect(order).toEqual(["ended", "answered"]);
  expect(started - before).toBe(3);
});

it("starts none when it is closed", async () => {
  const closed = remoteWith(10_000);
  await closed.close();
  await expect(ask("answer", closed)).rejects.toThrow(WorkerLost);
});
