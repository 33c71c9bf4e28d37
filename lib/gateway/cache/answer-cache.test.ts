import { describe, expect, test } from "vitest";
import { AnswerCache, type CacheEntry } from "./answer-cache";
import { ageOf, LIFETIMES } from "./freshness";

const entry = (body: string): CacheEntry => ({
  kind: "answer",
  body,
  value: null,
  storedAtMs: 0,
  freshness: "list",
  refreshError: null,
});

describe("answers in memory", () => {
  test("never exceed the limit, and the least recently used are evicted first", () => {
    const cache = new AnswerCache(1_000_000);
    for (let i = 0; i < 100; i += 1) {
      cache.set(`${i}`, entry("x".repeat(10_000)));
      cache.get("0");
      expect(cache.size.bytes).toBeLessThanOrEqual(1_000_000);
    }
    expect(cache.get("0")).not.toBeNull();
    expect(cache.get("1")).toBeNull();
    expect(cache.get("99")).not.toBeNull();
  });

  test("a huge answer is not stored and does not evict the others", () => {
    const cache = new AnswerCache(1_000_000);
    cache.set("small", entry("x"));
    cache.set("giant", entry("x".repeat(300_000)));
    expect(cache.get("giant")).toBeNull();
    expect(cache.get("small")).not.toBeNull();
  });

  test("text beyond ASCII counts with its size in memory", () => {
    const [ascii, emoji] = [new AnswerCache(), new AnswerCache()];
    ascii.set("a", entry("x".repeat(1_000)));
    emoji.set("a", entry("x".repeat(999) + "ё"));
    expect(emoji.size.bytes).toBeGreaterThan(ascii.size.bytes * 1.3);
  });
});

describe("the lifetimes of answers", () => {
  test("an answer is usable while it is fresh, and kept while it is usable", () => {
    for (const { freshMs, usableMs, keptMs } of Object.values(LIFETIMES)) {
      expect(freshMs).toBeLessThanOrEqual(usableMs);
      expect(usableMs).toBeLessThanOrEqual(keptMs);
    }
  });

  test("Redis keeps an answer for as long as it is usable, or for at least a day", () => {
    for (const { usableMs, sharedMs } of Object.values(LIFETIMES))
      expect(sharedMs).toBeGreaterThanOrEqual(Math.min(usableMs, 86_400_000));
  });

  test("an answer from the future, after a clock was set back, is fresh", () => {
    expect(ageOf("list", 2_000, 1_000)).toBe("fresh");
  });

  test("an answer with the freshness `never` is gone at once", () => {
    expect(ageOf("never", 1_000, 1_000)).toBe("gone");
  });
});
