import { beginCell } from "@ton/core";
import { coins, HOUR, type Act, type Chapter } from "../act";
import { FARE, visit } from "../errands";
import type { ResidentName } from "../residents";
import type { Town } from "../town";
import { allowBody, releaseBody, VESTINGS, vestingOf, type Vesting, type VestingName } from "../vestings";

/** What an owner sends from a vesting; `at` is hours since the beginning. */
interface Story {
  readonly vesting: VestingName;
  readonly at: number;
  readonly to: ResidentName;
  readonly amount: number;
  readonly words: string;
  /** The code takes nothing else while something is locked. */
  readonly mode?: number;
}

const USUAL_MODE = 3;
const FEES_FROM_AMOUNT = 0;

const STORIES: readonly Story[] = [
  { vesting: "wages", at: 38, to: "greta", amount: 3, words: "A bicycle, used" },
  { vesting: "apprentice", at: 38, to: "edith", amount: 2, words: "Rent" },
  { vesting: "wages", at: 62, to: "farid", amount: 45, words: "More than is mine yet" },
  { vesting: "pension", at: 62, to: "rosa", amount: 5, words: "Please?", mode: FEES_FROM_AMOUNT },
  { vesting: "pension", at: 86, to: "harbour", amount: 20, words: "d" },
  { vesting: "pension", at: 87, to: "harbour", amount: 1, words: "Not in the words that are allowed" },
  { vesting: "wages", at: 110, to: "mill", amount: 10, words: "I give it back" },
  { vesting: "apprentice", at: 110, to: "edith", amount: 2, words: "Rent" },
  { vesting: "apprentice", at: 134, to: "kaito", amount: 11, words: "A piano, at last" },
];

const LISTS = [
  { vesting: "pension", at: 61, names: ["harbour", "mill"] },
  { vesting: "wages", at: 61, names: ["harbour"] },
  { vesting: "pension", at: 109, names: ["faucet"] },
] as const satisfies readonly {
  vesting: VestingName;
  at: number;
  names: readonly [ResidentName, ...ResidentName[]];
}[];

const BUILT_AT = 14 * HOUR;
const NAMES = ["wages", "apprentice", "pension"] as const satisfies readonly VestingName[];
const RESERVE = 1;

/** Three vestings: one whose time has come, one of which a part is free, one that is locked for long. */
export const vestings: Chapter = (town, { from }) => [
  ...NAMES.map((name): Act => {
    const { sender, amount } = VESTINGS[name];
    const parcel = visit(vestingOf(town, name, from), coins(amount + RESERVE), beginCell().endCell());
    return { at: from + BUILT_AT, by: sender, sends: [parcel] };
  }),
  ...LISTS.map(({ vesting: name, at, names: [first, ...others] }): Act => {
    const body = allowBody([town.addressOf(first), ...others.map((each) => town.addressOf(each))]);
    return {
      at: from + at * HOUR,
      by: VESTINGS[name].sender,
      sends: [toVesting(town, name, from, body)],
      more: 1,
    };
  }),
  ...STORIES.map((story): Act => {
    const { owner }: Vesting = VESTINGS[story.vesting];
    const { to, amount, words, mode = USUAL_MODE } = story;
    const body = releaseBody({ to: town.addressOf(to), amount: coins(amount), words, mode });
    return {
      at: from + story.at * HOUR,
      by: owner,
      sends: [toVesting(town, story.vesting, from, body)],
      more: 2,
    };
  }),
];

function toVesting(town: Town, name: VestingName, from: number, body: ReturnType<typeof allowBody>) {
  return { to: vestingOf(town, name, from).address, amount: FARE, body, returns: true };
}
