import * as fc from "fast-check";
import { expect, it } from "vitest";
import { middle } from "./shorten";

it("keeps both ends of a long text", () => {
  expect(middle("EQAGsaXXXXXXXXXXXXXXXX3FeK", 6, 4)).toBe("EQAGsa…3FeK");
  expect(middle("abcdefghijkl", 3, 0)).toBe("abc…");
});

it("leaves alone a text that would not become shorter", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.nat(10), fc.nat(10), (text, head, tail) => {
      const length = Math.min(text.length, head + tail + 1);
      expect(middle(text, head, tail)).toHaveLength(length);
      expect(middle(text, head, tail) === text || text.length > length).toBe(true);
    }),
  );
});
