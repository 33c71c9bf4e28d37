import { createHash } from "node:crypto";
import { beginCell } from "@ton/core";
import type { DnsRecord } from "../../contracts/dns-record";
import {
  coins,
  DAY,
  HOUR,
  MINUTE,
  type ScenarioEvent,
  type Chapter,
  type OutgoingMessage,
} from "../scenario-event";
import {
  bidForDomain,
  deleteRecord,
  fillUpDomain,
  transferDomain,
  registerDomain,
  releaseDomain,
  renewDomain,
  setRecord,
} from "../domain-operations";
import { deployOrCall } from "../town-operations";
import type { ResidentName } from "../residents";
import type { Town } from "../town";
import { domainAuctionEvents, type DomainLot } from "./domain-auctions";

const FIRST_DAY: readonly DomainLot[] = [
  {
    name: "rosa",
    bids: [
      ["rosa", 100],
      ["samir", 110],
      ["rosa", 125],
    ],
  },
  {
    name: "bread",
    bids: [
      ["ines", 50],
      ["hugo", 55],
      ["ines", 60],
    ],
  },
  {
    name: "harbour",
    bids: [
      ["harbour", 30],
      ["marco", 33],
      ["harbour", 40],
    ],
  },
  {
    name: "bicycle",
    bids: [
      ["jonas", 30],
      ["quentin", 32],
    ],
  },
  {
    name: "the-mill",
    bids: [
      ["mill", 20],
      ["greta", 22],
      ["mill", 25],
    ],
  },
  {
    name: "piano-lessons",
    bids: [
      ["lena", 1],
      ["tove", 1.1],
      ["paula", 1.5],
      ["lena", 2],
    ],
  },
  {
    name: "firewood",
    bids: [
      ["dmitri", 20],
      ["bruno", 21],
      ["dmitri", 24],
    ],
  },
];

const FOURTH_DAY: readonly DomainLot[] = [
  { name: "hugo-the-baker", bids: [["ada", 1]] },
  {
    name: "apples-5kg",
    bids: [
      ["nadia", 5],
      ["clara", 6],
      ["nadia", 7],
    ],
  },
];

const sha256 = (text: string) => createHash("sha256").update(text).digest();
const walletRecord = (town: Town, name: ResidentName): DnsRecord => ({
  kind: "contract",
  address: town.addressOf(name),
  flags: 0,
});
const siteRecord = (text: string): DnsRecord => ({ kind: "site", adnl: sha256(text), flags: 0 });
const textRecord = (text: string): DnsRecord => ({ kind: "text", text });
const setOwnWallet = (town: Town, name: string, owner: ResidentName) =>
  setRecord(name, "wallet", walletRecord(town, owner));

/**
 * One operation of an owner on a domain. It causes one further transaction: the forwarded price, or the
 * refund.
 */
type DomainAction = readonly [by: ResidentName, message: OutgoingMessage];

const eventsAt = (at: number, actions: readonly DomainAction[]): readonly ScenarioEvent[] =>
  actions.map(([by, message]) => ({ at, by, messages: [message], furtherTransactions: 1 }));

/**
 * Owners renew their domains, except for one, which stays expired. In this town a domain expires after three days
 * without renewal.
 */
export function renewals(at: number): readonly ScenarioEvent[] {
  return eventsAt(at, [
    ["rosa", renewDomain("rosa")],
    ["ines", fillUpDomain("bread")],
    ["harbour", renewDomain("harbour")],
    ["mill", renewDomain("the-mill")],
    ["lena", fillUpDomain("piano-lessons")],
    ["nadia", renewDomain("apples-5kg")],
    ["hugo", fillUpDomain("hugo-the-baker")],
    ["kaito", renewDomain("firewood")],
  ]);
}

/** The zone is deployed, seven names are auctioned, and their owners set records. */
export const firstDomains: Chapter = (town, { from }) => {
  const start = from + 4 * HOUR;
  return [
    {
      at: from + 20 * MINUTE,
      by: "giver",
      messages: [deployOrCall(town.contracts.zone, coins(1), beginCell().endCell())],
    },
    ...FIRST_DAY.flatMap((lot) => domainAuctionEvents(lot, start)),
    ...eventsAt(start + 7 * HOUR, [
      ["rosa", setOwnWallet(town, "rosa", "rosa")],
      ["ines", setRecord("bread", "site", siteRecord("the first oven"))],
      ["harbour", setOwnWallet(town, "harbour", "harbour")],
      ["quentin", setOwnWallet(town, "bicycle", "quentin")],
      [
        "mill",
        setRecord("the-mill", "dns_next_resolver", {
          kind: "resolver",
          address: town.contracts.shop.address,
        }),
      ],
      ["lena", setOwnWallet(town, "piano-lessons", "lena")],
      ["dmitri", renewDomain("firewood")],
      ["edith", deployOrCall(town.contracts.shop, coins(1), beginCell().endCell())],
    ]),
    ...eventsAt(start + 9 * HOUR, [
      ["rosa", setRecord("rosa", "text", textRecord("Letters are answered on Sundays."))],
      ["ines", setRecord("bread", "storage", { kind: "bag", id: sha256("recipes") })],
      ["harbour", setRecord("harbour", "text", textRecord("Ships leave at six. ".repeat(12)))],
      ["quentin", setRecord("bicycle", "wallet", walletRecord(town, "jonas"))],
      ["mill", setOwnWallet(town, "the-mill", "mill")],
      ["lena", setRecord("piano-lessons", "site", siteRecord("the piano"))],
    ]),
  ];
};

/** Owners change and delete records; operations by non-owners fail. */
export const changedDomains: Chapter = (town, { from }) => [
  ...eventsAt(from + 2 * DAY, [
    ["ines", setRecord("bread", "site", siteRecord("the second oven"))],
    ["lena", deleteRecord("piano-lessons", "site")],
    ["rosa", deleteRecord("rosa", "text")],
    // Not a record of that category, and flags without a meaning.
    [
      "quentin",
      setRecord("bicycle", "site", { kind: "contract", address: town.addressOf("jonas"), flags: 7 }),
    ],
    ["harbour", renewDomain("harbour")],
    ["mill", renewDomain("the-mill")],
  ]),
  ...eventsAt(from + 2 * DAY + HOUR, [
    ["bruno", setRecord("rosa", "text", textRecord("Bruno was here"))],
    ["tove", registerDomain("tea", coins(120))],
    ["oskar", registerDomain("rosa", coins(100))],
    ["greta", releaseDomain("firewood", coins(20))],
    ["clara", registerDomain("Bicycle", coins(30))],
    ["marco", fillUpDomain("harbour")],
  ]),
  ...renewals(from + 4 * DAY).filter(({ by }) => by !== "kaito" && by !== "hugo"),
  ...renewals(from + 6 * DAY),
];

/** One domain expires and is auctioned again, one is given away, and one stays without records. */
export const laterDomains: Chapter = (town, { from }) => {
  const start = from + 3 * DAY + 2 * HOUR;
  const released = from + 4 * DAY + HOUR;
  return [
    ...FOURTH_DAY.flatMap((lot) => domainAuctionEvents(lot, start)),
    ...eventsAt(start + 7 * HOUR, [
      ["ada", renewDomain("hugo-the-baker")],
      ["nadia", renewDomain("apples-5kg")],
    ]),
    ...eventsAt(released, [
      ["kaito", releaseDomain("firewood", coins(20))],
      ["ada", transferDomain("hugo-the-baker", town.addressOf("ada"), town.addressOf("hugo"))],
    ]),
    ...eventsAt(released + HOUR, [
      ["dmitri", bidForDomain("firewood", coins(21))],
      ["hugo", setOwnWallet(town, "hugo-the-baker", "hugo")],
    ]),
    ...eventsAt(released + 3 * HOUR, [
      ["bruno", bidForDomain("firewood", coins(21.5))],
      ["kaito", bidForDomain("firewood", coins(25))],
    ]),
    ...eventsAt(released + 7 * HOUR, [["kaito", setOwnWallet(town, "firewood", "kaito")]]),
  ];
};
