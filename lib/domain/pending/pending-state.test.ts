import { describe, expect, it, test } from "vitest";
import { awaitedMessages, withReport, initialPending, type PendingState } from "./pending-state";
import type { PendingReport } from "./pending-report";
import { messageOf, pendingRow, reportOf } from "../../../testing/domain/pending/test-pending-rows";

const [A, B, C] = ["a", "b", "c"];
const LIMITED = { kind: "rate-limited", whose: "service", retryAfterMs: 2_000 } as const;

/** A row after a series of reports. */
function after(...reports: readonly PendingReport[]): PendingState {
  const [first = reportOf(null), ...later] = reports;
  return later.reduce(withReport, initialPending(first));
}

function seen({ rows }: PendingState): readonly string[] | null {
  return rows?.map(({ row, state }) => `${row.id.slice(0, 1)} ${state}`) ?? null;
}

const outcome = (digit: string, transaction: string | null) => ({
  message: messageOf(digit),
  transaction: transaction === null ? null : messageOf(transaction),
});

describe("pending items while they are watched", () => {
  test.each<[string, readonly PendingReport[], readonly string[] | null]>([
    ["nothing is known before the service has told any", [reportOf(null, { problem: LIMITED })], null],
    ["nothing", [reportOf([])], []],
    ["as it is told", [reportOf([pendingRow(A), pendingRow(B)])], ["a pending", "b pending"]],
    [
      "comes nearer to being final in its place",
      [
        reportOf([pendingRow(A), pendingRow(B)]),
        reportOf([pendingRow(B, { stage: "confirmed" }), pendingRow(A)]),
      ],
      ["a pending", "b confirmed"],
    ],
    [
      "what is new stands on top",
      [reportOf([pendingRow(A)]), reportOf([pendingRow(A), pendingRow(B)])],
      ["b pending", "a pending"],
    ],
    [
      "is final when its transaction is found, and stays",
      [
        reportOf([pendingRow(A), pendingRow(B)]),
        reportOf([pendingRow(B)], { outcomes: [outcome(A, C)] }),
        reportOf([pendingRow(B)]),
      ],
      ["a finalized", "b pending"],
    ],
    [
      "is looked for when it is neither told nor found",
      [reportOf([pendingRow(A)]), reportOf([], { outcomes: [outcome(A, null)] })],
      ["a settling"],
    ],
    [
      "is gone when it has been looked for long enough",
      [reportOf([pendingRow(A)]), ...Array.from({ length: 6 }, () => reportOf([]))],
      ["a gone"],
    ],
    [
      "is gone at once where there is nothing to find it by",
      [reportOf([pendingRow(A, { message: null })]), reportOf([])],
      ["a gone"],
    ],
    [
      "is told again after it was missed",
      [reportOf([pendingRow(A)]), reportOf([]), reportOf([pendingRow(A)])],
      ["a pending"],
    ],
    [
      "is not kept when its trace goes on otherwise",
      [reportOf([pendingRow(A), pendingRow(B, { message: messageOf(A) })]), reportOf([pendingRow(A)])],
      ["a pending"],
    ],
    [
      "stays while the service cannot be asked",
      [reportOf([pendingRow(A)]), reportOf(null, { problem: LIMITED })],
      ["a pending"],
    ],
  ])("%s", (_, reports, expected) => {
    expect(seen(after(...reports))).toEqual(expected);
  });

  it("show a problem, and no longer once it is over", () => {
    const failing = after(reportOf([pendingRow(A)]), reportOf(null, { problem: LIMITED }));
    expect(failing.problem).toEqual(LIMITED);
    expect(withReport(failing, reportOf([])).problem).toBeNull();
  });

  it("link to the transaction that was found", () => {
    const state = after(reportOf([pendingRow(A)]), reportOf([], { outcomes: [outcome(A, C)] }));
    expect(state.rows?.[0]?.transaction).toBe(messageOf(C));
  });

  it("do not grow without bound", () => {
    const many = Array.from({ length: 150 }, (_, place) =>
      pendingRow(A, { id: String(place), message: null }),
    );
    expect(after(reportOf([pendingRow(B)]), reportOf(many)).rows).toHaveLength(100);
  });
});

describe("messages whose transactions are awaited", () => {
  test.each<[string, readonly PendingReport[], readonly string[]]>([
    ["those that are under way", [reportOf([pendingRow(A), pendingRow(B)])], [A, B]],
    ["each once", [reportOf([pendingRow(A), pendingRow(B, { message: messageOf(A) })])], [A]],
    ["those that are looked for", [reportOf([pendingRow(A)]), reportOf([])], [A]],
    [
      "not those whose transaction is there",
      [reportOf([pendingRow(A)]), reportOf([], { outcomes: [outcome(A, C)] })],
      [],
    ],
    [
      "not those that are gone",
      [reportOf([pendingRow(A)]), ...Array.from({ length: 6 }, () => reportOf([]))],
      [],
    ],
    ["those that are final but for their link", [reportOf([pendingRow(A, { stage: "finalized" })])], [A]],
  ])("%s", (_, reports, expected) => {
    expect(awaitedMessages(after(...reports))).toEqual(expected.map(messageOf));
  });
});
