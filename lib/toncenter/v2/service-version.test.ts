import { expect, it } from "vitest";
import { readServiceVersion } from "./service-version";

it.each([
  ["2.1.11", "the C++ service"],
  ["2.0.48", "the Python service"],
  ["2.7.0", null],
  ["3.1.0", null],
  ["unknown", null],
  ["", null],
])("version %j is recognized as: %s", (text, program) => {
  expect(readServiceVersion(text)).toEqual({ text, program });
});
