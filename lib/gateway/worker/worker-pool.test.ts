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
