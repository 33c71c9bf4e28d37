import { beforeEach, describe, expect, it, vi } from "vitest";
import { recentSearches } from "./recent-searches";

function storage(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) };
}

beforeEach(() => void vi.stubGlobal("localStorage", storage()));

describe("recent searches", () => {
  it("are there once each, the newest first, and not too many", () => {
    for (const text of ["a", "b", " a "]) recentSearches.add(text);
    expect(recentSearches.all()).toEqual(["a", "b"]);
    for (const text of "cdefghijk") recentSearches.add(text);
    expect(recentSearches.all()).toEqual("kjihgfed".split(""));
  });

  it("can be removed one by one and all together", () => {
    for (const text of ["a", "b", "c"]) recentSearches.add(text);
    expect(recentSearches.remove("b")).toEqual(["c", "a"]);
    expect(recentSearches.clear()).toEqual([]);
    expect(recentSearches.all()).toEqual([]);
  });

  it("do not keep nothing, nor what is very long", () => {
    recentSearches.add(" ");
    recentSearches.add("x".repeat(201));
    expect(recentSearches.all()).toEqual([]);
  });

  it.each(["{", '{"a":1}', "null", "[1,null]"])("are none when the storage holds %s", (text) => {
    localStorage.setItem("recent-searches", text);
    expect(recentSearches.all()).toEqual([]);
  });

  it("are none when there is no storage, and nothing breaks", () => {
    const refuse = () => {
      throw new Error("forbidden");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    expect(() => recentSearches.add("a")).not.toThrow();
    expect(recentSearches.all()).toEqual([]);
  });
});
