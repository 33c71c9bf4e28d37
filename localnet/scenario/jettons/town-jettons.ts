import type { Address } from "@ton/core";
import { offChain, onChain } from "../../tokens/metadata-cells";
import { tokenUri } from "../../tokens/token-uris";
import type { ResidentName } from "../residents";
import { exchangeContract, jettonContract, type Jetton } from "./jetton-minters";

/** The jettons of the town, by their decimals. */
export const DECIMALS = { tide: 9, credit: 6, loaf: 0, flour: 6, ferry: 0, wood: 3, tideBonus: 9 } as const;

export type JettonName = keyof typeof DECIMALS;

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

/** Metadata: on-chain for some, off-chain for others, and both for one. */
const CONTENT = {
  tide: onChain({
    name: "Tide",
    symbol: "TIDE",
    decimals: String(DECIMALS.tide),
    description: TIDE_DESCRIPTION,
    image: tokenUri("tide.svg"),
  }),
  credit: onChain({
    name: "Town credit",
    symbol: "CREDIT",
    decimals: String(DECIMALS.credit),
    description:
      "What the town owes to those who worked for it: an hour of work is one credit, at the bridge as in the library. The council issued it once and gave up the right to issue more.",
    image: tokenUri("credit.svg"),
  }),
  loaf: onChain({
    name: "Loaf of bread",
    symbol: "LOAF",
    decimals: String(DECIMALS.loaf),
    description: "One loaf, to be taken at the bakery in the morning. Cannot be cut.",
    image: tokenUri("loaf.svg"),
  }),
  flour: offChain(tokenUri("flour.json")),
  ferry: offChain(tokenUri("ferry.json")),
  wood: onChain({
    uri: tokenUri("wood.json"),
    name: "Firewood",
    symbol: "WOOD",
    decimals: String(DECIMALS.wood),
  }),
  /** Imitates the harbour's jetton. */
  tideBonus: offChain(tokenUri("tide-bonus.json")),
};

const shareContent = (name: string, symbol: string) =>
  onChain({
    name,
    symbol,
    decimals: "9",
    description: `A part of what the ${name.toLowerCase()} has in store.`,
    image: tokenUri("exchange.svg"),
  });

export type Jettons = Readonly<Record<JettonName | ExchangeName, Jetton>>;
export type ExchangeName = "tideExchange" | "flourExchange";

/** The jetton that each exchange trades. */
export const EXCHANGES = { tideExchange: "tide", flourExchange: "flour" } as const satisfies Record<
  ExchangeName,
  JettonName
>;

export function townJettons(addressOf: (name: ResidentName) => Address): Jettons {
  const jettonNamed = (name: JettonName) =>
    jettonContract({ admin: addressOf(ISSUERS[name]), content: CONTENT[name] });
  const tide = jettonNamed("tide");
  const flour = jettonNamed("flour");
  return {
    tide,
    flour,
    credit: jettonNamed("credit"),
    loaf: jettonNamed("loaf"),
    ferry: jettonNamed("ferry"),
    wood: jettonNamed("wood"),
    tideBonus: jettonNamed("tideBonus"),
    tideExchange: exchangeContract({ jetton: tide, content: shareContent("Tide exchange", "TIDE-TON") }),
    flourExchange: exchangeContract({ jetton: flour, content: shareContent("Flour exchange", "FLOUR-TON") }),
  };
}

/** Converts to the smallest unit. */
export function amountOf(name: JettonName, whole: number): bigint {
  return (BigInt(Math.round(whole * 1_000)) * 10n ** BigInt(DECIMALS[name])) / 1_000n;
}
