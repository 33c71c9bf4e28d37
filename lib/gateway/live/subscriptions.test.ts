import { expect, test } from "vitest";
import { Subscriptions } from "./subscriptions";

const testSubscriptions = () =>
  new Subscriptions<string, "a" | "b">({
    kindOf: (subject) => (subject.startsWith("a") ? "a" : "b"),
    most: { a: 3, b: 1 },
    each: { a: 2, b: 1 },
  });

test("a subject that many subscribe to is listed once, until the last of them releases it", () => {
  const subscriptions = testSubscriptions();
  const all = Array.from({ length: 500 }, () => subscriptions.add("one", ["a1", "b1", "a1"]));
  expect(subscriptions.all).toEqual(["a1", "b1"]);
  for (const { release } of all.slice(1)) {
    release();
    release();
  }
  expect(subscriptions.all).toEqual(["a1", "b1"]);
  all[0]?.release();
  expect(subscriptions.all).toEqual([]);
});

test("subjects beyond the limit are refused, unless they are listed already", () => {
  const subscriptions = testSubscriptions();
  subscriptions.add("one", ["a1", "a2"]);
  expect([...subscriptions.add("two", ["a3", "a4", "a2", "b1", "b2"]).accepted]).toEqual(["a3", "a2", "b1"]);
  expect([...subscriptions.add("three", ["a1", "a5"]).accepted]).toEqual(["a1"]);
});

test("one visitor gets a limited share, however many streams are opened", () => {
  const subscriptions = testSubscriptions();
  const first = subscriptions.add("greedy", ["a1"]);
  subscriptions.add("greedy", ["a2"]);
  expect([...subscriptions.add("greedy", ["a3"]).accepted]).toEqual([]);
  expect([...subscriptions.add("other", ["a3"]).accepted]).toEqual(["a3"]);
  first.release();
  expect([...subscriptions.add("greedy", ["a4"]).accepted]).toEqual(["a4"]);
});

test("all addresses of an IPv6 network share the limit of one visitor", () => {
  const subscriptions = testSubscriptions();
  const first = subscriptions.add("2001:db8:1:2::1", ["a1"]);
  subscriptions.add("2001:db8:1:2:ffff::1", ["a2"]);
  expect([...subscriptions.add("2001:db8:1:2::3", ["a3"]).accepted]).toEqual([]);
  expect([...subscriptions.add("2001:db8:1:3::1", ["a3"]).accepted]).toEqual(["a3"]);
  first.release();
  expect([...subscriptions.add("2001:db8:1:2::3", ["a4"]).accepted]).toEqual(["a4"]);
});

test("subjects of other instances are added to one’s own up to the limit", () => {
  const subscriptions = testSubscriptions();
  subscriptions.add("one", ["a9", "b9"]);
  expect(subscriptions.withOthers(["a1", "a9", "a2", "a3", "b1"])).toEqual(["a1", "a2", "a9", "b9"]);
});
