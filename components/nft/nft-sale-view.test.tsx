import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { TimeSetting } from "@/components/entity/time/time-setting";
import type { NftSaleState } from "@/lib/domain/nft/nft-sale-state";
import type { TimeStyle } from "@/lib/settings/settings";
import { parseAddress } from "@/lib/ton/address/read-address";
import { textOf } from "../../testing/components/entity/test-markup";
import { NftSaleView } from "./nft-sale-view";
import { LOCALNET } from "../../testing/domain/network/test-page-networks";

const STYLE: TimeStyle = "utc";
const END = 1_800_000_000;
const account = (digit: string) => parseAddress(`0:${digit.repeat(64)}`);
const AUCTION: NftSaleState = {
  is: "auction",
  contract: account("A"),
  status: "open",
  price: null,
  highestBid: 24_000_000_000n,
  bidder: { address: account("B"), name: null, bounceable: false },
  nextBid: 25_200_000_000n,
  buyNow: 90_000_000_000n,
  endsAt: END,
  lastBidAt: END - 100,
  createdAt: null,
  seller: null,
  marketplace: null,
  marketplaceFee: null,
  royalty: null,
};

function shown(sale: NftSaleState, nowSeconds: number): string {
  return textOf(
    renderToStaticMarkup(
      <TimeSetting style={STYLE} serverNowMs={nowSeconds * 1_000}>
        <NftSaleView
          network={LOCALNET}
          item={account("C")}
          report={{ is: "known", sale }}
          serverNowMs={nowSeconds * 1_000}
        />
      </TimeSetting>,
    ),
  );
}

describe("an auction of an NFT", () => {
  it("shows the time left and takes bids until its end", () => {
    const text = shown(AUCTION, END - 3_600);
    expect(text).toContain("Open");
    expect(text).toContain("01:00:00 left");
    expect(text).toContain("Minimum next bid");
    expect(text).toContain("Buy now");
  });

  it("is shown as ended and not claimed after its end", () => {
    const text = shown(AUCTION, END + 1);
    expect(text).toContain("Ended, not claimed");
    for (const word of ["Open", "left", "Minimum next bid", "Buy now"]) expect(text).not.toContain(word);
  });

  it("has the status that its contract reports, whatever the time", () => {
    expect(shown({ ...AUCTION, status: "cancelled" }, END + 1)).toContain("Cancelled");
    expect(shown({ ...AUCTION, status: "ended" }, END - 1)).toContain("Ended");
  });
});
