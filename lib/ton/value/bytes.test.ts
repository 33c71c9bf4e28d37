import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bytesToBase64, hexToBytes } from "./bytes";
import { bytesToHex } from "./write-hex";
import { base64ToBytes } from "./read-base64";

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=";

describe("bytes", () => {
  it("writes the base64 and hex that the platform writes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        const reference = Buffer.from(bytes);
        expect(bytesToHex(bytes)).toBe(reference.toString("hex"));
        expect(bytesToBase64(bytes, "standard")).toBe(reference.toString("base64"));
        expect(bytesToBase64(bytes, "url")).toBe(reference.toString("base64url"));
      }),
    );
  });

  it("reads back what it wrote, padded or not, in either alphabet and letter case", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        const standard = bytesToBase64(bytes, "standard");
        for (const text of [standard, standard.replace(/=+$/, ""), bytesToBase64(bytes, "url")]) {
          expect(base64ToBytes(text)).toEqual(bytes);
        }
        expect(hexToBytes(bytesToHex(bytes))).toEqual(bytes);
        expect(hexToBytes(bytesToHex(bytes).toUpperCase())).toEqual(bytes);
      }),
    );
  });

  it("accepts exactly one unpadded spelling of any bytes", () => {
    const digit = fc.constantFrom(...DIGITS.split(""));
    fc.assert(
      fc.property(fc.string({ unit: digit, maxLength: 12 }), (text) => {
        const bytes = base64ToBytes(text);
        fc.pre(bytes !== null);
        expect(bytesToBase64(bytes, "url")).toBe(text.replace(/=+$/, ""));
      }),
    );
  });

  it.each(["A", "AB==C", "AA=", "AAA==", "A===", "+_AA", "AB", "AAB", "A A=", "ÄÄÄÄ", "AAAA\n"])(
    "refuses %j as base64",
    (text) => {
      expect(base64ToBytes(text)).toBeNull();
    },
  );

  it.each(["a", "0x00", "gg", "00 00", "٠٠", "00\n"])("refuses %j as hex", (text) => {
    expect(hexToBytes(text)).toBeNull();
  });
});
