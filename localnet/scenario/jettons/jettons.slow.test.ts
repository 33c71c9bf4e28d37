import type { Address, Transaction } from "@ton/core";
import { beforeAll, describe, expect, it } from "vitest";
import { DAY, type ScenarioEvent } from "../scenario-event";
import { exchanges, swaps } from "../chapters/jetton-exchanges";
import { founding } from "../chapters/founding";
import { jettonSpam, jettonIssues } from "../chapters/jetton-issues";
import { jettonPayments, jettonSpecialCases } from "../chapters/jetton-payments";
import { EventRunner } from "../event-runner";
import { RESIDENT_NAMES, type ResidentName } from "../residents";
import { groupEvents } from "../event-groups";
import { TestChain } from "../../../testing/localnet/scenario/test-chain";
import { openTown } from "../town";
import { amountOf, EXCHANGES } from "./town-jettons";
import type { Jetton } from "./jetton-minters";

const GENESIS_TIME = 1_700_000_000;
const town = openTown("jettons", { globalId: -77 });
const { jettons, addressOf } = town;
const span = { from: GENESIS_TIME, to: GENESIS_TIME + 7 * DAY };
const CHAPTERS = [jettonIssues, jettonSpam, exchanges, jettonPayments, jettonSpecialCases, swaps];
const own = CHAPTERS.flatMap((chapter) => chapter(town, span));
const founded = founding(town, span);
const events = [...founded, ...own].sort((one, other) => one.at - other.at);
const declaredTransactions = (list: readonly ScenarioEvent[]) =>
  list.reduce(
    (sum, { messages, furtherTransactions = 0 }) => sum + 1 + messages.length + furtherTransactions,
    0,
  );

let chain: TestChain;
const refused: string[] = [];

beforeAll(async () => {
  chain = await TestChain.open();
  chain.now = GENESIS_TIME;
  chain.placeAccount(town.walletOf("giver"));
  const runner = new EventRunner(town, chain);
  for (const group of groupEvents(events)) {
    chain.now = group[0].at;
    for (const event of group)
      if (!(await runner.run(event, chain.now)).accepted) refused.push(`${event.by} at ${event.at}`);
    await chain.settle();
  }
}, 120_000);

const namesOf = <T extends object>(table: T) =>
  Object.keys(table).filter((name): name is Extract<keyof T, string> => name in table);

/** The data of an exchange begins with its two reserves; the supply follows. */
const STORES: ReadonlySet<string> = new Set(Object.keys(EXCHANGES));

/** The total supply in the minter's data. */
function supplyOf(name: keyof typeof jettons): bigint {
  const data = chain.dataOf(jettons[name].address)?.beginParse();
  const numbers = Array.from({ length: STORES.has(name) ? 3 : 1 }, () => data?.loadCoins() ?? -1n);
  return numbers.at(-1) ?? -1n;
}

const balanceOf = (jetton: Jetton, owner: Address) =>
  chain.dataOf(jetton.walletOf(owner))?.beginParse().loadCoins() ?? 0n;

const owners = [
  ...RESIDENT_NAMES.map((name) => addressOf(name)),
  ...namesOf(EXCHANGES).map((name) => jettons[name].address),
];

const held = (name: ResidentName, jetton: keyof typeof jettons) =>
  balanceOf(jettons[jetton], addressOf(name));

const exitsOf = (address: Address) =>
  chain.transactions
    .filter(({ address: account }) => account === BigInt(`0x${address.hash.toString("hex")}`))
    .map(exitOf)
    .filter((exit) => exit !== null && exit !== 0);

function exitOf({ description }: Transaction): number | null {
  const compute = description.type === "generic" ? description.computePhase : null;
  return compute?.type === "vm" ? compute.exitCode : null;
}

describe("the jettons of the town", () => {
  it("make as many transactions as the events declare", () => {
    expect(refused).toEqual([]);
    const made = chain.transactions.length - declaredTransactions(founded);
    expect(made / declaredTransactions(own)).toBeGreaterThan(0.95);
    expect(made / declaredTransactions(own)).toBeLessThan(1.05);
  });

  it.each(namesOf(jettons))("%s: the balances of all wallets add up to the supply", (name) => {
    const sum = owners.reduce((total, owner) => total + balanceOf(jettons[name], owner), 0n);
    expect(sum).toBe(supplyOf(name));
    expect(sum).toBeGreaterThan(0n);
  });

  it("reject transfers above the balance and mints by non-administrators", () => {
    expect(exitsOf(jettons.tide.walletOf(addressOf("greta")))).toEqual([47]);
    expect(exitsOf(jettons.ferry.walletOf(addressOf("marco")))).toEqual([47]);
    expect(exitsOf(jettons.tide.address)).toEqual([73]);
    expect(held("samir", "tide")).toBeLessThan(amountOf("tide", 1_001));
  });

  it("return from a recipient whose wallet cannot parse the payload", () => {
    expect(exitsOf(jettons.tide.walletOf(addressOf("ada")))).toEqual([9]);
  });

  it("are minted by a stranger to all other residents", () => {
    expect(held("edith", "tideBonus")).toBe(amountOf("tideBonus", 5_000));
  });

  it("are swapped, and refunded when the minimum cannot be met", () => {
    for (const name of namesOf(EXCHANGES)) {
      const data = chain.dataOf(jettons[name].address)?.beginParse();
      const [coins, traded] = [data?.loadCoins() ?? 0n, data?.loadCoins() ?? 0n];
      const balance = chain.accountOf(jettons[name].address)?.storage.balance.coins ?? 0n;
      expect(balance - coins).toBeGreaterThan(0n);
      expect(balance - coins).toBeLessThan(200_000_000n);
      expect(balanceOf(jettons[EXCHANGES[name]], jettons[name].address)).toBe(traded);
    }
    expect(held("farid", "flour")).toBeGreaterThan(0n);
    expect(held("tove", "flour") % 1_000_000n).toBe(0n);
    expect(held("ines", "tideExchange")).toBeGreaterThan(0n);
  });
});
