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
    setTimeout(() => reject(new Error("a mistake of ours")), ms);
  });
}

describe("inTime", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("has the value of what comes before the page has to be painted", async () => {
    const waiting = inTime(after(paintMs - 1, "it"));
    await vi.advanceTimersByTimeAsync(paintMs - 1);
    await expect(waiting).resolves.toEqual({ late: false, value: "it" });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("has the promise of what comes later", async () => {
    const waiting = inTime(after(5_000, "it"));
    await vi.advanceTimersByTimeAsync(paintMs);
    const first = await waiting;
    if (!first.late) throw new Error("it was not late");
    await vi.advanceTimersByTimeAsync(5_000);
    await expect(first.promise).resolves.toBe("it");
  });

  it("takes what is at hand although no time is left", async () => {
    await expect(inTime(Promise.resolve("it"), -100)).resolves.toEqual({ late: false, value: "it" });
  });

  it("fails with what fails in time, and leaves what fails later to whoever waits for it", async () => {
    await Promise.all([
      expect(inTime(failAfter(100))).rejects.toThrow("a mistake of ours"),
      vi.advanceTimersByTimeAsync(100),
    ]);

    const waiting = inTime(failAfter(paintMs + 200));
    await vi.advanceTimersByTimeAsync(paintMs);
    const first = await waiting;
    if (!first.late) throw new Error("it was not late");
    await Promise.all([
      expect(first.promise).rejects.toThrow("a mistake of ours"),
      vi.advanceTimersByTimeAsync(200),
    ]);
  });
});
