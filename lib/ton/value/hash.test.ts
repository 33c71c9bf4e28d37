import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FormatError } from "./format-error";
import { formatHash, parseHash, tryHash } from "./hash";
import { anyText, damaged, readsOrRefuses } from "../../../testing/ton/test-garbage";

const BYTES = fc.uint8Array({ minLength: 32, maxLength: 32 });

describe("hash", () => {
  it("reads every spelling of 32 bytes as the same 64 lower-case digits", () => {
    fc.assert(
      fc.property(BYTES, (bytes) => {
        const reference = Buffer.from(bytes);
        const hex = reference.toString("hex");
        const base64 = reference.toString("base64");
        const url = reference.toString("base64url");
        const spellings = [hex, hex.toUpperCase(), `0x${hex}`, `0X${hex.toUpperCase()}`, base64, url];
        spellings.push(base64.slice(0, -1), `${url}=`, ` ${hex}\n`);
        expect(new Set(spellings.map((text) => parseHash(text)))).toEqual(new Set([hex]));
      }),
    );
  });

  it("writes what it reads back", () => {
    fc.assert(
      fc.property(BYTES, (bytes) => {
        const hash = parseHash(Buffer.from(bytes).toString("hex"));
        expect(formatHash(hash, "hex")).toBe(hash);
        expect(formatHash(hash, "base64")).toBe(Buffer.from(bytes).toString("base64"));
        expect(formatHash(hash, "base64url")).toBe(Buffer.from(bytes).toString("base64url"));
        expect(parseHash(formatHash(hash, "base64"))).toBe(hash);
        expect(parseHash(formatHash(hash, "base64url"))).toBe(hash);
      }),
    );
  });

  it("refuses a base64 text whose unused bits are set: one hash has one spelling", () => {
    const zero = "A".repeat(43);
    expect(parseHash(zero)).toBe("0".repeat(64));
    for (const last of "BCDFGH_-") expect(tryHash(`${"A".repeat(42)}${last}`)).toBeNull();
  });

  it("refuses a text of mixed base64 alphabets", () => {
    expect(() => parseHash(`+_${"A".repeat(41)}=`)).toThrow("mixes the two base64 alphabets");
  });

  it.each([
    ["", "it is empty"],
    ["0x12", "it has 2 hexadecimal digits, a hash has 64"],
    ["0".repeat(63), "it has 63 hexadecimal digits, a hash has 64"],
    ["0".repeat(65), "it has 65 hexadecimal digits, a hash has 64"],
    ["Q".repeat(40), "it has 40 base64 digits, a hash has 43"],
    [`${"Q".repeat(42)}B`, "it does not end as 32 bytes do"],
    ["Жопа", "it has characters that neither hexadecimal nor base64 uses"],
  ])("refuses %j: %s", (text, reason) => {
    expect(() => parseHash(text)).toThrow(new FormatError("hash", reason));
  });

  it("throws nothing but FormatError, whatever the text", () => {
    const near = damaged(BYTES.map((bytes) => Buffer.from(bytes).toString("base64")));
    fc.assert(
      fc.property(fc.oneof(anyText, near), (text) => {
        expect(readsOrRefuses(() => parseHash(text))).toBe(true);
      }),
    );
  });
});
