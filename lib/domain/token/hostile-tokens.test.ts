import { describe, expect, test } from "vitest";
import { HELD_SYMBOLS, HOSTILE_TEXTS } from "../../../fixtures/hostile/hostile-texts";
import { addressOf } from "../../../fixtures/toncenter/v3/samples/seed";
import { parseAddress } from "../../ton/address/read-address";
import { marksOfTokens, type TokenIdentity } from "./token-marks";

const token = (of: string, symbol: string | null, name: string | null): TokenIdentity => ({
  master: parseAddress(addressOf(of)),
  symbol,
  name,
});

const HELD = HELD_SYMBOLS.map((symbol) => token(`held ${symbol}`, symbol, null));
const TOKENS = HOSTILE_TEXTS.filter(({ kind }) => kind === "token").flatMap(({ rules, texts }) =>
  texts.map((text) => ({ text, rules })),
);

function rulesOf(one: TokenIdentity): readonly string[] {
  return (marksOfTokens([...HELD, one], "GRAM").get(one.master) ?? []).map(({ rule }) => rule);
}

describe("a token", () => {
  test.each(TOKENS)("with the symbol $text is marked by the rules $rules", ({ text, rules }) => {
    expect(rulesOf(token("hostile", text, null))).toEqual(rules);
  });

  test.each(TOKENS.filter(({ rules }) => !rules.includes("twin")))(
    "with the name $text is marked by the rules $rules",
    ({ text, rules }) => {
      expect(rulesOf(token("hostile", "XYZ", text))).toEqual(rules);
    },
  );
});
