import type { Address, Transaction } from "@ton/core";
import { beforeAll, describe, expect, it } from "vitest";
import { DAY, type Act } from "../act";
import { exchanges, swaps } from "../chapters/exchanges";
import { founding } from "../chapters/founding";
import { bonus, issues } from "../chapters/issues";
import { jettonPayments, jettonSights } from "../chapters/jetton-payments";
import { Performer } from "../performer";
import { RESIDENT_NAMES, type ResidentName } from "../residents";
import { roundsOf } from "../rounds";
import { TestStage } from "../test-stage";
import { openTown } from "../town";
import { amountOf, EXCHANGES } from "./issues";
import type { Jetton } from "./jetton";

const GENESIS_TIME = 1_700_000_000;
const town = openTown("jettons", { globalId: -77 });
const { jettons, addressOf } = town;
const span = { from: GENESIS_TIME, to: GENESIS_TIME + 7 * DAY };
const CHAPTERS = [issues, bonus, exchanges, jettonPayments, jettonSights, swaps];
const own = CHAPTERS.flatMap((chapter) => chapter(town, span));
const begun = founding(town, span);
const acts = [...begun, ...own].sort((one, other) => one.at - other.at);
const transactionsOf = (told: readonly Act[]) =>
  told.reduce((sum, { sends, more = 0 }) => sum + 1 + sends.length + more, 0);

let stage: TestStage;
const refused: string[] = [];

beforeAll(async () => {
  stage = await TestStage.open();
  stage.now = GENESIS_TIME;
  stage.place(town.walletOf("giver"));
  const performer = new Performer(town, stage);
  for (const round of roundsOf(acts)) {
    stage.now = round[0].at;
    for (const act of round)
      if (!(await performer.perform(act, stage.now)).accepted) refused.push(`${act.by} at ${act.at}`);
    await stage.settle();
  }
}, 120_000);

const namesOf = <T extends object>(table: T) =>
  Object.keys(table).filter((name): name is Extract<keyof T, string> => name in table);

/** What an exchange has comes before how much it issued. */
const STORES: ReadonlySet<string> = new Set(Object.keys(EXCHANGES));

/** How much there is of it, by its minter. */
function supplyOf(name: keyof typeof jettons): bigint {
  const data = stage.dataOf(jettons[name].address)?.beginParse();
  const numbers = Array.from({ length: STORES.has(name) ? 3 : 1 }, () => data?.loadCoins() ?? -1n);
  return numbers.at(-1) ?? -1n;
}

const balanceOf = (jetton: Jetton, owner: Address) =>
  stage.dataOf(jetton.walletOf(owner))?.beginParse().loadCoins() ?? 0n;

const owners = [
  ...RESIDENT_NAMES.map((name) => addressOf(name)),
  ...namesOf(EXCHANGES).map((name) => jettons[name].address),
];

const held = (name: ResidentName, jetton: keyof typeof jettons) =>
  balanceOf(jettons[jetton], addressOf(name));

const exitsOf = (address: Address) =>
  stage.transactions
    .filter(({ address: account }) => account === BigInt(`0x${address.hash.toString("hex")}`))
    .map(exitOf)
    .filter((exit) => exit !== null && exit !== 0);

function exitOf({ description }: Transaction): number | null {
  const compute = description.type === "generic" ? description.computePhase : null;
  return compute?.type === "vm" ? compute.exitCode : null;
}

describe("the jettons of the town", () => {
  it("are told in as many transactions as was said", () => {
    expect(refused).toEqual([]);
    const told = stage.transactions.length - transactionsOf(begun);
    expect(told / transactionsOf(own)).toBeGreaterThan(0.95);
    expect(told / transactionsOf(own)).toBeLessThan(1.05);
  });

  it.each(namesOf(jettons))("%s: what all wallets hold is what was issued", (name) => {
    const sum = owners.reduce((total, owner) => total + balanceOf(jettons[name], owner), 0n);
    expect(sum).toBe(supplyOf(name));
    expect(sum).toBeGreaterThan(0n);
  });

  it("cannot be taken from who has too few, nor issued by who may not", () => {
    expect(exitsOf(jettons.tide.walletOf(addressOf("greta")))).toEqual([47]);
    expect(exitsOf(jettons.ferry.walletOf(addressOf("marco")))).toEqual([47]);
    expect(exitsOf(jettons.tide.address)).toEqual([73]);
    expect(held("samir", "tide")).toBeLessThan(amountOf("tide", 1_001));
  });

  it("come back from who cannot read what comes with them", () => {
    expect(exitsOf(jettons.tide.walletOf(addressOf("ada")))).toEqual([9]);
  });

  it("are given by a stranger to everybody else", () => {
    expect(held("edith", "tideBonus")).toBe(amountOf("tideBonus", 5_000));
  });

  it("are traded, and all comes back to who asks for too much", () => {
    for (const name of namesOf(EXCHANGES)) {
      const data = stage.dataOf(jettons[name].address)?.beginParse();
      const [coins, traded] = [data?.loadCoins() ?? 0n, data?.loadCoins() ?? 0n];
      const balance = stage.accountOf(jettons[name].address)?.storage.balance.coins ?? 0n;
      expect(balance - coins).toBeGreaterThan(0n);
      expect(balance - coins).toBeLessThan(200_000_000n);
      expect(balanceOf(jettons[EXCHANGES[name]], jettons[name].address)).toBe(traded);
    }
    expect(held("farid", "flour")).toBeGreaterThan(0n);
    expect(held("tove", "flour") % 1_000_000n).toBe(0n);
    expect(held("ines", "tideExchange")).toBeGreaterThan(0n);
  });
});
