import { describe, expect, it } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import { domainState } from "./domain-state";

const BIDDER = parseAddress(`0:${"B".repeat(64)}`);
const YEAR = 366 * 86_400;
const NOW = 1_800_000_000;
const state = (renewedAt: number, endsAt: number | null = null) =>
  domainState(
    { renewedAt, auction: endsAt === null ? null : { bidder: BIDDER, bid: 200n, endsAt } },
    "rosa",
    null,
    NOW,
  );

describe("a domain", () => {
  it("is owned for 366 days after its renewal", () => {
    expect(state(NOW)).toEqual({ is: "owned", expiresAt: NOW + YEAR });
    expect(state(NOW - YEAR)).toEqual({ is: "owned", expiresAt: NOW });
  });

  it("is expired after that, with the lowest bid for its length", () => {
    expect(state(NOW - YEAR - 1)).toEqual({ is: "expired", expiresAt: NOW - 1, leastBid: 100_000_000_000n });
    expect(state(0)).toMatchObject({ is: "expired", expiresAt: YEAR });
  });

  it("is owned for any renewal time that a contract can store", () => {
    expect(state(253_402_300_799)).toEqual({ is: "owned", expiresAt: 253_402_300_799 + YEAR });
    expect(state(Number(2n ** 64n - 1n))).toMatchObject({ is: "owned" });
  });

  it("is in auction until the auction ends, and then won by the bidder", () => {
    const bid = { bidder: BIDDER, bid: 200n };
    expect(state(NOW, NOW)).toEqual({ is: "auction", ...bid, endsAt: NOW, nextBid: 210n, buyNow: null });
    expect(state(NOW, NOW - 1)).toEqual({ is: "won", ...bid, endsAt: NOW - 1, leastBid: null });
  });

  it("can be put up for auction again if the winner has not claimed it for as long as a registration lasts", () => {
    expect(state(NOW - YEAR, NOW - 1)).toMatchObject({ is: "won", leastBid: null });
    expect(state(NOW - YEAR - 1, NOW - 1)).toMatchObject({ is: "won", leastBid: 100_000_000_000n });
    expect(state(0, 0)).toMatchObject({ is: "won", leastBid: 100_000_000_000n });
  });
});
