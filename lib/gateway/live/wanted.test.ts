import { expect, test } from "vitest";
import { Wanted } from "./wanted";

const wantedOf = () =>
  new Wanted<string, "a" | "b">({
    kindOf: (subject) => (subject.startsWith("a") ? "a" : "b"),
    most: { a: 3, b: 1 },
    each: { a: 2, b: 1 },
  });

test("a subject that many want is listed once, until the last of them releases it", () => {
  const wanted = wantedOf();
  const all = Array.from({ length: 500 }, () => wanted.add("one", ["a1", "b1", "a1"]));
  expect(wanted.all).toEqual(["a1", "b1"]);
  for (const { release } of all.slice(1)) {
    release();
    release();
  }
  expect(wanted.all).toEqual(["a1", "b1"]);
  all[0]?.release();
  expect(wanted.all).toEqual([]);
});

test("subjects beyond the limit are refused, unless they are listed already", () => {
  const wanted = wantedOf();
  wanted.add("one", ["a1", "a2"]);
  expect([...wanted.add("two", ["a3", "a4", "a2", "b1", "b2"]).accepted]).toEqual(["a3", "a2", "b1"]);
  expect([...wanted.add("three", ["a1", "a5"]).accepted]).toEqual(["a1"]);
});

test("one visitor gets a limited share, however many streams are opened", () => {
  const wanted = wantedOf();
  const first = wanted.add("greedy", ["a1"]);
  wanted.add("greedy", ["a2"]);
  expect([...wanted.add("greedy", ["a3"]).accepted]).toEqual([]);
  expect([...wanted.add("other", ["a3"]).accepted]).toEqual(["a3"]);
  first.release();
  expect([...wanted.add("greedy", ["a4"]).accepted]).toEqual(["a4"]);
});

test("all addresses of an IPv6 network share the limit of one visitor", () => {
  const wanted = wantedOf();
  const first = wanted.add("2001:db8:1:2::1", ["a1"]);
  wanted.add("2001:db8:1:2:ffff::1", ["a2"]);
  expect([...wanted.add("2001:db8:1:2::3", ["a3"]).accepted]).toEqual([]);
  expect([...wanted.add("2001:db8:1:3::1", ["a3"]).accepted]).toEqual(["a3"]);
  first.release();
  expect([...wanted.add("2001:db8:1:2::3", ["a4"]).accepted]).toEqual(["a4"]);
});

test("subjects of other instances are added to one’s own up to the limit", () => {
  const wanted = wantedOf();
  wanted.add("one", ["a9", "b9"]);
  expect(wanted.withOthers(["a1", "a9", "a2", "a3", "b1"])).toEqual(["a1", "a2", "a9", "b9"]);
});
