import { expect, it } from "vitest";
import { bytesText, rateText, hitRateText } from "./status-numbers";

it.each([
  [0, "0 bytes"],
  [1_023, "1,023 bytes"],
  [1_536, "1.5 kB"],
  [134_217_728, "128.0 MB"],
])("%i bytes are %s", (bytes, text) => expect(bytesText(bytes)).toBe(text));

it.each([
  [1, "1 request/s"],
  [0.5, "0.50 requests/s"],
  [10, "10 requests/s"],
  [12.7, "12 requests/s"],
])("a rate of %f is %s", (rate, text) => expect(rateText(rate)).toBe(text));

it("a share is never rounded up to 100 %", () => {
  expect(hitRateText(0.9999)).toBe("99.9 %");
  expect(hitRateText(1)).toBe("100.0 %");
});
