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
