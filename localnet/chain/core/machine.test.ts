import { expect, it } from "vitest";
import { Machine } from "./machine";

it("replaces an aborted executor and tries once more", async () => {
  const machine = new Machine();
  const used = new Set<object>();
  const answer = await machine.use(async (executor) => {
    used.add(executor);
    if (used.size === 1) throw new WebAssembly.RuntimeError("Aborted()");
    return "done";
  });
  expect([answer, used.size]).toEqual(["done", 2]);
});

it("fails after the second attempt", async () => {
  const machine = new Machine();
  await expect(machine.use(() => Promise.reject(new Error("always")))).rejects.toThrow("always");
});
