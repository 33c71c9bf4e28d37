import { expect, test } from "vitest";
import { cardLines } from "../../../../testing/domain/account/test-card-lines";
import { parseAddress } from "../../../ton/address/read-address";
import { NFT_SALE } from "./nft-sale";

const someone = (letter: string) => parseAddress(`0:${letter.repeat(64)}`);
const [SALE, ITEM, SELLER] = [someone("A"), someone("B"), someone("C")];
const FAR = 4_000_000_000;
const AUCTION = { last_bid: "0", max_bid: "0", min_bid: "5000000000", end_time: FAR, last_bid_at: 0 };

function factsOf(details: object, changed: object = {}) {
  const sale = {
    type: "getgems_auction",
    address: SALE,
    nft_address: ITEM,
    nft_owner_address: SELLER,
    created_at: 0,
    details,
    ...changed,
  };
  return cardLines(NFT_SALE, SALE, { nft_sales: [sale], address_book: {}, metadata: {} });
}

/** Without the NFT and the seller. */
const termsOf = async (details: object, changed?: object) => (await factsOf(details, changed)).slice(2);

test("the card of an auction without bids has no facts from the zeros that its contract stores", async () => {
  const [bid, ends, status, ...others] = await termsOf(AUCTION);
  expect([bid, status]).toEqual(["Minimum bid: 5 TON", "Status: Open"]);
  expect(ends).toMatch(/^Ends: /);
  expect(others).toEqual([]);
});

test.each([
  ["Cancelled", { is_canceled: true }],
  ["Ended", { end_flag: true }],
  ["Ended, not claimed", {}],
])("the card of an auction whose time is over says %s, and takes no bids", async (status, changed) => {
  const terms = await termsOf({ ...AUCTION, ...changed, max_bid: "9000000000", end_time: 1_700_000_000 });
  expect(terms).toEqual([expect.stringMatching(/^Ended: /), `Status: ${status}`]);
});

test("the card of a sale has its price", async () => {
  const terms = await termsOf({ is_complete: false, full_price: "3000000000" }, { type: "getgems_sale" });
  expect(terms).toEqual(["Price: 3 TON", "Status: On sale"]);
});

test.each([
  ["says that it does not hold an NFT of somebody else", { address: ITEM, owner_address: SELLER }, true],
  ["believes that it holds its NFT", { address: ITEM, owner_address: SALE }, false],
  ["does not judge an NFT whose holder is unknown", null, false],
])("the card of a sale %s", async (_, nft_item, isSaid) => {
  const facts = await factsOf(AUCTION, { nft_item });
  expect(facts.includes("Holds the NFT: No")).toBe(isSaid);
});
