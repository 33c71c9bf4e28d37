import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hasEmptySegment, normalTarget } from "./request-target";

test.each([
  "/",
  "/tx/abc?x=%20&y=/../",
  "/%E2%82%AC",
  "/a%2Fb",
  "/..%2fa",
  "/.well-known/a",
  "*",
  "http://a/../b",
])("%s stays as it is", (target) => expect(normalTarget(target)).toBe(target));

test.each([
  ["/_next/static/../../testnet/blocks", "/testnet/blocks"],
  ["/api/%2e%2e/testnet/status?a=1", "/testnet/status?a=1"],
  ["/api/x/v3/%2E./.%2e/../testnet/decode", "/testnet/decode"],
  ["/./status", "/status"],
  ["/status#x", "/status"],
  ["/api\\..\\blocks", "/blocks"],
  ["/../../..", "/"],
  ["/\\example.com", "//example.com"],
])("%s is read as %s", (target, normal) => expect(normalTarget(target)).toBe(normal));

test.each([
  ["/%ff", "/%25ff"],
  ["/%E0%A4%A?q=%20", "/%25E0%25A4%25A?q=%2520"],
])("the percent signs of invalid escapes are literal: %s", (target, normal) =>
  expect(normalTarget(target)).toBe(normal),
);

const HOSTILE = [
  "/",
  "\\",
  ".",
  "%2e",
  "%",
  "ff",
  "[",
  "]",
  ":",
  "@",
  "?",
  "#",
  "&",
  "=",
  "a",
  "9",
  " ",
  "\t",
];

test("any target is read without an exception, as Next reads it", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...HOSTILE) }), (text) => {
      const normal = normalTarget(`/${text}`);
      const { pathname, search } = new URL(`http://explorer${normal}`);
      expect(pathname + search).toBe(normal);
      expect(pathname.split("/").filter((segment) => /^(\.|%2e){1,2}$/i.test(segment))).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ["//a", true],
  ["/a//b", true],
  ["/a?b=//c", false],
  ["/a/", false],
])("%s has an empty segment: %s", (target, has) => expect(hasEmptySegment(target)).toBe(has));
