import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { REQUEST_LIMITS } from "../../gateway/visitor/request-context";
import { inTime } from "./in-time";

const { paintMs } = REQUEST_LIMITS;

function after<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(value), ms);
  });
}

function failAfter(ms: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error("a bug")), ms);
  });
}

describe("inTime", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("resolves to a value that arrives before the page has to be painted", async () => {
    const waiting = inTime(after(paintMs - 1, "it"));
    await vi.advanceTimersByTimeAsync(paintMs - 1);
    await expect(waiting).resolves.toEqual({ late: false, value: "it" });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("resolves to the promise of a value that arrives later", async () => {
    const waiting = inTime(after(5_000, "it"));
    await vi.advanceTimersByTimeAsync(paintMs);
    const first = await waiting;
    if (!first.late) throw new Error("it was not late");
    await vi.advanceTimersByTimeAsync(5_000);
    await expect(first.promise).resolves.toBe("it");
  });

  it("resolves to a value that is already there although no time is left", async () => {
    await expect(inTime(Promise.resolve("it"), -100)).resolves.toEqual({ late: false, value: "it" });
  });

  it("rejects with an early failure, and leaves a late one to the promise", async () => {
    await Promise.all([
      expect(inTime(failAfter(100))).rejects.toThrow("a bug"),
      vi.advanceTimersByTimeAsync(100),
    ]);

    const waiting = inTime(failAfter(paintMs + 200));
    await vi.advanceTimersByTimeAsync(paintMs);
    const first = await waiting;
    if (!first.late) throw new Error("it was not late");
    await Promise.all([expect(first.promise).rejects.toThrow("a bug"), vi.advanceTimersByTimeAsync(200)]);
  });
});
