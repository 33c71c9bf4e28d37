import { describe, expect, it } from "vitest";
import { only } from "../../../testing/search/test-samples";
import { logicalTimeForm } from "./logical-time-form";

const time = { kind: "logical time", lt: 47670702000009n, testnet: null };

describe("a logical time", () => {
  it("is a possible match of a bare number", () => {
    expect(only(logicalTimeForm, "47670702000009")).toEqual({ ...time, certainty: "possible" });
  });

  it.each(["lt 47670702000009", "lt 47,670,702,000,009", "lt: 47670702000009", "LT=47670702000009"])(
    "is an exact match when the text names it: %s",
    (text) => {
      expect(only(logicalTimeForm, text)).toEqual({ ...time, certainty: "exact" });
    },
  );

  it.each(["", "-1", "18446744073709551616", "lt", "1.5"])("is not read from %j", (text) => {
    expect(logicalTimeForm.read(text)).toEqual([]);
  });
});
