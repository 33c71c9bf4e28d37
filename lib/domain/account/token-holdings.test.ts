import { expect, test } from "vitest";
import { jettonWallets as SAMPLE } from "../../../fixtures/toncenter/v3/samples/tokens";
import { addressOf } from "../../../fixtures/toncenter/v3/samples/seed";
import { valueOf } from "../../../testing/toncenter/test-value";
import { readValue } from "../../toncenter/answer";
import { jettonWallets } from "../../toncenter/v3/v3-jetton";
import { tokenHoldings } from "./token-holdings";

function holdingsOf(symbols: readonly string[]) {
  const [wallet] = SAMPLE.jetton_wallets;
  const masters = symbols.map((_, place) => addressOf(`master ${place}`));
  const answer = valueOf(
    readValue(jettonWallets, {
      jetton_wallets: masters.map((jetton, place) => ({ ...wallet, jetton, balance: String(place) })),
      metadata: Object.fromEntries(
        masters.map((master, place) => [
          master,
          { is_indexed: true, token_info: [{ type: "jetton_masters", symbol: symbols[place] }] },
        ]),
      ),
    }),
  );
  const { shown, suspicious, ...counts } = tokenHoldings(answer, "GRAM");
  return {
    ...counts,
    shown: shown.map(({ token, note }) => [token.symbol, token.doubt ?? note]),
    suspicious: suspicious.map(({ token }) => [token.symbol, token.doubt]),
  };
}

test("a token that imitates another token of the account is listed as suspicious, with the reason", () => {
  expect(holdingsOf(["TIDE", "ТIDE", "WOOD"])).toEqual({
    count: 3,
    isMore: false,
    rest: 0,
    shown: [
      ["TIDE", null],
      ["WOOD", null],
    ],
    suspicious: [["ТIDE", "Imitates TIDE"]],
    suspiciousCount: 1,
  });
});

test("two tokens with the same plain symbol are both shown, with a note", () => {
  const note = "Same symbol as another token";
  expect(holdingsOf(["TIDE", "TIDE"])).toMatchObject({
    shown: [
      ["TIDE", note],
      ["TIDE", note],
    ],
    suspicious: [],
  });
});

test("genuine tokens are not crowded out by many suspicious ones", () => {
  const { shown, suspicious, suspiciousCount } = holdingsOf([
    ...Array.from({ length: 30 }, () => "USDТ"),
    "WOOD",
  ]);
  expect(shown).toEqual([["WOOD", null]]);
  expect([suspiciousCount, suspicious.length]).toEqual([30, 12]);
});

test("tokens that are not shown are counted", () => {
  const many = holdingsOf(Array.from({ length: 100 }, (_, place) => `T${place}x`));
  expect([many.count, many.isMore, many.shown.length, many.rest]).toEqual([100, true, 12, 88]);
});
