import { beginCell } from "@ton/core";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { readBoc } from "@/lib/ton/cell/boc";
import { cellText } from "./cell-text";

it("writes the bits of a cell as @ton/core does", () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 2n ** 255n }),
      fc.integer({ min: 256, max: 500 }),
      (value, bits) => {
        const cell = beginCell().storeUint(value, bits).endCell();
        const [node] = readBoc(Uint8Array.from(cell.toBoc())).cells;
        const shown = node ?? { data: "", bits: 0 };
        expect(cellText(shown, "Hex").toUpperCase()).toBe(cell.bits.toString());
        expect(cellText(shown, "Bits")).toBe(value.toString(2).padStart(bits, "0"));
      },
    ),
    { numRuns: 50 },
  );
});

it("writes whole bytes as text, and invalid UTF-8 as U+FFFD", () => {
  expect(cellText({ data: "68690080", bits: 25 }, "Text")).toBe("hi\0");
  expect(cellText({ data: "ff", bits: 8 }, "Text")).toBe("\uFFFD");
  expect(cellText({ data: "", bits: 0 }, "Hex")).toBe("");
});
