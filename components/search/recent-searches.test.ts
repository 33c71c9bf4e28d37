import { beforeEach, describe, expect, it, vi } from "vitest";
import { recentSearches } from "./recent-searches";

function storage(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) };
}

beforeEach(() => void vi.stubGlobal("localStorage", storage()));

describe("recent searches", () => {
  it("are unique, newest first and limited", () => {
    for (const text of ["a", "b", " a "]) recentSearches.add(text);
    expect(recentSearches.all()).toEqual(["a", "b"]);
    for (const text of "cdefghijk") recentSearches.add(text);
    expect(recentSearches.all()).toEqual("kjihgfed".split(""));
  });

  it("can be removed one by one or all at once", () => {
    for (const text of ["a", "b", "c"]) recentSearches.add(text);
    expect(recentSearches.remove("b")).toEqual(["c", "a"]);
    expect(recentSearches.clear()).toEqual([]);
    expect(recentSearches.all()).toEqual([]);
  });

  it("exclude empty and very long input", () => {
    recentSearches.add(" ");
    recentSearches.add("x".repeat(201));
    expect(recentSearches.all()).toEqual([]);
  });

  it.each(["{", '{"a":1}', "null", "[1,null]"])("are empty if the storage holds %s", (text) => {
    localStorage.setItem("recent-searches", text);
    expect(recentSearches.all()).toEqual([]);
  });

  it("are empty without storage, and do not throw", () => {
    const refuse = () => {
      throw new Error("forbidden");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    expect(() => recentSearches.add("a")).not.toThrow();
    expect(recentSearches.all()).toEqual([]);
  });
});
