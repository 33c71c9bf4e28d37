import { expect, it } from "vitest";
import { originOf } from "./request-origin";

it.each([
  ["127.0.0.1:8081", "http://127.0.0.1:8081"],
  ["[::1]:8081", "http://[::1]:8081"],
  ["localnet", "http://localnet"],
  ['"><script>', "http://localhost"],
  ["a/b", "http://localhost"],
  ["a".repeat(300), "http://localhost"],
  ["", "http://localhost"],
])("host %j gives origin %s", (host, origin) => {
  expect(originOf({ host })).toBe(origin);
});

it("without a host header the origin is localhost", () => {
  expect(originOf({})).toBe("http://localhost");
});
