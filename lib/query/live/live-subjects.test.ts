import { expect, test, vi } from "vitest";
import { walletStates } from "../../../fixtures/toncenter/v3/samples/accounts";
import {
  accountSubject,
  messageSubject,
  NOTHING_PENDING,
  pendingSubject,
} from "../../domain/live/live-subject";
import { messageOf, pendingRow, reportOf } from "../../../testing/domain/pending/test-pending-rows";
import type { PendingQuery } from "../../domain/pending/pending-query";
import { initialPending, withReport, type PendingState } from "../../domain/pending/pending-state";
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

function intervalOf(network: string, query: PendingQuery, data: PendingState): unknown {
  const { refetchInterval } = pendingQuery(network, query, reportOf(null));
  const state = { data, error: null, dataUpdateCount: 0, errorUpdateCount: 0 };
  return Reflect.apply(Object(refetchInterval), undefined, [{ state }]);
}

test("a list with published subjects is refetched less often, except while a message is missing", () => {
  const initial = { rows: [], outcomes: [], problem: null, asOfMs: 0 };
  const after = (of: PendingQuery["of"]) =>
    intervalOf("three", { view: "transactions", of }, initialPending(initial));
  const account = { is: "account", address: ADDRESS } as const;
  const message = { is: "message", hash: HASH } as const;
  expect([after(account), after(message)]).toEqual([3_000, 3_000]);
  publishState("three", pendingSubject(ADDRESS), NOTHING_PENDING);
  publishState("three", messageSubject(HASH), NOTHING_PENDING);
  expect([after(account), after(message)]).toEqual([15_000, 3_000]);
  publishState("three", messageSubject(HASH), "seen");
  expect(after(message)).toBe(15_000);
});

test("a list is refetched often only while a transaction is searched for, not once it is found", () => {
  const query = { view: "transactions", of: { is: "account", address: ADDRESS } } as const;
  publishState("four", pendingSubject(ADDRESS), "some");
  const first = initialPending(reportOf([pendingRow("a"), pendingRow("b")]));
  const settling = withReport(first, reportOf([pendingRow("b")]));
  const found = { message: messageOf("a"), transaction: messageOf("c") };
  const final = withReport(settling, reportOf([pendingRow("b")], { outcomes: [found] }));
  const unfound = withReport(first, reportOf([pendingRow("a", { stage: "finalized" }), pendingRow("b")]));
  expect([first, settling, final, unfound].map((data) => intervalOf("four", query, data))).toEqual([
    15_000, 3_000, 15_000, 3_000,
  ]);
});
