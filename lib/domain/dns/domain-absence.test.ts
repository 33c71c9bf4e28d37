import { expect, test } from "vitest";
import { domainAbsence } from "./domain-absence";

test.each([
  ["free-name.ton", { is: "available", leastBid: 10_000_000_000n }],
  ["long-free-name.ton", { is: "available", leastBid: 1_000_000_000n }],
  ["abc.ton", { is: "impossible", reason: expect.stringContaining("at least 4") }],
  ["роза.ton", { is: "impossible", reason: expect.stringContaining("a–z") }],
  ["shop.alice.ton", { is: "subdomain", parent: "alice.ton" }],
  ["pay.shop.alice.ton", { is: "subdomain", parent: "shop.alice.ton" }],
  ["durov.t.me", { is: "username" }],
  ["a.durov.t.me", { is: "subdomain", parent: "durov.t.me" }],
])("domainAbsence explains why %s does not exist", (name, absence) => {
  expect(domainAbsence(name)).toEqual(absence);
});
