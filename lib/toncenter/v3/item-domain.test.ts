import { describe, expect, test } from "vitest";
import { itemDomain } from "./item-domain";
import { tokenInfo } from "../../../testing/toncenter/test-token-info";

const info = (domain: unknown, type = "nft_items") => tokenInfo({ type, extra: { domain } });

describe("the domain of an item", () => {
  test.each([
    ["tide-mill.ton", ["dns", "editable", "nft_item"]],
    ["night_owl.t.me", ["dns", "nft_item", "teleitem"]],
    ["abcde.t.me", ["teleitem"]],
  ])("is %s if its contract is one", (domain, interfaces) => {
    expect(itemDomain(info(domain), interfaces)).toBe(domain);
  });

  test.each([
    ["an item of another kind", info("tide.ton"), ["nft_item"]],
    ["a contract that has not been examined", info("tide.ton"), null],
    ["an account that the answer does not name", info("tide.ton"), undefined],
    ["a collection", info("tide.ton", "nft_collections"), ["dns"]],
    ["no metadata", null, ["dns"]],
  ])("is absent for %s", (_what, one, interfaces) => {
    expect(itemDomain(one, interfaces)).toBeNull();
  });

  test.each([
    "",
    "tide",
    ".ton",
    "claim.tide.ton",
    "Tide.ton",
    "w\u0430llet.ton",
    "\u202Etide.ton",
    "tide.ton\n",
    "https://tide.ton",
    "tide.com",
    `${"x".repeat(123)}.ton`,
    5,
    null,
  ])("is never %j", (domain) => {
    expect(itemDomain(info(domain), ["dns"])).toBeNull();
  });
});
