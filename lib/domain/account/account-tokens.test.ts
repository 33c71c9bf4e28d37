import { describe, expect, it } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import { valueOf } from "../../../testing/toncenter/test-value";
import type { AnswerOf } from "../../toncenter/endpoint";
import type { jettonWallets } from "../../toncenter/v3/v3-jetton";
import type { TokenRates } from "../token/token-rate";
import { accountTokens } from "./account-tokens";
import { readAccountTokensQuery } from "./read-account-tokens-query";
import { writeAccountTokensQuery } from "./account-tokens-query";
import { tokenInfo } from "../../../testing/toncenter/test-token-info";

const address = (digit: string) => parseAddress(`0:${digit.repeat(64)}`);
const OWNER = address("F");

interface Held {
  readonly digit: string;
  readonly symbol: string | null;
  readonly balance: bigint;
  readonly lt?: bigint;
  readonly scam?: boolean;
}

function answer(held: readonly Held[]): AnswerOf<typeof jettonWallets> {
  return {
    address_book: {},
    metadata: Object.fromEntries(
      held.map(({ digit, symbol, scam = false }) => [
        address(digit),
        {
          is_indexed: true,
          token_info: [
            tokenInfo({
              type: "jetton_masters",
              name: symbol === null ? null : `The ${symbol}`,
              symbol,
              is_scam: scam,
              extra: { decimals: "9" },
            }),
          ],
        },
      ]),
    ),
    jetton_wallets: held.map(({ digit, balance, lt = 0n }) => ({
      address: parseAddress(`0:${digit.repeat(63)}0`),
      balance,
      owner: OWNER,
      jetton: address(digit),
      last_transaction_lt: lt,
      code_hash: null,
      data_hash: null,
      mintless_info: null,
    })),
  };
}

const HELD = answer([
  { digit: "1", symbol: "TIDE", balance: 5_000n, lt: 90n },
  { digit: "2", symbol: "FLOUR", balance: 900n, lt: 50n },
  { digit: "3", symbol: null, balance: 1n, lt: 10n },
  { digit: "4", symbol: "BAIT", balance: 7n, lt: 70n, scam: true },
]);
const RATES: TokenRates = new Map([
  [address("2"), { coins: 20n, tokens: 1n, at: 0, trace: null, swaps: 1, moved: 10n ** 9n }],
  [address("1"), { coins: 3n, tokens: 1n, at: 0, trace: null, swaps: 1, moved: 10n ** 9n }],
  [address("4"), { coins: 10n ** 18n, tokens: 1n, at: 0, trace: null, swaps: 1, moved: 10n ** 9n }],
]);

const query = (search: string) => valueOf(readAccountTokensQuery(OWNER, new URLSearchParams(search)));
const symbols = (search: string, rates: TokenRates | null = RATES) =>
  accountTokens(HELD, rates, "TON", query(search)).rows.map(({ token }) => token.symbol);

describe("the tokens of an account", () => {
  it("are ordered by worth, and by name where there is no rate", () => {
    expect(symbols("")).toEqual(["FLOUR", "TIDE", null]);
    expect(symbols("", null)).toEqual(["FLOUR", "TIDE", null]);
  });

  it("can be ordered by name or by last use", () => {
    expect(symbols("order=name")).toEqual(["FLOUR", "TIDE", null]);
    expect(symbols("order=recent")).toEqual(["TIDE", "FLOUR", null]);
    expect(symbols("order=recent&suspicious=only")).toEqual(["BAIT"]);
  });

  it("can be searched by symbol, name, and address of the token or its wallet", () => {
    expect(symbols("q=tid")).toEqual(["TIDE"]);
    expect(symbols("q=the+flo")).toEqual(["FLOUR"]);
    expect(symbols(`q=${address("3")}`)).toEqual([null]);
    expect(symbols(`q=0:${"2".repeat(63)}0`)).toEqual(["FLOUR"]);
    expect(symbols("q=bait")).toEqual([]);
  });

  it("have a total worth without suspicious tokens, whose rates anyone can fake", () => {
    const { summary, rows } = accountTokens(HELD, RATES, "TON", query("suspicious=only"));
    expect(summary).toEqual({ count: 4, isMore: false, suspicious: 1, worth: 33_000n });
    expect(rows.map(({ token }) => token.doubt)).toEqual([expect.stringContaining("scam")]);
    expect(accountTokens(HELD, null, "TON", query("")).summary.worth).toBeNull();
  });
});

describe("a token whose only swap was of 0.01 coins for one raw unit", () => {
  const dust = { coins: 10_000_000n, tokens: 1n, at: 0, trace: null, swaps: 1, moved: 10_000_000n };
  const holding = (balance: bigint) =>
    accountTokens(
      answer([
        { digit: "1", symbol: "HARM", balance },
        { digit: "2", symbol: "FLOUR", balance: 900n },
      ]),
      new Map([...RATES, [address("1"), dust]]),
      "TON",
      query(""),
    );

  it("has no worth in a large amount, adds none to the total, and is not the first", () => {
    const { rows, summary } = holding(10n ** 18n);
    expect(rows.map(({ token, worth, exceedsSwaps }) => [token.symbol, worth, exceedsSwaps])).toEqual([
      ["FLOUR", 18_000n, false],
      ["HARM", null, true],
    ]);
    expect(summary.worth).toBe(18_000n);
  });

  it("has a worth in an amount that the swap is evidence for", () => {
    expect(holding(1n).rows[0]).toMatchObject({ worth: 10_000_000n, exceedsSwaps: false });
  });
});

it("a query reads back as it was written, and an unknown order is refused", () => {
  for (const search of ["", "q=a+b&order=name", "order=recent&suspicious=only"])
    expect(writeAccountTokensQuery(query(search)).toString()).toBe(search);
  expect(readAccountTokensQuery(OWNER, new URLSearchParams("order=size")).ok).toBe(false);
});
