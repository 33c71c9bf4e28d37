import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatFriendly } from "../../ton/address/address";
import {
  ADDRESS,
  anyAddress,
  FRIENDLY,
  only,
  RAW,
  TEST_FRIENDLY,
} from "../../../testing/search/test-samples";
import { addressForm } from "./address-form";

const account = { kind: "account", address: ADDRESS, page: "account" };

describe("an address", () => {
  it.each([
    ["friendly", FRIENDLY, false],
    ["friendly for testnet", TEST_FRIENDLY, true],
    ["raw", RAW, null],
  ])("is an exact match for an account, with the network of its flag: %s", (_form, text, testnet) => {
    expect(only(addressForm, text)).toEqual({ ...account, certainty: "exact", testnet });
  });

  it("is the same account in every spelling", () => {
    const flags = fc.record({
      bounceable: fc.boolean(),
      testnet: fc.boolean(),
      alphabet: fc.constantFrom("url", "standard"),
    });
    fc.assert(
      fc.property(anyAddress, flags, (address, form) => {
        for (const text of [formatFriendly(address, form), address, address.toLowerCase()]) {
          expect(only(addressForm, text)).toMatchObject({ kind: "account", address, certainty: "exact" });
        }
      }),
    );
  });

  it("without a workchain is a possible match, in the basechain", () => {
    expect(only(addressForm, "A".repeat(64))).toMatchObject({
      address: `0:${"A".repeat(64)}`,
      certainty: "possible",
      testnet: null,
    });
  });

  it.each(["", FRIENDLY.slice(1), FRIENDLY.replace("M0vF", "M0vG"), "0:1234", "foundation.ton"])(
    "is not read from %j",
    (text) => {
      expect(addressForm.read(text)).toEqual([]);
    },
  );
});
