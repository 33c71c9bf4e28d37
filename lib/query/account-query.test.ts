import { expect, test } from "vitest";
import { keepAccount } from "./account-query";
import type { AccountReport } from "../domain/account/account-report";
import { keepRows } from "./latest-query";
import { ACCOUNT_FACTS } from "../../testing/domain/account/test-account-facts";

const before: AccountReport = {
  account: { ...ACCOUNT_FACTS, bounceable: false, balance: 5n },
  asOfMs: 1,
  problem: null,
  nowMs: 1,
};
const offline = { kind: "offline" } as const;

test("a report of a failure leaves the account and its age on screen", () => {
  const failed: AccountReport = { account: null, asOfMs: null, problem: offline, nowMs: 9 };
  expect(keepAccount(before, failed)).toEqual({ ...before, problem: offline, nowMs: 9 });
});

test("a node's state is shown with the names of the index while the index fails", () => {
  const named = { ...before, account: { ...ACCOUNT_FACTS, domain: "harbour.ton", kinds: ["wallet_v4r2"] } };
  const state = { ...ACCOUNT_FACTS, source: "node", balance: 7n, status: "frozen" } as const;
  const ofNode: AccountReport = { account: state, asOfMs: 8, problem: offline, nowMs: 9 };
  expect(keepAccount(named, ofNode)).toEqual({
    ...ofNode,
    account: { ...named.account, balance: 7n, status: "frozen" },
  });
  expect(keepAccount(ofNode, ofNode)).toEqual(ofNode);
  expect(keepAccount(named, { ...ofNode, problem: null })).toEqual({ ...ofNode, problem: null });
});

test("an account that the index no longer has is removed", () => {
  const gone: AccountReport = { account: null, asOfMs: 9, problem: null, nowMs: 9 };
  expect(keepAccount(before, gone)).toEqual(gone);
});

test("a page that fails leaves the rows on screen", () => {
  const page = { rows: ["a"], end: false, pin: null, problem: null, asOfMs: 1 };
  expect(keepRows(page, { ...page, rows: [], problem: offline, asOfMs: 2 })).toEqual({
    ...page,
    problem: offline,
  });
  expect(keepRows(page, { ...page, rows: ["b"] }).rows).toEqual(["b"]);
});
