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
  let attempts = 0;
  const failing = () => {
    attempts += 1;
    return Promise.reject(new Error("always"));
  };
  await expect(new Machine().use(failing)).rejects.toThrow("always");
  expect(attempts).toBe(2);
});
