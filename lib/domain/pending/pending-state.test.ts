import { describe, expect, it, test } from "vitest";
import { awaitedMessages, withReport, initialPending, type PendingState } from "./pending-state";
import { parseHash } from "../../ton/value/hash";
import type { PendingReport } from "./pending-report";
import { messageOf, pendingRow, reportOf } from "../../../testing/domain/pending/test-pending-rows";

const [A, B, C] = ["a", "b", "c"];
const LIMITED = { kind: "rate-limited", whose: "service", retryAfterMs: 2_000 } as const;
const OF_TRACE = { trace: messageOf("d") };

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
    ["are null before the first report with rows", [reportOf(null, { problem: LIMITED })], null],
    ["are none after an empty report", [reportOf([])], []],
    [
      "have the order of the first report",
      [reportOf([pendingRow(A), pendingRow(B)])],
      ["a pending", "b pending"],
    ],
    [
      "keep their place when their stage advances",
      [
        reportOf([pendingRow(A), pendingRow(B)]),
        reportOf([pendingRow(B, { stage: "confirmed" }), pendingRow(A)]),
      ],
      ["a pending", "b confirmed"],
    ],
    [
      "are put on top when they are new",
      [reportOf([pendingRow(A)]), reportOf([pendingRow(A), pendingRow(B)])],
      ["b pending", "a pending"],
    ],
    [
      "are final once their transaction is found, and stay",
      [
        reportOf([pendingRow(A), pendingRow(B)]),
        reportOf([pendingRow(B)], { outcomes: [outcome(A, C)] }),
        reportOf([pendingRow(B)]),
      ],
      ["a finalized", "b pending"],
    ],
    [
      "are settling while they are neither reported nor found",
      [reportOf([pendingRow(A)]), reportOf([], { outcomes: [outcome(A, null)] })],
      ["a settling"],
    ],
    [
      "are gone after too many reports without them",
      [
        reportOf([pendingRow(A)]),
        ...Array.from({ length: 6 }, () => reportOf([], { outcomes: [outcome(A, null)] })),
      ],
      ["a gone"],
    ],
    [
      "are not gone while they are not looked up",
      [reportOf([pendingRow(A)]), ...Array.from({ length: 20 }, () => reportOf([], { problem: LIMITED }))],
      ["a settling"],
    ],
    [
      "are gone at once if they have no message to be found by",
      [reportOf([pendingRow(A, { message: null })]), reportOf([])],
      ["a gone"],
    ],
    [
      "are pending again if a later report has them",
      [reportOf([pendingRow(A)]), reportOf([]), reportOf([pendingRow(A)])],
      ["a pending"],
    ],
    [
      "are dropped if their trace continues without them",
      [reportOf([pendingRow(A), pendingRow(B, { message: messageOf(A) })]), reportOf([pendingRow(A)])],
      ["a pending"],
    ],
    [
      "are dropped instead of gone if other transactions of their trace are reported",
      [
        reportOf([pendingRow(A, OF_TRACE)]),
        ...Array.from({ length: 6 }, () =>
          reportOf([pendingRow(B, OF_TRACE)], { outcomes: [outcome(A, null)] }),
        ),
      ],
      ["b pending"],
    ],
    [
      "are dropped instead of gone if other transactions of their trace are final",
      [
        reportOf([pendingRow(A, OF_TRACE)]),
        reportOf([pendingRow(B, OF_TRACE)]),
        ...Array.from({ length: 6 }, () => reportOf([], { outcomes: [outcome(A, null), outcome(B, C)] })),
      ],
      ["b finalized"],
    ],
    [
      "are gone together if nothing of their trace is left",
      [
        reportOf([pendingRow(A, OF_TRACE), pendingRow(B, OF_TRACE)]),
        ...Array.from({ length: 6 }, () => reportOf([], { outcomes: [outcome(A, null), outcome(B, null)] })),
      ],
      ["a gone", "b gone"],
    ],
    [
      "stay while the service reports a problem",
      [reportOf([pendingRow(A)]), reportOf(null, { problem: LIMITED })],
      ["a pending"],
    ],
  ])("%s", (_, reports, expected) => {
    expect(seen(after(...reports))).toEqual(expected);
  });

  it("show a problem until the next successful report", () => {
    const failing = after(reportOf([pendingRow(A)]), reportOf(null, { problem: LIMITED }));
    expect(failing.problem).toEqual(LIMITED);
    expect(withReport(failing, reportOf([])).problem).toBeNull();
  });

  it("link to the transaction that was found", () => {
    const state = after(reportOf([pendingRow(A)]), reportOf([], { outcomes: [outcome(A, C)] }));
    expect(state.rows?.[0]?.transaction).toBe(messageOf(C));
  });

  it("are limited to 100", () => {
    const many = Array.from({ length: 150 }, (_, place) =>
      pendingRow(A, { id: String(place), message: null }),
    );
    expect(after(reportOf([pendingRow(B)]), reportOf(many)).rows).toHaveLength(100);
  });
});

describe("the messages whose transactions are awaited", () => {
  test.each<[string, readonly PendingReport[], readonly string[]]>([
    ["are those of all pending rows", [reportOf([pendingRow(A), pendingRow(B)])], [A, B]],
    ["are listed once each", [reportOf([pendingRow(A), pendingRow(B, { message: messageOf(A) })])], [A]],
    ["include those of settling rows", [reportOf([pendingRow(A)]), reportOf([])], [A]],
    [
      "leave out those whose transaction was found",
      [reportOf([pendingRow(A)]), reportOf([], { outcomes: [outcome(A, C)] })],
      [],
    ],
    [
      "leave out those that are gone",
      [
        reportOf([pendingRow(A)]),
        ...Array.from({ length: 6 }, () => reportOf([], { outcomes: [outcome(A, null)] })),
      ],
      [],
    ],
    [
      "include final ones whose transaction was not found yet",
      [reportOf([pendingRow(A, { stage: "finalized" })])],
      [A],
    ],
  ])("%s", (_, reports, expected) => {
    expect(awaitedMessages(after(...reports))).toEqual(expected.map(messageOf));
  });

  it("begin with those that are no longer pending, however many others there are", () => {
    const others = Array.from({ length: 60 }, (_, place) =>
      pendingRow(B, { id: `other ${place}`, message: parseHash(place.toString(16).padStart(64, "0")) }),
    );
    const messages = awaitedMessages(after(reportOf([...others, pendingRow(A)]), reportOf(others)));
    expect(messages[0]).toBe(messageOf(A));
  });
});
