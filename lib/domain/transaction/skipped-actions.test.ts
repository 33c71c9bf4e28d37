import { describe, expect, test } from "vitest";
import { failureOf, leftUndoneOf } from "./transaction-failure";
import { skippedActionsOf } from "./skipped-actions";
import type { TransactionOutcome } from "./transaction-outcome";

/** The counts of an action phase: all, skipped, messages created. */
type Counts = readonly [number | null, number | null, number | null];

const phase = ([tot_actions, skipped_actions, msgs_created]: Counts) => ({
  tot_actions,
  skipped_actions,
  msgs_created,
});

const outcome = (counts: Counts, change: Partial<TransactionOutcome> = {}): TransactionOutcome => ({
  type: "ord",
  is_tock: null,
  aborted: false,
  compute_ph: { skipped: false, reason: null, success: true, exit_code: 0 },
  action: { success: true, result_code: 0, ...phase(counts) },
  bounce: null,
  ...change,
});

describe("skipped actions", () => {
  test.each<readonly [Counts, string | null]>([
    [[1, 1, 0], "Nothing sent: 1 of 1 actions skipped (errors ignored)."],
    [[4, 4, 0], "Nothing sent: 4 of 4 actions skipped (errors ignored)."],
    [[3, 1, 2], "1 of 3 actions skipped (errors ignored)."],
    // The other one set code or reserved coins.
    [[2, 1, 0], "1 of 2 actions skipped (errors ignored). No message was sent."],
    [[2, 1, null], "1 of 2 actions skipped (errors ignored)."],
    [[null, 1, 0], "1 action skipped (errors ignored). No message was sent."],
    [[1, 0, 1], null],
    [[1, 0, 0], null],
    [[0, 0, 0], null],
    [[null, null, null], null],
  ])("%j are stated in a sentence", (counts, sentence) => {
    expect(skippedActionsOf(phase(counts))?.sentence ?? null).toBe(sentence);
  });

  test("there are none without an action phase", () => {
    expect(skippedActionsOf(null)).toBeNull();
  });
});

describe("a transaction with skipped actions", () => {
  test.each<readonly [Counts, boolean, string | null, string | null]>([
    [[1, 1, 0], true, "nothing sent", null],
    // A contract that another one called may have had no more to send than the excess.
    [[1, 1, 0], false, null, "1 of 1 actions skipped"],
    [[2, 1, 1], true, null, "1 of 2 actions skipped"],
    [[2, 1, 0], true, null, "1 of 2 actions skipped"],
    [[1, 0, 1], true, null, null],
  ])("%j (external: %s) fails with %s, or left undone: %s", (counts, isExternal, failure, left) => {
    expect(failureOf(outcome(counts), isExternal)).toBe(failure);
    expect(leftUndoneOf(outcome(counts), isExternal)).toBe(left);
  });

  test("failed for its first reason", () => {
    const aborted = outcome([2, 1, 0], {
      aborted: true,
      action: { success: false, result_code: 37, ...phase([2, 1, 0]) },
    });
    expect(failureOf(aborted, true)).toBe("not enough coins");
    expect(leftUndoneOf(aborted, true)).toBeNull();
  });
});
