import { describe, expect, it } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import { parseHash } from "../../ton/value/hash";
import { ok } from "../../toncenter/error";
import type { ActionRow } from "../action/action-row";
import {
  readBidderAuctionsQuery,
  readDomainActionsQuery,
  readWalletDomainsQuery,
} from "./read-domain-queries";
import { writeBidderAuctionsQuery, writeDomainActionsQuery, writeWalletDomainsQuery } from "./domain-queries";
import { DOMAIN_ACTIONS } from "./domain-action-kind";

const ACCOUNT = parseAddress(`0:${"A".repeat(64)}`);
const params = (text: string) => new URLSearchParams(text);

describe("a query of domains in a URL", () => {
  it("reads back as it was written", () => {
    for (const state of [null, "bidding", "won"] as const) {
      const query = { bidder: ACCOUNT, state };
      expect(readBidderAuctionsQuery(writeBidderAuctionsQuery(query))).toEqual(ok(query));
    }
    for (const event of [null, "changed", "renewed", "sold", "bids"] as const) {
      const query = { event, from: 1_700_000_000, until: null };
      expect(readDomainActionsQuery(writeDomainActionsQuery(query))).toEqual(ok(query));
    }
    expect(readWalletDomainsQuery(writeWalletDomainsQuery({ wallet: ACCOUNT }))).toEqual(
      ok({ wallet: ACCOUNT }),
    );
  });

  it("is refused with the name of the field that cannot be read", () => {
    const refused = (result: { readonly ok: boolean; readonly error?: { readonly field: string | null } }) =>
      result.error?.field;
    expect(refused(readWalletDomainsQuery(params("wallet=zz")))).toBe("wallet");
    expect(refused(readWalletDomainsQuery(params("")))).toBe("wallet");
    expect(refused(readBidderAuctionsQuery(params("bidder=")))).toBe("bidder");
    expect(refused(readBidderAuctionsQuery(params(`bidder=${ACCOUNT}&state=all`)))).toBe("state");
    expect(refused(readDomainActionsQuery(params("event=stolen")))).toBe("event");
    expect(refused(readDomainActionsQuery(params("from=yesterday")))).toBe("from");
  });
});

describe("bids", () => {
  const query = { event: "bids", from: null, until: null } as const;
  const rowOf = (name: string | null): ActionRow => ({
    id: parseHash("0".repeat(64)),
    trace: null,
    at: 0,
    type: "auction_bid",
    label: "Bid",
    kind: "nft",
    rank: 50,
    direction: null,
    failed: false,
    pending: false,
    bounced: false,
    more: [],
    facts: [],
    sum: null,
    changes: [],
    sentence: [
      { is: "phrase", text: "bid for" },
      { is: "item", address: ACCOUNT, name, doubt: null, picture: null },
    ],
  });

  it.each([
    ["rosa.ton", true],
    ["durov.t.me", true],
    ["Ape 7", false],
    ["rosa.ton is free", false],
    [null, false],
  ])("for the item %j are bids for a domain: %s", (name, isOnDomain) => {
    expect(DOMAIN_ACTIONS.local?.keeps(rowOf(name), query)).toBe(isOnDomain);
  });

  it("are filtered on our side only if bids are requested", () => {
    expect(DOMAIN_ACTIONS.local?.isActive(query)).toBe(true);
    expect(DOMAIN_ACTIONS.local?.isActive({ ...query, event: null })).toBe(false);
  });
});
