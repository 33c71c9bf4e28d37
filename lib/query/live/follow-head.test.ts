import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followHead } from "./follow-head";

/** Stands in for the browser's connection; the test sends its events. */
class TestSource extends EventTarget {
  static readonly CLOSED = 2;
  static readonly all: TestSource[] = [];
  readyState = 1;

  constructor(readonly url: string) {
    super();
    TestSource.all.push(this);
  }

  close(): void {
    this.readyState = TestSource.CLOSED;
  }

  send(type: string, data = ""): void {
    this.dispatchEvent(new MessageEvent(type, { data }));
  }
}

const HEAD = { head: null, asOfMs: null, problem: null, nowMs: 0 };

/** The queries that were refetched. */
let polls: unknown[] = [];
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  TestSource.all.length = 0;
  vi.stubGlobal("EventSource", TestSource);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  const client = new QueryClient();
  polls = [];
  vi.spyOn(client, "refetchQueries").mockImplementation((filters) => {
    polls.push(filters?.queryKey);
    return Promise.resolve();
  });
  stop = followHead("mainnet", client);
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const states = () => TestSource.all.map(({ readyState }) => readyState);

test.each([
  ["head", JSON.stringify(HEAD)],
  ["changes", "[]"],
  ["alive", ""],
  ["error", ""],
])("a feed stays open while it sends %s", async (type, data) => {
  for (let seconds = 0; seconds < 300; seconds += 40) {
    TestSource.all[0]?.send(type, data);
    // oxlint-disable-next-line eslint/no-await-in-loop -- one event after the other
    await vi.advanceTimersByTimeAsync(40_000);
  }
  expect(states()).toEqual([1]);
});

test("a feed that becomes silent is given up: the page polls what it reported, and opens another one", async () => {
  TestSource.all[0]?.send("head", JSON.stringify(HEAD));
  await vi.advanceTimersByTimeAsync(44_000);
  expect([states(), polls]).toEqual([[1], []]);
  await vi.advanceTimersByTimeAsync(2_000);
  const refetched = [
    ["head", "mainnet"],
    ["watched", "mainnet"],
  ];
  expect([states(), polls]).toEqual([[TestSource.CLOSED], refetched]);
  await vi.advanceTimersByTimeAsync(75_000);
  expect(states()).toEqual([TestSource.CLOSED, 1]);
});

test("a feed that never sends anything is given up, too, and again", async () => {
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(TestSource.all.length).toBeGreaterThan(4);
  stop();
  const opened = TestSource.all.length;
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(TestSource.all).toHaveLength(opened);
});
