import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { accountSubject } from "../domain/live/live-subject";
import { parseAddress } from "../ton/address/read-address";
import { forgetStates, publishState } from "./live/live-subjects";
import { takeAccount, watchedQueries } from "./watched-query";

const [ONE, OTHER, UNWATCHED] = ["A", "B", "C"].map((digit) => parseAddress(`0:${digit.repeat(64)}`));

const accountOf = (address = ONE, balance = "5") => ({
  address,
  domain: null,
  status: "active",
  balance,
  lastTransaction: null,
});

let client: QueryClient;
/** Answers the request that is in flight. */
let answer: (...accounts: readonly object[]) => Promise<void>;

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
  const fetch = () =>
    new Promise<Response>((resolve) => {
      answer = async (...accounts) => {
        resolve(Response.json({ accounts, asOfMs: 1 }));
        await vi.waitUntil(() => client.isFetching() === 0);
      };
    });
  vi.stubGlobal("fetch", fetch);
});

afterEach(() => {
  client.clear();
  forgetStates("test");
  vi.unstubAllGlobals();
});

function watch() {
  if (ONE === undefined || OTHER === undefined) throw new Error("too few accounts");
  const [query] = watchedQueries("test", [ONE, OTHER]);
  if (query === undefined) throw new Error("no query");
  const observer = new QueryObserver(client, query);
  observer.subscribe(() => {});
  return {
    balances: () =>
      observer.getCurrentResult().data?.accounts.map(({ address, balance }) => [address, balance]),
    refetch: () => void observer.refetch(),
  };
}

async function publish(account = accountOf()): Promise<void> {
  const state = JSON.stringify(account);
  publishState("test", accountSubject(account.address ?? ""), state);
  await takeAccount(client, "test", state);
}

test("a published account replaces the one in the list, unless it is invalid", async () => {
  const { balances } = watch();
  await answer(accountOf());
  for (const state of ["{", "{}", "null"]) await takeAccount(client, "test", state);
  expect(balances()).toEqual([[ONE, 5n]]);
  await publish(accountOf(ONE, "6"));
  expect(balances()).toEqual([[ONE, 6n]]);
});

test("a published account that the index did not have before is added, if it is watched", async () => {
  const { balances } = watch();
  await answer(accountOf());
  await publish(accountOf(OTHER, "7"));
  await publish(accountOf(UNWATCHED, "8"));
  expect(balances()).toEqual([
    [ONE, 5n],
    [OTHER, 7n],
  ]);
});

test("an answer does not replace what was published after its request", async () => {
  const { balances, refetch } = watch();
  await publish(accountOf(ONE, "6"));
  await answer(accountOf(), accountOf(OTHER));
  expect(balances()).toEqual([
    [OTHER, 5n],
    [ONE, 6n],
  ]);
  refetch();
  await answer(accountOf(ONE, "9"));
  expect(balances()).toEqual([[ONE, 9n]]);
});

test("the end of the feed during a request does not change its answer", async () => {
  const { balances, refetch } = watch();
  await answer();
  await publish(accountOf(ONE, "6"));
  refetch();
  forgetStates("test");
  await answer(accountOf(ONE, "9"));
  expect(balances()).toEqual([[ONE, 9n]]);
});
