import { describe, expect, it } from "vitest";
import { only } from "../../../testing/search/test-samples";
import { dateForm } from "./date-form";

describe("a date", () => {
  it.each([
    ["2026-08-22", "2026-08-22T00:00:00Z"],
    ["2026-08-22T14:03", "2026-08-22T14:03:00Z"],
    ["2026-08-22 14:03:51", "2026-08-22T14:03:51Z"],
    ["2026-08-22T14:03:51.999Z", "2026-08-22T14:03:51Z"],
    ["2026-08-22t14:03:51z", "2026-08-22T14:03:51Z"],
    ["2026-08-22T14:03:51+02:00", "2026-08-22T12:03:51Z"],
    ["2026-08-22T14:03:51-0330", "2026-08-22T17:33:51Z"],
    ["2026-08-22 14:03:51 UTC", "2026-08-22T14:03:51Z"],
    ["2026-08-22 14:03:51 UTC+2", "2026-08-22T12:03:51Z"],
    ["2026-08-22 14:03:51 UTC−5", "2026-08-22T19:03:51Z"],
    ["2024-02-29", "2024-02-29T00:00:00Z"],
  ])("is an exact match for its moment, in UTC unless it has a zone: %s is %s", (text, moment) => {
    expect(only(dateForm, text)).toEqual({
      kind: "moment",
      seconds: Date.parse(moment) / 1000,
      certainty: "exact",
      testnet: null,
    });
  });

  it.each([
    ["", "nothing"],
    ["2026-02-30", "a day that the month does not have"],
    ["2025-02-29", "a leap day of another year"],
    ["2026-13-01", "a 13th month"],
    ["2026-00-10", "month 0"],
    ["2026-08-22 24:00", "a 24th hour"],
    ["2026-08-22 12:60", "a 60th minute"],
    ["2026-08-22 12:00 +15", "a zone that does not exist"],
    ["2026-08-22 noon", "a word"],
    ["2018-01-01", "a time before the chain"],
    ["2100-01-01", "a far future"],
    ["22.08.2026", "another order"],
    ["2026-8-2", "missing zeros"],
  ])("is not read from %j: %s", (text) => {
    expect(dateForm.read(text)).toEqual([]);
  });
});
