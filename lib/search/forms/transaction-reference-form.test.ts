import { describe, expect, it } from "vitest";
import {
  ADDRESS,
  FRIENDLY,
  HASH,
  HASH_BASE64,
  HASH_BASE64URL,
  only,
  RAW,
} from "../../../testing/search/test-samples";
import { transactionReferenceForm } from "./transaction-reference-form";

describe("lt:hash:address", () => {
  it.each([
    `47670702000009:${HASH}:${FRIENDLY}`,
    `47670702000009:${HASH_BASE64}:${FRIENDLY}`,
    `47670702000009:${HASH_BASE64URL}:${RAW}`,
    `47670702000009$${HASH}$${FRIENDLY}`,
  ])("is an exact match for a transaction: %s", (text) => {
    expect(only(transactionReferenceForm, text)).toEqual({
      kind: "transaction",
      lt: 47670702000009n,
      hash: HASH,
      address: ADDRESS,
      certainty: "exact",
      testnet: text.includes(RAW) ? null : false,
    });
  });

  it.each([
    "",
    `1:${HASH}`,
    `x:${HASH}:${FRIENDLY}`,
    `1:${HASH.slice(2)}:${FRIENDLY}`,
    `1:${HASH}:${FRIENDLY.slice(1)}A`,
    `99999999999999999999:${HASH}:${FRIENDLY}`,
    `1:${HASH}$${FRIENDLY}`,
  ])("is not read from %j", (text) => {
    expect(transactionReferenceForm.read(text)).toEqual([]);
  });
});
