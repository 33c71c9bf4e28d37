import { expect, test } from "vitest";
import { movesOf } from "./action-moves";

const BUYER = `0:${"AB".repeat(32)}`;
const SELLER = `0:${"CD".repeat(32)}`;
const PURCHASE = { new_owner: BUYER, real_old_owner: SELLER, price: 100n };

test("the buyer of an NFT pays its price, and the seller gets what is left of it", () => {
  expect(movesOf("nft_purchase", { ...PURCHASE, payout_amount: 85n })).toEqual([
    { from: BUYER, to: null, amount: 100n, asset: null },
    { from: null, to: SELLER, amount: 85n, asset: null },
  ]);
});

test("the seller of an NFT gets its price if the rest is unknown", () => {
  expect(movesOf("nft_purchase", { ...PURCHASE, payout_amount: null })).toMatchObject([
    { from: BUYER, amount: 100n },
    { to: SELLER, amount: 100n },
  ]);
});
