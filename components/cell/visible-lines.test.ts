import * as fc from "fast-check";
import { expect, it } from "vitest";
import { visibleLines } from "./visible-lines";

it("contains every visible line, and a limited number of others", () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.integer({ min: 100, max: 2_000 }),
      fc.nat(500_000),
      (scrolled, height, count) => {
        const line = 48;
        const { from, to } = visibleLines(scrolled, height, line, count);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(count);
        const first = Math.floor(scrolled / line);
        const last = Math.min(count, Math.ceil((scrolled + height) / line));
        expect(first >= last || (from <= first && to >= last)).toBe(true);
        expect(to - from).toBeLessThanOrEqual(height / line + 35);
      },
    ),
  );
});
