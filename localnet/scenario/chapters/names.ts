import { createHash } from "node:crypto";
import { beginCell } from "@ton/core";
import type { DnsRecord } from "../../contracts/dns-record";
import { coins, DAY, HOUR, MINUTE, type Act, type Chapter, type Parcel } from "../act";
import { bid, deleteRecord, fillUp, handOver, register, release, renew, setRecord } from "../domain-errands";
import { visit } from "../errands";
import type { ResidentName } from "../residents";
import type { Town } from "../town";
import { auction, type Lot } from "./name-auctions";

const FIRST_DAY: readonly Lot[] = [
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

const FOURTH_DAY: readonly Lot[] = [
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

const id = (words: string) => createHash("sha256").update(words).digest();
const wallet = (town: Town, name: ResidentName): DnsRecord => ({
  kind: "contract",
  address: town.addressOf(name),
  flags: 0,
});
const site = (words: string): DnsRecord => ({ kind: "site", adnl: id(words), flags: 0 });
const text = (words: string): DnsRecord => ({ kind: "text", text: words });
const ownWallet = (town: Town, name: string, owner: ResidentName) =>
  setRecord(name, "wallet", wallet(town, owner));

/** What its owner does with a domain; the price of a won one, or the rest of a released one, goes on from there. */
type Deed = readonly [by: ResidentName, parcel: Parcel];

const together = (at: number, deeds: readonly Deed[]): readonly Act[] =>
  deeds.map(([by, parcel]) => ({ at, by, sends: [parcel], more: 1 }));

/** Keep what they have; the others' domains are free for everybody after three days, a year of this town. */
export function renewals(at: number): readonly Act[] {
  return together(at, [
    ["rosa", renew("rosa")],
    ["ines", fillUp("bread")],
    ["harbour", renew("harbour")],
    ["quentin", fillUp("bicycle")],
    ["mill", renew("the-mill")],
    ["lena", fillUp("piano-lessons")],
    ["nadia", renew("apples-5kg")],
    ["hugo", fillUp("hugo-the-baker")],
    ["kaito", renew("firewood")],
  ]);
}

/** The zone opens, seven names are sold, and their owners say what they stand for. */
export const firstNames: Chapter = (town, { from }) => {
  const start = from + 4 * HOUR;
  return [
    {
      at: from + 20 * MINUTE,
      by: "giver",
      sends: [visit(town.places.zone, coins(1), beginCell().endCell())],
    },
    ...FIRST_DAY.flatMap((lot) => auction(lot, start)),
    ...together(start + 7 * HOUR, [
      ["rosa", ownWallet(town, "rosa", "rosa")],
      ["ines", setRecord("bread", "site", site("the first oven"))],
      ["harbour", ownWallet(town, "harbour", "harbour")],
      ["quentin", ownWallet(town, "bicycle", "quentin")],
      [
        "mill",
        setRecord("the-mill", "dns_next_resolver", { kind: "resolver", address: town.places.shop.address }),
      ],
      ["lena", ownWallet(town, "piano-lessons", "lena")],
      ["dmitri", renew("firewood")],
      ["edith", visit(town.places.shop, coins(1), beginCell().endCell())],
    ]),
    ...together(start + 9 * HOUR, [
      ["rosa", setRecord("rosa", "text", text("Letters are answered on Sundays."))],
      ["ines", setRecord("bread", "storage", { kind: "bag", id: id("recipes") })],
      ["harbour", setRecord("harbour", "text", text("Ships leave at six. ".repeat(12)))],
      ["quentin", setRecord("bicycle", "wallet", wallet(town, "jonas"))],
      ["mill", ownWallet(town, "the-mill", "mill")],
      ["lena", setRecord("piano-lessons", "site", site("the piano"))],
    ]),
  ];
};

/** Records change and go, and some ask for what is not theirs to ask. */
export const changedNames: Chapter = (_town, { from }) => [
  ...together(from + 2 * DAY, [
    ["ines", setRecord("bread", "site", site("the second oven"))],
    ["lena", deleteRecord("piano-lessons", "site")],
    ["rosa", deleteRecord("rosa", "text")],
    ["quentin", fillUp("bicycle")],
    ["harbour", renew("harbour")],
    ["mill", renew("the-mill")],
  ]),
  ...together(from + 2 * DAY + HOUR, [
    ["bruno", setRecord("rosa", "text", text("Bruno was here"))],
    ["tove", register("tea", coins(120))],
    ["oskar", register("rosa", coins(100))],
    ["greta", release("firewood", coins(20))],
    ["clara", register("Bicycle", coins(30))],
    ["marco", fillUp("harbour")],
  ]),
  ...renewals(from + 4 * DAY).filter(({ by }) => by !== "kaito" && by !== "hugo"),
  ...renewals(from + 6 * DAY),
];

/** Its owner forgets a domain, and another gets it; a domain is a present; and one is bought for nothing in particular. */
export const laterNames: Chapter = (town, { from }) => {
  const start = from + 3 * DAY + 2 * HOUR;
  const released = from + 4 * DAY + HOUR;
  return [
    ...FOURTH_DAY.flatMap((lot) => auction(lot, start)),
    ...together(start + 7 * HOUR, [
      ["ada", renew("hugo-the-baker")],
      ["nadia", renew("apples-5kg")],
    ]),
    ...together(released, [
      ["kaito", release("firewood", coins(20))],
      ["ada", handOver("hugo-the-baker", town.addressOf("ada"), town.addressOf("hugo"))],
    ]),
    ...together(released + HOUR, [
      ["dmitri", bid("firewood", coins(21))],
      ["hugo", ownWallet(town, "hugo-the-baker", "hugo")],
    ]),
    ...together(released + 3 * HOUR, [
      ["bruno", bid("firewood", coins(21.5))],
      ["kaito", bid("firewood", coins(25))],
    ]),
    ...together(released + 7 * HOUR, [["kaito", ownWallet(town, "firewood", "kaito")]]),
  ];
};
