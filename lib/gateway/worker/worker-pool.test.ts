import * as v from "valibot";
import { expect, it } from "vitest";
import { WorkerPool } from "./worker-pool";

it("a program that cannot be started fails its tasks, and the next task starts it again", async () => {
  const pool = new WorkerPool({
    file: "vm-worker.mjs",
    args: [],
    limits: { timeMs: 60_000, startMs: 60_000, workers: 1, idleMs: 60_000, waiting: 1 },
    reply: v.object({}),
    messageOf: (task: object) => task,
  });
  const { execPath } = process;
  process.execPath = "/nonexistent/node";
  try {
    expect(await pool.run({})).toEqual({ ok: false, problem: "ended" });
    expect(await Promise.all([pool.run({}), pool.run({})])).toEqual([
      { ok: false, problem: "ended" },
      { ok: false, problem: "ended" },
    ]);
  } finally {
    process.execPath = execPath;
    pool.close();
  }
});

it("a visitor has few tasks waiting at once, and a task whose visitor has gone is not begun", async () => {
  const pool = new WorkerPool({
    file: "vm-worker.mjs",
    args: [],
    limits: { timeMs: 60_000, startMs: 60_000, workers: 1, idleMs: 60_000, waiting: 3, waitingEach: 2 },
    reply: v.object({}),
    messageOf: (task: object) => task,
  });
  const leaving = new AbortController();
  const of = (visitor: string, { signal: left } = new AbortController()) => ({ visitor, left });
  // The first one has the worker.
  const first = pool.run({}, of("a"));
  const gone = pool.run({}, of("a", leaving));
  const second = pool.run({}, of("a"));
  expect(await pool.run({}, of("a"))).toEqual({ ok: false, problem: "busy" });
  const other = pool.run({}, of("b"));
  expect(await pool.run({}, of("c"))).toEqual({ ok: false, problem: "busy" });
  leaving.abort();
  expect(await gone).toEqual({ ok: false, problem: "ended" });
  const third = pool.run({}, of("a"));
  expect(await pool.run({}, of("d", leaving))).toEqual({ ok: false, problem: "ended" });
  const { execPath } = process;
  process.execPath = "/nonexistent/node";
  try {
    pool.close();
    expect(await Promise.all([first, second, other, third])).toEqual(
      Array.from({ length: 4 }, () => ({ ok: false, problem: "ended" })),
    );
  } finally {
    process.execPath = execPath;
  }
});
