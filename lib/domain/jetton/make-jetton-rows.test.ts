import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { ALICE, BOB, COIN } from "../../../fixtures/toncenter/v3/samples/seed";
import * as samples from "../../../fixtures/toncenter/v3/samples/tokens";
import { valueOf } from "../../../testing/toncenter/test-value";
import { readAnswer } from "../../toncenter/answer";
import { jettonMasters, jettonTransfers, jettonWallets } from "../../toncenter/v3/v3-jetton";
import { shareText } from "../../ton/value/share";
import { concentrationOf } from "./concentration";
import { jettonHolderRow, jettonRow, jettonTransferRow, withShare } from "./make-jetton-rows";

const body = (sample: unknown) => ({ status: 200, body: JSON.stringify(sample), retryAfterMs: null });

const masters = valueOf(readAnswer(jettonMasters, body(samples.jettonMasters)));
const [master] = masters.jetton_masters;
const wallets = valueOf(readAnswer(jettonWallets, body(samples.jettonWallets)));
const [wallet] = wallets.jetton_wallets;
const transfers = valueOf(readAnswer(jettonTransfers, body(samples.jettonTransfers)));
const [transfer] = transfers.jetton_transfers;
if (master === undefined || wallet === undefined || transfer === undefined)
  throw new Error("samples are missing");

describe("a jetton", () => {
  test.each([
    [null, "none"],
    [{}, "none"],
    [{ uri: "https://example.org/a.json" }, "offchain"],
    [{ uri: "https://example.org/a.json", decimals: "9" }, "offchain"],
    [{ name: "Tide", symbol: "TIDE" }, "onchain"],
    [{ name: "Tide", uri: "https://example.org/a.json" }, "both"],
  ])("with the content %j has metadata of the origin “%s”", (content, origin) => {
    expect(jettonRow({ ...master, jetton_content: content }, masters, "GRAM").origin).toBe(origin);
  });

  it("keeps every digit of a supply beyond double precision", () => {
    expect(jettonRow(master, masters, "GRAM").supply).toBe(340282366920938463463374607431768211455n);
  });

  it("has unread metadata only if the service reports it as not indexed", () => {
    const metadata = { [COIN]: { is_indexed: false, token_info: [] } };
    expect(jettonRow(master, { ...masters, metadata }, "GRAM").unread).toBe(true);
    expect(jettonRow(master, masters, "GRAM").unread).toBe(false);
  });
});

describe("a share of the supply", () => {
  it("of a holder is null without the supply", () => {
    const row = jettonHolderRow(wallet, wallets, "GRAM");
    expect(withShare(row, null).share).toBeNull();
    expect(withShare(row, wallet.balance * 4n).share).toBe(0.25);
  });
});

describe("concentration", () => {
  const holders = (balances: readonly bigint[], supply: bigint) =>
    balances.map((balance) => withShare(jettonHolderRow({ ...wallet, balance }, wallets, "GRAM"), supply));
  const linesOf = (balances: readonly bigint[], supply: bigint) =>
    concentrationOf(holders(balances, supply)).map(({ holders: count, share }) => [count, shareText(share)]);

  it("is given for the largest 1, 10 and 100 holders, or for all if there are fewer", () => {
    const equal = Array.from({ length: 25 }, () => 4n);
    expect(linesOf(equal, 100n)).toEqual([
      [1, "4 %"],
      [10, "40 %"],
      [25, "100 %"],
    ]);
  });

  it("is all of the supply if the holders have all of it", () => {
    expect(linesOf([45n, 41n, 40n, 35n, 29n], 190n)).toEqual([
      [1, "23.6 %"],
      [5, "100 %"],
    ]);
    const supply = 10n ** 18n;
    expect(linesOf([supply / 3n, supply / 3n, supply / 3n + 1n], supply).at(-1)).toEqual([3, "100 %"]);
    fc.assert(
      fc.property(
        fc.array(fc.bigInt({ min: 1n, max: 2n ** 30n }), { minLength: 1, maxLength: 99 }),
        (parts) => {
          const whole = parts.reduce((sum, part) => sum + part, 0n);
          expect(linesOf(parts, whole).at(-1)).toEqual([parts.length, "100 %"]);
        },
      ),
    );
  });

  it("is empty without holders or supply", () => {
    expect(linesOf([], 100n)).toEqual([]);
    expect(linesOf([1n], 0n)).toEqual([]);
    expect(linesOf([3n], 3n)).toEqual([[1, "100 %"]]);
  });
});

describe("a transfer", () => {
  const commentOf = (decoded: unknown, payload: string | null = null) =>
    jettonTransferRow(
      { ...transfer, decoded_forward_payload: decoded, forward_payload: payload },
      transfers,
      "GRAM",
    ).comment;

  it("has the comment that the service decoded", () => {
    expect(commentOf({ "@type": "text_comment", comment: "tea" })).toEqual({ text: "tea", length: 3 });
    expect(commentOf({ "@type": "text_comment", comment: "" })).toBeNull();
    expect(commentOf({ "@type": "text_comment", comment: "x".repeat(5_000) })?.text).toHaveLength(2_000);
  });

  it("has the comment of its payload if the service decoded none", () => {
    expect(commentOf(null, "te6cckEBAQEAFwAAKgAAAABDb21lIGFuZCB2aXNpdCB1c/CRTuE=")?.text).toBe(
      "Come and visit us",
    );
    expect(commentOf(null, "not a bag")).toBeNull();
    expect(commentOf(null)).toBeNull();
  });

  it("has both owners, the token, the amount and the outcome", () => {
    const row = jettonTransferRow(transfer, transfers, "GRAM");
    expect(row).toMatchObject({
      from: { address: ALICE },
      to: { address: BOB },
      token: { master: COIN },
      amount: 1_500_000n,
      failed: false,
    });
  });
});
