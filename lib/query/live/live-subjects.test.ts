import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { walletStates } from "../../../fixtures/toncenter/v3/samples/accounts";
import {
  accountSubject,
  messageSubject,
  NOTHING_PENDING,
  pendingSubject,
} from "../../domain/live/live-subject";
import { initialPending } from "../../domain/pending/pending-state";
import { parseAddress } from "../../ton/address/read-address";
import { parseHash } from "../../ton/value/hash";
import {
  forgetStates,
  listenTo,
  onSubscriptionChange,
  publishState,
  publishedState,
  subscribedSubjects,
} from "./live-subjects";
import { pendingQuery } from "../pending-report-query";
import { takeAccount, watchedQueries } from "../watched-query";

const ADDRESS = parseAddress(walletStates.wallets[0]?.address ?? "");
const ACCOUNT = accountSubject(ADDRESS);
const HASH = parseHash("c".repeat(64));

test("a subject is subscribed to once for all parts of a page, until the last of them leaves", () => {
  const changed = vi.fn<() => void>();
  const stop = onSubscriptionChange("one", changed);
  const heard: string[] = [];
  const leave = ["a", "b"].map((name) => listenTo("one", [ACCOUNT], (_, state) => heard.push(name + state)));
  expect(subscribedSubjects("one")).toEqual([ACCOUNT]);
  publishState("one", ACCOUNT, "1");
  leave[0]?.();
  publishState("one", ACCOUNT, "2");
  leave[1]?.();
  expect([subscribedSubjects("one"), heard, changed.mock.calls.length]).toEqual([[], ["a1", "b1", "b2"], 4]);
  expect([publishedState("one", ACCOUNT), publishedState("other", ACCOUNT)]).toEqual(["2", undefined]);
  forgetStates("one");
  expect(publishedState("one", ACCOUNT)).toBeUndefined();
  stop();
});

test("a published account replaces the one in the list, unless it is invalid", async () => {
  const client = new QueryClient();
  const [query] = watchedQueries("two", [ADDRESS]);
  const account = {
    address: ADDRESS,
    domain: null,
    status: "active",
    balance: 5n,
    lastTransaction: null,
  };
  if (query === undefined) throw new Error("no query");
  client.setQueryData(query.queryKey, { accounts: [account], asOfMs: 1 });
  const balance = () => client.getQueryData(query.queryKey)?.accounts.map((each) => each.balance);
  for (const state of ["{", "{}", "null"]) await takeAccount(client, "two", ACCOUNT, state);
  expect(balance()).toEqual([5n]);
  await takeAccount(client, "two", ACCOUNT, JSON.stringify({ ...account, balance: "6" }));
  expect(balance()).toEqual([6n]);
});

test("a list with published subjects is refetched less often, except while a message is missing", () => {
  const initial = { rows: [], outcomes: [], problem: null, asOfMs: 0 };
  const after = (of: Parameters<typeof pendingQuery>[1]["of"]) => {
    const { refetchInterval } = pendingQuery("three", { view: "transactions", of }, initial);
    const state = { data: initialPending(initial), fetchFailureCount: 0 };
    return Reflect.apply(Object(refetchInterval), undefined, [{ state }]);
  };
  const account = { is: "account", address: ADDRESS } as const;
  const message = { is: "message", hash: HASH } as const;
  expect([after(account), after(message)]).toEqual([3_000, 3_000]);
  publishState("three", pendingSubject(ADDRESS), NOTHING_PENDING);
  publishState("three", messageSubject(HASH), NOTHING_PENDING);
  expect([after(account), after(message)]).toEqual([15_000, 3_000]);
  publishState("three", messageSubject(HASH), "seen");
  expect(after(message)).toBe(15_000);
});
