import { describe, expect, it } from "vitest";
import { only } from "../../../testing/search/test-samples";
import { unixTimeForm } from "./unix-time-form";

describe("a Unix time", () => {
  it.each(["1700000000", "1700000000000", "1700000000999"])(
    "in seconds or milliseconds is a possible match for a moment: %s",
    (text) => {
      expect(only(unixTimeForm, text)).toEqual({
        kind: "moment",
        seconds: 1700000000,
        certainty: "possible",
        testnet: null,
      });
    },
  );

  it.each(["", "84773657", "1500000000", "4102444800", "47670702000009", "-1700000000", "1.7e9"])(
    "is not read from %j",
    (text) => {
      expect(unixTimeForm.read(text)).toEqual([]);
    },
  );
});
