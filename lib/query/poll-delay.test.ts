import {
  environmentManager,
  focusManager,
  onlineManager,
  QueryObserver,
  type QueryClient,
} from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { walletStates } from "../../fixtures/toncenter/v3/samples/accounts";
import { ACCOUNT_FACTS } from "../../testing/domain/account/test-account-facts";
import { parseAddress } from "../ton/address/read-address";
import { accountQuery } from "./account-query";
import { latestQuery } from "./latest-query";
import { freshQuery } from "./list/list-query";
import { headQuery } from "./live/head-query";
import { createClient } from "./live/live-data";
import { pendingQuery } from "./pending-report-query";
import { pollDelayMs } from "./poll-delay";
import { QueryError } from "./query-error";
import { roundQuery } from "./round-query";
import { watchedQueries } from "./watched-query";

const ADDRESS = parseAddress(walletStates.wallets[0]?.address ?? "");
const ROWS = { rows: [], end: true, pin: null, problem: null, asOfMs: 0 };
const LIST = {
  queryKey: ["rows"],
  path: "/rows",
  loadRow: () => new Promise<never>(() => {}),
  idOf: () => "",
  initial: ROWS,
  newestFirst: true,
};
const PENDING = { rows: [], outcomes: [], problem: null, asOfMs: 0 };
const OF_ACCOUNT = { view: "transactions", of: { is: "account", address: ADDRESS } } as const;

/** In seconds. */
let requestedAt: number[] = [];
let client: QueryClient;

function noteRequest(): void {
  requestedAt.push(Math.round(Date.now() / 1_000));
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  focusManager.setFocused(true);
  environmentManager.setIsServer(() => false);
  requestedAt = [];
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", () => {
    noteRequest();
    return Promise.reject(new TypeError("Failed to fetch"));
  });
  client = createClient();
  client.mount();
});

afterEach(() => {
  client.unmount();
  client.clear();
  focusManager.setFocused(undefined);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const delays = (count: number) =>
  requestedAt.slice(1, count + 1).map((at, index) => at - (requestedAt[index] ?? 0));

const HEAD = { head: null, asOfMs: null, problem: null, nowMs: 0 };
const ACCOUNT = { account: ACCOUNT_FACTS, asOfMs: 0, problem: null, nowMs: 0 };
const MISSING = { ...ACCOUNT, account: null, problem: { kind: "offline" } } as const;

it.each([
  ["the head", () => new QueryObserver(client, headQuery("test", HEAD)), [6, 12, 24, 30, 30]],
  ["a list", () => new QueryObserver(client, freshQuery(LIST)), [20, 30, 30, 30, 30]],
  ["latest rows", () => new QueryObserver(client, latestQuery(LIST)), [12, 24, 30, 30, 30]],
  [
    "an account",
    () => new QueryObserver(client, accountQuery("test", ADDRESS, ACCOUNT)),
    [20, 30, 30, 30, 30],
  ],
  [
    "a missing account",
    () => new QueryObserver(client, accountQuery("test", ADDRESS, MISSING)),
    [6, 12, 24, 30, 30],
  ],
  [
    "pending",
    () => new QueryObserver(client, pendingQuery("test", OF_ACCOUNT, PENDING)),
    [6, 12, 24, 30, 30],
  ],
  ["the round", () => new QueryObserver(client, roundQuery("test", null)), [6, 12, 24, 30, 30]],
])("polls for %s with growing delays while its requests fail", async (_, observe, expected) => {
  observe().subscribe(() => {});
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(delays(5)).toEqual(expected);
});

it("polls a watchlist on screen no more often while its requests fail, and one without accounts soon", async () => {
  const [query] = watchedQueries("test", [ADDRESS]);
  if (query === undefined) throw new Error("no query");
  const leave = new QueryObserver(client, query).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(delays(5)).toEqual([6, 12, 24, 30, 30]);
  leave();
  requestedAt = [];
  client.setQueryData(query.queryKey, { accounts: [], asOfMs: 0 });
  new QueryObserver(client, query).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(delays(3)).toEqual([30, 30, 30]);
});

it("starts again with the shortest delay after a report", async () => {
  let left = [true, false, false, false, true, true, false, false];
  new QueryObserver(client, {
    queryKey: ["x"],
    queryFn: () => {
      noteRequest();
      const [isAnswered = true, ...later] = left;
      left = later;
      return isAnswered ? Promise.resolve(left.length) : Promise.reject(new Error("lost"));
    },
    refetchInterval: (query) => pollDelayMs(query),
  }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(delays(8)).toEqual([3, 6, 12, 24, 3, 3, 6, 12]);
});

it("requests at once when the device is online again", async () => {
  new QueryObserver(client, headQuery("test", HEAD)).subscribe(() => {});
  onlineManager.setOnline(false);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  const before = requestedAt.length;
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(requestedAt).toHaveLength(before + 1);
});

it("waits until our own server's rate limit ends", async () => {
  new QueryObserver(client, {
    queryKey: ["x"],
    queryFn: () => {
      noteRequest();
      return Promise.reject(new QueryError({ kind: "rate-limited", whose: "visitor", retryAfterMs: 40_000 }));
    },
    refetchInterval: (query) => pollDelayMs(query),
  }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(delays(3)).toEqual([40, 40, 40]);
});
