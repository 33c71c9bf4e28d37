import { beginCell } from "@ton/core";
import { coins, HOUR, type ScenarioEvent, type Chapter } from "../scenario-event";
import { CALL_AMOUNT, deployOrCall } from "../town-operations";
import type { ResidentName } from "../residents";
import type { Town } from "../town";
import {
  allowReceiversBody,
  transferBody,
  VESTINGS,
  vestingContract,
  type TownVesting,
  type VestingName,
} from "../town-vestings";

/** A transfer from a vesting wallet; `at` is in hours since the genesis. */
interface VestingPaymentPlan {
  readonly vesting: VestingName;
  readonly at: number;
  readonly to: ResidentName;
  readonly amount: number;
  readonly text: string;
  /** The code accepts no other send mode while coins are locked. */
  readonly mode?: number;
}

const USUAL_MODE = 3;
const FEES_FROM_AMOUNT = 0;

const VESTING_PAYMENTS: readonly VestingPaymentPlan[] = [
  { vesting: "wages", at: 38, to: "greta", amount: 3, text: "A bicycle, used" },
  { vesting: "apprentice", at: 38, to: "edith", amount: 2, text: "Rent" },
  { vesting: "wages", at: 62, to: "farid", amount: 45, text: "More than is mine yet" },
  { vesting: "pension", at: 62, to: "rosa", amount: 5, text: "Please?", mode: FEES_FROM_AMOUNT },
  { vesting: "pension", at: 86, to: "harbour", amount: 20, text: "d" },
  { vesting: "pension", at: 87, to: "harbour", amount: 1, text: "Not in the words that are allowed" },
  { vesting: "wages", at: 110, to: "mill", amount: 10, text: "I give it back" },
  { vesting: "apprentice", at: 110, to: "edith", amount: 2, text: "Rent" },
  { vesting: "apprentice", at: 134, to: "kaito", amount: 11, text: "A piano, at last" },
];

const ALLOWED_RECEIVERS = [
  { vesting: "pension", at: 61, names: ["harbour", "mill"] },
  { vesting: "wages", at: 61, names: ["harbour"] },
  { vesting: "pension", at: 109, names: ["faucet"] },
] as const satisfies readonly {
  vesting: VestingName;
  at: number;
  names: readonly [ResidentName, ...ResidentName[]];
}[];

const DEPLOYED_AT = 14 * HOUR;
const NAMES = ["wages", "apprentice", "pension"] as const satisfies readonly VestingName[];
const FEE_RESERVE = 1;

/** Three vesting wallets: one fully unlocked, one partly, one locked for long. */
export const vestings: Chapter = (town, { from }) => [
  ...NAMES.map((name): ScenarioEvent => {
    const { sender, amount } = VESTINGS[name];
    const message = deployOrCall(
      vestingContract(town, name, from),
      coins(amount + FEE_RESERVE),
      beginCell().endCell(),
    );
    return { at: from + DEPLOYED_AT, by: sender, messages: [message] };
  }),
  ...ALLOWED_RECEIVERS.map(({ vesting: name, at, names: [first, ...others] }): ScenarioEvent => {
    const body = allowReceiversBody([town.addressOf(first), ...others.map((each) => town.addressOf(each))]);
    return {
      at: from + at * HOUR,
      by: VESTINGS[name].sender,
      messages: [toVesting(town, name, from, body)],
      furtherTransactions: 1,
    };
  }),
  ...VESTING_PAYMENTS.map((payment): ScenarioEvent => {
    const { owner }: TownVesting = VESTINGS[payment.vesting];
    const { to, amount, text, mode = USUAL_MODE } = payment;
    const body = transferBody({ to: town.addressOf(to), amount: coins(amount), text, mode });
    return {
      at: from + payment.at * HOUR,
      by: owner,
      messages: [toVesting(town, payment.vesting, from, body)],
      furtherTransactions: 2,
    };
  }),
];

function toVesting(town: Town, name: VestingName, from: number, body: ReturnType<typeof allowReceiversBody>) {
  return { to: vestingContract(town, name, from).address, amount: CALL_AMOUNT, body, bounce: true };
}
