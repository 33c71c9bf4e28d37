import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FormatError } from "../value/format-error";
import { formatOpcode, parseOpcode } from "./opcode";
import { anyText, damaged, readsOrRefuses } from "../../../testing/ton/test-garbage";

const UINT32 = fc.nat({ max: 2 ** 32 - 1 });

describe("opcode", () => {
  it("is 0x and 8 lower-case digits, read back from every spelling", () => {
    fc.assert(
      fc.property(UINT32, (value) => {
        const opcode = formatOpcode(value);
        expect(opcode).toMatch(/^0x[0-9a-f]{8}$/);
        const hex = value.toString(16);
        for (const text of [opcode, opcode.toUpperCase(), opcode.slice(2), hex, `0x${hex}`, ` ${hex} `]) {
          expect(parseOpcode(text)).toBe(opcode);
        }
        expect(parseOpcode(value)).toBe(opcode);
        expect(parseOpcode(value | 0)).toBe(opcode);
      }),
    );
  });

  it("reads a bare number as hexadecimal first, and as decimal only when it must", () => {
    expect(parseOpcode("12345678")).toBe("0x12345678");
    expect(parseOpcode("4294967295")).toBe("0xffffffff");
    expect(parseOpcode("-1")).toBe("0xffffffff");
    expect(parseOpcode("260734629")).toBe("0x0f8a7ea5");
  });

  it.each(["", "0x", "0x123456789", "4294967296", "-2147483649", "transfer", "1.5"])("refuses %j", (text) => {
    expect(() => parseOpcode(text)).toThrow(FormatError);
  });

  it.each([Number.NaN, Infinity, 1.5, 2 ** 32, -(2 ** 31) - 1])("refuses the number %d", (value) => {
    expect(() => parseOpcode(value)).toThrow(FormatError);
    expect(() => formatOpcode(value)).toThrow(FormatError);
  });

  it("throws nothing but FormatError, whatever the text", () => {
    fc.assert(
      fc.property(fc.oneof(anyText, damaged(UINT32.map(formatOpcode))), (text) => {
        expect(readsOrRefuses(() => parseOpcode(text))).toBe(true);
      }),
    );
  });
});
