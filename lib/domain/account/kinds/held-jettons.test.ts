import { expect, test } from "vitest";
import { jettonWallets as SAMPLE } from "../../../../fixtures/toncenter/v3/samples/tokens";
import { addressOf } from "../../../../fixtures/toncenter/v3/samples/seed";
import { valueOf } from "../../../../testing/toncenter/test-value";
import { readValue } from "../../../toncenter/answer";
import { jettonWallets } from "../../../toncenter/v3/v3-jetton";
import { namesFrom } from "../../action/action-names";
import { jettonsFact } from "./held-jettons";

function factOf(symbols: readonly string[]) {
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
  const names = namesFrom(answer.address_book, answer.metadata, "GRAM");
  const { lines, folded } = jettonsFact(answer, { names, coin: "GRAM" });
  const said = (shown: typeof lines) =>
    shown.map((parts) =>
      parts.map((part) => {
        if (part.is === "phrase") return part.text;
        return part.is === "tokens" ? [part.token.symbol, part.token.doubt] : null;
      }),
    );
  return { lines: said(lines), label: folded?.label ?? null, folded: said(folded?.lines ?? []) };
}

test("a token that imitates another held one is folded, with the reason", () => {
  expect(factOf(["TIDE", "ТIDE", "WOOD"])).toEqual({
    lines: [[["TIDE", null]], [["WOOD", null]]],
    label: "1 suspicious token",
    folded: [[["ТIDE", "Imitates TIDE"]]],
  });
});

test("two with the same plain symbol stay, and say so", () => {
  const note = " (same symbol as another token)";
  expect(factOf(["TIDE", "TIDE"])).toEqual({
    lines: [
      [["TIDE", null], note],
      [["TIDE", null], note],
    ],
    label: null,
    folded: [],
  });
});

test("genuine tokens are not crowded out by many suspicious ones", () => {
  const { lines, label, folded } = factOf([...Array.from({ length: 30 }, () => "USDТ"), "WOOD"]);
  expect(lines).toEqual([[["WOOD", null]]]);
  expect([label, folded.length]).toEqual(["30 suspicious tokens", 20]);
});
