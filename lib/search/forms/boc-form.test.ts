import { describe, expect, it } from "vitest";
import { BOC, BOC_BASE64, BOC_HEX, only } from "../../../testing/search/test-samples";
import { bocForm } from "./boc-form";

describe("a bag of cells", () => {
  it.each([
    BOC_HEX,
    BOC_HEX.toUpperCase(),
    `0x${BOC_HEX}`,
    BOC_BASE64,
    BOC,
    `${BOC_HEX.slice(0, 9)}\n  ${BOC_HEX.slice(9)}`,
    `https://explorer.example/testnet/decode#boc=${BOC}`,
  ])("is the same in every spelling: %s", (text) => {
    expect(only(bocForm, text)).toEqual({ kind: "boc", boc: BOC, certainty: "exact", testnet: null });
  });

  it("that is cut off or too long is a possible match, so that the page can explain it", () => {
    expect(only(bocForm, BOC_HEX.slice(0, -2))).toMatchObject({ kind: "boc", certainty: "possible" });
    expect(only(bocForm, `${BOC_HEX}00`)).toMatchObject({ kind: "boc", certainty: "possible" });
  });

  it.each([
    "",
    "b5ee9c72",
    "te6cc",
    "TE6CCGEBAQEAAGAAAA==",
    `${BOC_HEX}0`,
    `${BOC_BASE64}!`,
    "deadbeef00000000",
  ])("is not read from %j", (text) => {
    expect(bocForm.read(text)).toEqual([]);
  });
});
