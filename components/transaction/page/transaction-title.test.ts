import { expect, it } from "vitest";
import { parseAddress } from "@/lib/ton/address/read-address";
import { parseHash } from "@/lib/ton/value/hash";
import { transactionTitle } from "./transaction-title";

const network = { id: "mainnet", name: "Mainnet", standard: true, testnet: false, coin: "GRAM" };
const transaction = { hash: parseHash("ab".repeat(32)) };
const address = parseAddress(`0:${"cd".repeat(32)}`);
const party = (name: string | null) =>
  ({ is: "party", party: { address, name, bounceable: false } }) as const;
const tokens = (symbol: string | null) =>
  ({
    is: "tokens",
    amount: 7_150_000_000n,
    token: { master: null, symbol, decimals: 9, doubt: null, picture: null },
  }) as const;

it("begins with the description of the transaction", () => {
  const sentence = [
    party("rosa.ton"),
    { is: "phrase", text: " swapped " },
    { is: "coins", amount: 1_234_567_891_234n },
    { is: "phrase", text: " for " },
    tokens("FLOUR"),
  ] as const;
  expect(transactionTitle(network, { transaction, sentence, word: "Success" })).toEqual([
    "rosa.ton swapped 1,234.5678 GRAM for 7.15 FLOUR",
    "Success",
    "Transaction ababab…ababab",
  ]);
});

it("cuts and marks untrusted text, and calls accounts without a safe name by their address", () => {
  const sentence = [
    party("аlice.ton"),
    { is: "phrase", text: " sent " },
    tokens("A\u202E".repeat(20)),
  ] as const;
  const [headline = ""] = transactionTitle(network, { transaction, sentence, word: "Failed" });
  expect(headline).toMatch(/^UQ.{4}….{6} sent 7\.15 A\[U\+202E\]/);
  expect(headline.length).toBeLessThan(60);
});

it("is only the word Transaction before the transaction is loaded", () => {
  expect(transactionTitle(network, null)).toEqual(["Transaction"]);
});
