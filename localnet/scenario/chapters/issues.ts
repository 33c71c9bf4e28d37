import { coins, DAY, HOUR, type Act, type Chapter } from "../act";
import { onChain } from "../../tokens/cells";
import { uriOf } from "../../tokens/origin";
import { gift } from "../errands";
import { amountOf, ISSUERS, type JettonName } from "../jettons/issues";
import { askForWallet, changeAdmin, changeContent, dropAdmin, mint } from "../jettons/orders";
import { TRADERS, type ResidentName } from "../residents";
import type { Town } from "../town";

interface Given {
  readonly name: JettonName;
  readonly each: number;
  readonly to: readonly ResidentName[];
  /** For the issuer. */
  readonly own?: number;
}

/** What everybody begins with. */
const GIVEN: readonly Given[] = [
  { name: "tide", each: 1_000, to: TRADERS, own: 50_000 },
  { name: "flour", each: 800, to: ["dmitri", "jonas", "kaito", "paula", "rosa", "tove"], own: 40_000 },
  { name: "credit", each: 500, to: ["edith", "hugo", "ines", "nadia", "oskar"] },
  { name: "loaf", each: 40, to: ["clara", "farid", "kaito", "lena", "samir"] },
  { name: "wood", each: 100, to: ["hugo", "jonas", "quentin", "rosa"] },
  { name: "ferry", each: 20, to: ["ada", "greta", "marco", "oskar", "samir", "tove"] },
];

const FROM_ISSUE_TO_ISSUE = HOUR / 2;
/** The minter, the wallet and what is left over. */
const AFTER_MINT = 2;

/** Every jetton is built and handed out by whoever issues it, one after another. */
export const issues: Chapter = (town, { from }) => [
  ...GIVEN.map((given, index) => handOut(town, given, from + 2 * HOUR + index * FROM_ISSUE_TO_ISSUE)),
  ...changes(town, from),
];

function handOut(town: Town, { name, each, to, own }: Given, at: number): Act {
  const issuer = ISSUERS[name];
  const jetton = town.jettons[name];
  const shares: readonly (readonly [ResidentName, number])[] = [
    ...(own === undefined ? [] : [[issuer, own] as const]),
    ...to.map((resident) => [resident, each] as const),
  ];
  const sends = shares.map(([resident, whole], query) =>
    mint(jetton, town.addressOf(issuer), {
      to: town.addressOf(resident),
      amount: amountOf(name, whole),
      query,
    }),
  );
  return { at, by: issuer, sends, more: sends.length * AFTER_MINT };
}

/** The words about a jetton change, and who may issue it; somebody tries to who may not. */
function changes({ jettons, addressOf }: Town, from: number): readonly Act[] {
  const day = (number: number, hour: number) => from + number * DAY + hour * HOUR;
  const { tide, credit, wood } = jettons;
  const toSamir = { to: addressOf("samir"), amount: amountOf("tide", 1_000_000), query: 1 };
  const toHugo = { to: addressOf("hugo"), amount: amountOf("wood", 50), query: 3, comment: "Dry birch" };
  return [
    { at: day(1, 2), by: "nadia", sends: [dropAdmin(credit, 1)] },
    { at: day(2, 2), by: "edith", sends: [askForWallet(tide, addressOf("ulrich"), 1)], more: 1 },
    { at: day(3, 2), by: "harbour", sends: [changeContent(tide, renamed(), 2)] },
    { at: day(4, 2), by: "quentin", sends: [changeAdmin(wood, addressOf("rosa"), 2)] },
    { at: day(4, 5), by: "samir", sends: [mint(tide, addressOf("samir"), toSamir)], more: 1 },
    { at: day(5, 2), by: "rosa", sends: [mint(wood, addressOf("rosa"), toHugo)], more: 3 },
  ];
}

function renamed() {
  return onChain({
    name: "Tide",
    symbol: "TIDE",
    decimals: "9",
    description:
      "The harbour's own money, accepted on the quay and in most shops of the town. There is one Tide only: the harbour gives no bonus to anybody.",
    image: uriOf("tide.svg"),
  });
}

const WORDS = "Your bonus has arrived. Claim the rest at tide-bonus.example today!";

/** A stranger gives everybody a jetton that looks like the harbour's. */
export const bonus: Chapter = (town, { from }) => {
  const by = town.addressOf("stranger");
  const sends = TRADERS.map((name, query) =>
    mint(town.jettons.tideBonus, by, {
      to: town.addressOf(name),
      amount: amountOf("tideBonus", 5_000),
      query,
      comment: WORDS,
    }),
  );
  const at = from + 2 * DAY + 6 * HOUR;
  return [
    { at: at - HOUR, by: "faucet", sends: [gift(by, coins(50), "From the faucet")] },
    { at, by: "stranger", sends, more: sends.length * (AFTER_MINT + 1) },
  ];
};
