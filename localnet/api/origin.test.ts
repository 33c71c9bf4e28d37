import { expect, it } from "vitest";
import { originOf } from "./origin";

it.each([
  ["127.0.0.1:8081", "http://127.0.0.1:8081"],
  ["[::1]:8081", "http://[::1]:8081"],
  ["localnet", "http://localnet"],
  ['"><script>', "http://localhost"],
  ["a/b", "http://localhost"],
  ["a".repeat(300), "http://localhost"],
  ["", "http://localhost"],
])("whoever asks at %j finds the server at %s", (host, origin) => {
  expect(originOf({ host })).toBe(origin);
});

it("who does not say where they ask is told a name that works here", () => {
  expect(originOf({})).toBe("http://localhost");
});
