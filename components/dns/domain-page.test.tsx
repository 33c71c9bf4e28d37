import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { TimeSetting } from "@/components/entity/time/time-setting";
import { domainAbsence } from "@/lib/domain/dns/domain-absence";
import type { DomainProfile, ShownRecord } from "@/lib/domain/dns/domain-profile";
import { domainState } from "@/lib/domain/dns/domain-state";
import type { DomainView } from "@/lib/domain/dns/domain-view";
import { readDomainName } from "@/lib/search/domain-name";
import type { TimeStyle } from "@/lib/settings/settings";
import { parseAddress } from "@/lib/ton/address/read-address";
import type { DomainAuction } from "@/lib/ton/dns/domain-data";
import { textOf } from "../../testing/components/entity/test-markup";
import { DomainPageView } from "./domain-page";
import { LOCALNET } from "../../testing/domain/network/test-page-networks";

const NOW = 1_800_000_000;
const DAY = 86_400;
const STYLE: TimeStyle = "utc";
const account = (digit: string) => parseAddress(`0:${digit.repeat(64)}`);
const [ITEM, OWNER, BIDDER] = [account("A"), account("B"), account("C")];

interface Given {
  readonly renewedAt?: number;
  readonly auction?: DomainAuction | null;
  readonly records?: readonly ShownRecord[];
}

function profile({ renewedAt = NOW, auction = null, records = [] }: Given): DomainProfile {
  return {
    item: ITEM,
    owner: auction === null ? OWNER : null,
    collection: null,
    state: domainState({ renewedAt, auction }, "rosa", null, NOW),
    renewedAt,
    records,
    areRecordsWhole: true,
  };
}

function shown(name: string, ...profiles: readonly DomainProfile[]): string {
  const view: DomainView = {
    name,
    warning: readDomainName(name)?.warning ?? null,
    profiles,
    absence: profiles.length === 0 ? domainAbsence(name) : null,
    subdomains: ["shop.rosa.ton", "t0n.rosa.ton"].map((sub) => ({ name: sub, warning: null })),
    names: {},
    problem: null,
    contractProblem: null,
    nowMs: NOW * 1_000,
  };
  return renderToStaticMarkup(
    <TimeSetting style={STYLE} serverNowMs={NOW * 1_000}>
      <DomainPageView network={LOCALNET} view={view} />
    </TimeSetting>,
  );
}

const text = (name: string, given: Given) => textOf(shown(name, profile(given)));

describe("the page of a domain", () => {
  it("shows how much time is left", () => {
    expect(text("rosa.ton", {})).toContain("366 days");
    expect(text("rosa.ton", { renewedAt: NOW - 365 * DAY })).toContain("1 day");
    expect(text("rosa.ton", { renewedAt: NOW - 366 * DAY + 61 })).toContain("00:01:01");
  });

  it("links to the sub-domains that this explorer has seen", () => {
    const page = shown("rosa.ton", profile({}));
    expect(page).toContain('href="/dns/shop.rosa.ton"');
    expect(textOf(page)).toContain("Those this explorer has seen. There may be others.");
  });

  it("shows when a domain expired and its minimum first bid", () => {
    const expired = text("rosa.ton", { renewedAt: 0 });
    expect(expired).toContain("Expired");
    expect(expired).toContain("1971-01-02");
    expect(expired).toContain("a first bid of at least 100 GRAM");
  });

  it.each([253_402_300_799, 2 ** 53, Number(2n ** 64n - 1n)])(
    "renders any time of renewal: %d",
    (renewedAt) => {
      expect(text("rosa.ton", { renewedAt })).toContain("until it expires");
    },
  );

  it("shows the time left, the minimum next bid and no owner during an auction", () => {
    const auction = { bidder: BIDDER, bid: 2_000_000_000n, endsAt: NOW + DAY + 1 };
    const running = text("rosa.ton", { auction });
    for (const part of ["In auction", "1 d 00:00:01", "Min next bid2.1 GRAM", "OwnerNone yet"])
      expect(running).toContain(part);
  });

  it("shows an ended auction as won but not claimed, whenever it ended", () => {
    for (const endsAt of [0, NOW - 1]) {
      const over = text("rosa.ton", { auction: { bidder: BIDDER, bid: 0n, endsAt } });
      expect(over).toContain("Won, not claimed");
      expect(over).not.toContain("Min next bid");
    }
  });

  it("marks unusable records with the reason, and shows hostile values shortened and as text", () => {
    const markup = shown(
      "rosa.ton",
      profile({
        records: [
          {
            category: "wallet",
            key: "e".repeat(64),
            value: { is: "account", address: OWNER, flags: 255 },
            doubt: "Undefined flags: 255",
          },
          {
            category: "text",
            key: "9".repeat(64),
            value: { is: "text", text: `<b>gro\u202Egnp</b>${"x".repeat(100_000)}`, whole: false },
            doubt: null,
          },
          {
            category: null,
            key: "f".repeat(64),
            value: { is: "unknown", prefix: "beef", bits: 1023 },
            doubt: "Not a standard record",
          },
        ],
      }),
    );
    expect(markup).not.toContain("<b>");
    expect(markup).not.toContain("\u202E");
    expect(markup.length).toBeLessThan(40_000);
    const read = textOf(markup);
    for (const part of [
      "Undefined flags: 255",
      "[U+202E]",
      "1023 bits, beginning with 0xbeef",
      "Record ffffff…ffffff",
    ])
      expect(read).toContain(part);
  });

  it("warns of imitations, Punycode and names claimed by several items", () => {
    expect(textOf(shown("аррӏе.ton"))).toContain("Possible imitation");
    expect(textOf(shown("xn--80ak6aa92e.ton"))).toContain("Punycode for “аррӏе”");
    const several = textOf(shown("rosa.ton", profile({}), profile({ renewedAt: 0 })));
    expect(several).toContain("2 NFT items claim this domain");
  });

  it("says why a domain does not exist", () => {
    expect(textOf(shown("abc.ton"))).toContain("Cannot be minted");
    expect(textOf(shown("shop.alice.ton"))).toContain("Sub-domains belong to alice.ton.");
    expect(textOf(shown("nobody.t.me"))).toContain("has not been minted");
  });
});
