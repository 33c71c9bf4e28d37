import { describe, expect, it } from "vitest";
import { only } from "../../../testing/search/test-samples";
import { domainForm } from "./domain-form";

describe("a domain", () => {
  it.each([
    ["foundation.ton", "foundation.ton"],
    ["FOUNDATION.Ton", "foundation.ton"],
    ["foundation.ton.", "foundation.ton"],
    ["durov.t.me", "durov.t.me"],
    ["some_name.t.me", "some_name.t.me"],
    ["pay.shop.alice-1.ton", "pay.shop.alice-1.ton"],
    ["ｆｏｕｎｄａｔｉｏｎ．ｔｏｎ", "foundation.ton"],
    ["foundation。ton", "foundation.ton"],
    ["http://foundation.ton/docs?page=1", "foundation.ton"],
    ["tonsite://foundation.ton", "foundation.ton"],
    ["https://durov.t.me", "durov.t.me"],
    ["foundation.ton/", "foundation.ton"],
    ["foundation.ton/docs?page=1", "foundation.ton"],
    ["foundation.ton?x=1", "foundation.ton"],
    ["t.me/durov", "durov.t.me"],
    ["https://t.me/Durov", "durov.t.me"],
    ["https://fragment.com/username/durov", "durov.t.me"],
  ])("is an exact match: %s is %s", (text, name) => {
    expect(only(domainForm, text)).toEqual({
      kind: "domain",
      name,
      warning: null,
      certainty: "exact",
      testnet: null,
    });
  });

  it.each([
    ["fоundation.ton", "mixes Latin and Cyrillic", "a Cyrillic о among Latin letters"],
    ["pay.αlice.ton", "mixes Latin and Greek", "a Greek α among Latin letters"],
    ["сосо.ton", "looks like Latin letters", "Cyrillic letters that look like c and o"],
    ["found\u200bation.ton", "has invisible characters, removed here", "a zero-width space"],
  ])("is only a possible match: %s, with the warning '%s', has %s", (text, warning) => {
    expect(only(domainForm, text)).toMatchObject({ kind: "domain", warning, certainty: "possible" });
  });

  it("is a possible match for a name in Telegram", () => {
    expect(only(domainForm, "@durov")).toMatchObject({
      name: "durov.t.me",
      warning: null,
      certainty: "possible",
    });
  });

  it("entirely in another script has no warning unless it looks like Latin", () => {
    expect(only(domainForm, "привет.example.ton")).toMatchObject({ warning: null, certainty: "exact" });
  });

  it.each([
    "",
    ".ton",
    "ton",
    "t.me",
    "a..ton",
    "foundation.com",
    "a b.ton",
    "foundation.ton.evil.com",
    "evil.com/foundation.ton",
    "@a",
    "t.me/durov/123",
    "t.me/+invite",
  ])("is not read from %j", (text) => {
    expect(domainForm.read(text)).toEqual([]);
  });

  it("is not read from a URL with a user name", () => {
    expect(domainForm.read("https://foundation.ton@evil.com/")).toEqual([]);
    expect(domainForm.read("https://evil.com@foundation.ton/")).toEqual([]);
  });

  it("is at most as long as the resolver accepts", () => {
    expect(domainForm.read(`${"a".repeat(122)}.ton`)).toHaveLength(1);
    expect(domainForm.read(`${"a".repeat(123)}.ton`)).toEqual([]);
    expect(domainForm.read(`${"п".repeat(62)}.ton`)).toEqual([]);
  });
});
