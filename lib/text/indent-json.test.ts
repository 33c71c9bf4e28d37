import * as fc from "fast-check";
import { expect, it } from "vitest";
import { indentJson } from "./indent-json";

it("writes what JSON.stringify would, however the text was spaced", () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(0, 1, "\t"), (json, space) => {
      const value: unknown = JSON.parse(json);
      const canonical: unknown = JSON.parse(JSON.stringify(value));
      expect(indentJson(JSON.stringify(canonical, null, space))).toBe(JSON.stringify(canonical, null, 2));
    }),
  );
});

it("keeps the digits of large numbers", () => {
  expect(indentJson('{"lt":12345678901234567890}')).toBe('{\n  "lt": 12345678901234567890\n}');
});

it("returns a string for any text", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(typeof indentJson(text)).toBe("string");
    }),
  );
});
