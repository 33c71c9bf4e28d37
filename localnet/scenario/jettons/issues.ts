import type { Address } from "@ton/core";
import { offChain, onChain } from "../../tokens/cells";
import { uriOf } from "../../tokens/origin";
import type { ResidentName } from "../residents";
import { exchangeOf, jettonOf, type Jetton } from "./jetton";

/** Everything that the town issues, by how much of it is one. */
export const DECIMALS = { tide: 9, credit: 6, loaf: 0, flour: 6, ferry: 0, wood: 3, tideBonus: 9 } as const;

export type JettonName = keyof typeof DECIMALS;

/** Who issues which. */
export const ISSUERS = {
  tide: "harbour",
  credit: "nadia",
  loaf: "kaito",
  flour: "mill",
  ferry: "harbour",
  wood: "quentin",
  tideBonus: "stranger",
} as const satisfies Record<JettonName, ResidentName>;

export const TIDE_DESCRIPTION =
  "The harbour's own money. It is accepted on the quay and in most shops of the town.";

/** Some say in the chain what they are, some in a file, one in both. */
const CONTENT = {
  tide: onChain({
    name: "Tide",
    symbol: "TIDE",
    decimals: String(DECIMALS.tide),
    description: TIDE_DESCRIPTION,
    image: uriOf("tide.svg"),
  }),
  credit: onChain({
    name: "Town credit",
    symbol: "CREDIT",
    decimals: String(DECIMALS.credit),
    description:
      "What the town owes to those who worked for it: an hour of work is one credit, at the bridge as in the library. The council issued it once and gave up the right to issue more.",
    image: uriOf("credit.svg"),
  }),
  loaf: onChain({
    name: "Loaf of bread",
    symbol: "LOAF",
    decimals: String(DECIMALS.loaf),
    description: "One loaf, to be taken at the bakery in the morning. Cannot be cut.",
    image: uriOf("loaf.svg"),
  }),
  flour: offChain(uriOf("flour.json")),
  ferry: offChain(uriOf("ferry.json")),
  wood: onChain({
    uri: uriOf("wood.json"),
    name: "Firewood",
    symbol: "WOOD",
    decimals: String(DECIMALS.wood),
  }),
  /** Looks like the harbour's, and is not. */
  tideBonus: offChain(uriOf("tide-bonus.json")),
};

const share = (name: string, symbol: string) =>
  onChain({
    name,
    symbol,
    decimals: "9",
    description: `A part of what the ${name.toLowerCase()} has in store.`,
    image: uriOf("exchange.svg"),
  });

export type Jettons = Readonly<Record<JettonName | ExchangeName, Jetton>>;
export type ExchangeName = "tideExchange" | "flourExchange";

/** What is traded where. */
export const EXCHANGES = { tideExchange: "tide", flourExchange: "flour" } as const satisfies Record<
  ExchangeName,
  JettonName
>;

export function openJettons(addressOf: (name: ResidentName) => Address): Jettons {
  const issue = (name: JettonName) => jettonOf({ admin: addressOf(ISSUERS[name]), content: CONTENT[name] });
  const tide = issue("tide");
  const flour = issue("flour");
  return {
    tide,
    flour,
    credit: issue("credit"),
    loaf: issue("loaf"),
    ferry: issue("ferry"),
    wood: issue("wood"),
    tideBonus: issue("tideBonus"),
    tideExchange: exchangeOf({ jetton: tide, content: share("Tide exchange", "TIDE-TON") }),
    flourExchange: exchangeOf({ jetton: flour, content: share("Flour exchange", "FLOUR-TON") }),
  };
}

/** So many of them in the smallest unit. */
export function amountOf(name: JettonName, whole: number): bigint {
  return (BigInt(Math.round(whole * 1_000)) * 10n ** BigInt(DECIMALS[name])) / 1_000n;
}
