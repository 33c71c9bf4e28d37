import { describe, expect, it } from "vitest";
import { HASH, HASH_BASE64, HASH_BASE64URL, only } from "../../../testing/search/test-samples";
import { hashForm } from "./hash-form";

describe("a hash", () => {
  it.each([HASH, HASH.toUpperCase(), `0x${HASH}`, HASH_BASE64, HASH_BASE64.slice(0, -1), HASH_BASE64URL])(
    "is read exactly from %s",
    (text) => {
      expect(only(hashForm, text)).toEqual({ kind: "hash", hash: HASH, certainty: "exact", testnet: null });
    },
  );

  it("that looks like a path is only a possible match, unless it is padded", () => {
    const path = "/testnet/block/0/0000000000000008/677411098";
    expect(only(hashForm, path)).toMatchObject({ kind: "hash", certainty: "possible" });
    expect(only(hashForm, `${path}=`)).toMatchObject({ kind: "hash", certainty: "exact" });
  });

  it.each(["", HASH.slice(1), `${HASH}0`, HASH_BASE64.slice(2), "0x12"])("is not read from %j", (text) => {
    expect(hashForm.read(text)).toEqual([]);
  });
});
