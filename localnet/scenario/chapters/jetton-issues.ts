import { coins, DAY, HOUR, type ScenarioEvent, type Chapter } from "../scenario-event";
import { onChain } from "../../tokens/metadata-cells";
import { tokenUri } from "../../tokens/token-uris";
import { paymentMessage } from "../town-operations";
import { amountOf, ISSUERS, type JettonName } from "../jettons/town-jettons";
import {
  requestWalletAddress,
  changeAdmin,
  changeContent,
  dropAdmin,
  mintJettons,
} from "../jettons/jetton-operations";
import { TRADERS, type ResidentName } from "../residents";
import type { Town } from "../town";

interface JettonIssue {
  readonly name: JettonName;
  readonly each: number;
  readonly to: readonly ResidentName[];
  /** The issuer's own amount. */
  readonly own?: number;
}

/** Initial balances. */
const JETTON_ISSUES: readonly JettonIssue[] = [
  { name: "tide", each: 1_000, to: TRADERS, own: 50_000 },
  { name: "flour", each: 800, to: ["dmitri", "jonas", "kaito", "paula", "rosa", "tove"], own: 40_000 },
  { name: "credit", each: 500, to: ["edith", "hugo", "ines", "nadia", "oskar"] },
  { name: "loaf", each: 40, to: ["clara", "farid", "kaito", "lena", "samir"] },
  { name: "wood", each: 100, to: ["hugo", "jonas", "quentin", "rosa"] },
  { name: "ferry", each: 20, to: ["ada", "greta", "marco", "oskar", "samir", "tove"] },
];

const ISSUE_INTERVAL = HOUR / 2;
/** The wallet's transaction and the returned excess. */
const MINT_FOLLOWUPS = 2;

/** Issuers deploy their jettons and mint the initial balances, one jetton after another. */
export const jettonIssues: Chapter = (town, { from }) => [
  ...JETTON_ISSUES.map((given, index) => issueEvent(town, given, from + 2 * HOUR + index * ISSUE_INTERVAL)),
  ...jettonChanges(town, from),
];

function issueEvent(town: Town, { name, each, to, own }: JettonIssue, at: number): ScenarioEvent {
  const issuer = ISSUERS[name];
  const jetton = town.jettons[name];
  const shares: readonly (readonly [ResidentName, number])[] = [
    ...(own === undefined ? [] : [[issuer, own] as const]),
    ...to.map((resident) => [resident, each] as const),
  ];
  const messages = shares.map(([resident, whole], query) =>
    mintJettons(jetton, town.addressOf(issuer), {
      to: town.addressOf(resident),
      amount: amountOf(name, whole),
      query,
    }),
  );
  return { at, by: issuer, messages, furtherTransactions: messages.length * MINT_FOLLOWUPS };
}

/** Metadata and administrators of jettons change; one mint by a non-administrator fails. */
function jettonChanges({ jettons, addressOf }: Town, from: number): readonly ScenarioEvent[] {
  const day = (number: number, hour: number) => from + number * DAY + hour * HOUR;
  const { tide, credit, wood } = jettons;
  const toSamir = { to: addressOf("samir"), amount: amountOf("tide", 1_000_000), query: 1 };
  const toHugo = { to: addressOf("hugo"), amount: amountOf("wood", 50), query: 3, comment: "Dry birch" };
  return [
    { at: day(1, 2), by: "nadia", messages: [dropAdmin(credit, 1)] },
    {
      at: day(2, 2),
      by: "edith",
      messages: [requestWalletAddress(tide, addressOf("ulrich"), 1)],
      furtherTransactions: 1,
    },
    { at: day(3, 2), by: "harbour", messages: [changeContent(tide, newTideContent(), 2)] },
    { at: day(4, 2), by: "quentin", messages: [changeAdmin(wood, addressOf("rosa"), 2)] },
    {
      at: day(4, 5),
      by: "samir",
      messages: [mintJettons(tide, addressOf("samir"), toSamir)],
      furtherTransactions: 1,
    },
    {
      at: day(5, 2),
      by: "rosa",
      messages: [mintJettons(wood, addressOf("rosa"), toHugo)],
      furtherTransactions: 3,
    },
  ];
}

function newTideContent() {
  return onChain({
    name: "Tide",
    symbol: "TIDE",
    decimals: "9",
    description:
      "The harbour's own money, accepted on the quay and in most shops of the town. There is one Tide only: the harbour gives no bonus to anybody.",
    image: tokenUri("tide.svg"),
  });
}

const SPAM_COMMENT = "Your bonus has arrived. Claim the rest at tide-bonus.example today!";

/** A stranger mints every resident a jetton that imitates the harbour's. */
export const jettonSpam: Chapter = (town, { from }) => {
  const by = town.addressOf("stranger");
  const messages = TRADERS.map((name, query) =>
    mintJettons(town.jettons.tideBonus, by, {
      to: town.addressOf(name),
      amount: amountOf("tideBonus", 5_000),
      query,
      comment: SPAM_COMMENT,
    }),
  );
  const at = from + 2 * DAY + 6 * HOUR;
  return [
    { at: at - HOUR, by: "faucet", messages: [paymentMessage(by, coins(50), "From the faucet")] },
    { at, by: "stranger", messages, furtherTransactions: messages.length * (MINT_FOLLOWUPS + 1) },
  ];
};
