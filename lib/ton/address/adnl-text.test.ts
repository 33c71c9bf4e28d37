import { assert, property, uint8Array } from "fast-check";
import { describe, expect, it, test } from "vitest";
import { bytesToHex } from "../value/write-hex";
import { readAdnlText, writeAdnlText } from "./adnl-text";
import { parseHash } from "../value/hash";
import { crc16 } from "./crc16";

const DIGITS = "abcdefghijklmnopqrstuvwxyz234567";

/** As ADNL addresses are written: without the first digit, which is always "f". */
function written(address: Uint8Array): string {
  const tagged = Uint8Array.from([0x2d, ...address]);
  const sum = crc16(tagged);
  const bytes = [...tagged, sum >> 8, sum & 0xff];
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const digits = (bits.match(/.{5}/g) ?? []).map((five) => DIGITS[Number.parseInt(five, 2)]).join("");
  expect(digits.startsWith("f")).toBe(true);
  return digits.slice(1);
}

const address = uint8Array({ minLength: 32, maxLength: 32 });

describe("an ADNL address in base 32", () => {
  it("is read as its bytes, also in capitals and with .adnl", () => {
    assert(
      property(address, (bytes) => {
        const text = written(bytes);
        for (const form of [text, text.toUpperCase(), `${text}.adnl`, ` ${text} `])
          expect(readAdnlText(form)).toBe(bytesToHex(bytes));
        expect(writeAdnlText(parseHash(bytesToHex(bytes)))).toBe(text);
      }),
    );
  });

  it("is refused if one of its digits is changed", () => {
    assert(
      property(address, uint8Array({ minLength: 1, maxLength: 1 }), (bytes, [seed = 0]) => {
        const text = written(bytes);
        const at = seed % text.length;
        const other = DIGITS[(DIGITS.indexOf(text[at] ?? "a") + 1 + (seed % 31)) % 32] ?? "a";
        expect(readAdnlText(text.slice(0, at) + other + text.slice(at + 1))).toBeNull();
      }),
    );
  });

  test.each(["", "a", "a".repeat(54), "a".repeat(56), "1".repeat(55)])("is not read from %j", (text) => {
    expect(readAdnlText(text)).toBeNull();
  });
});
