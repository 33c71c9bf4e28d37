import { describe, expect, it } from "vitest";
import {
  ADNL,
  ADNL_BYTES,
  HASH,
  HASH_BASE64,
  HASH_BASE64URL,
  only,
} from "../../../testing/search/test-samples";
import { validatorKeyForm } from "./validator-key-form";

describe("the key of a validator", () => {
  it.each([HASH, HASH.toUpperCase(), HASH_BASE64, HASH_BASE64URL])(
    "is a possible match for a hash: %s",
    (text) => {
      const match = { kind: "validator", key: HASH, certainty: "possible", testnet: null };
      expect(only(validatorKeyForm, text)).toEqual(match);
    },
  );

  it.each([ADNL, ADNL.toUpperCase()])("is an exact match for an ADNL address in base 32: %s", (text) => {
    const match = { kind: "validator", key: ADNL_BYTES, certainty: "exact", testnet: null };
    expect(only(validatorKeyForm, text)).toEqual(match);
  });

  it.each([
    "",
    HASH.slice(1),
    ADNL.slice(1),
    `${ADNL.slice(0, -1)}a`,
    "/testnet/block/0/0000000000000008/677411098",
  ])("is not read from %j", (text) => {
    expect(validatorKeyForm.read(text)).toEqual([]);
  });
});
