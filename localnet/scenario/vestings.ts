import {
  beginCell,
  comment,
  contractAddress,
  internal,
  storeMessageRelaxed,
  type Address,
  type Cell,
} from "@ton/core";
import { codeOf } from "../contracts/code";
import { coins, DAY } from "./act";
import type { Place } from "./places";
import type { ResidentName } from "./residents";
import type { Town } from "./town";

/** Money that becomes its owner's little by little. Times are in days since the beginning. */
export interface Vesting {
  readonly sender: ResidentName;
  readonly owner: ResidentName;
  /** In coins. */
  readonly amount: number;
  readonly starts: number;
  readonly days: number;
  /** After so many days more of it is free, again and again. */
  readonly step: number;
  /** Nothing is free before that. */
  readonly cliff: number;
}

export const VESTINGS = {
  /** A little of it is free every day. */
  wages: { sender: "mill", owner: "tove", amount: 60, starts: -2, days: 30, step: 1, cliff: 0 },
  /** Wholly free before the week is over. */
  apprentice: { sender: "ines", owner: "quentin", amount: 24, starts: 0, days: 4, step: 1, cliff: 2 },
  /** None of it is free yet. */
  pension: { sender: "mill", owner: "rosa", amount: 90, starts: 1, days: 360, step: 30, cliff: 90 },
} as const satisfies Record<string, Vesting>;

export type VestingName = keyof typeof VESTINGS;

const BASECHAIN = 0;
const SUBWALLET = 0x10c;
const SEND = 0xa7733acd;
const ALLOW = 0x7258a69b;

export function vestingOf(town: Town, name: VestingName, beginning: number): Place {
  const { sender, owner, amount, starts, days, step, cliff }: Vesting = VESTINGS[name];
  const terms = beginCell()
    .storeUint(beginning + starts * DAY, 64)
    .storeUint(days * DAY, 32)
    .storeUint(step * DAY, 32)
    .storeUint(cliff * DAY, 32)
    .storeCoins(coins(amount))
    .storeAddress(town.addressOf(sender))
    .storeAddress(town.addressOf(owner));
  const data = beginCell()
    .storeUint(0, 32)
    .storeUint(SUBWALLET, 32)
    .storeBuffer(town.walletOf(owner).key.publicKey)
    .storeBit(false)
    .storeRef(terms)
    .endCell();
  const build = { code: codeOf("wallet_vesting"), data };
  return { build, address: contractAddress(BASECHAIN, build) };
}

/** The owner may send what is free to anybody, and all of it to those on the list. */
export function allowBody([first, ...others]: readonly [Address, ...Address[]]): Cell {
  const rest = others.reduceRight<Cell | null>((next, address) => {
    const cell = beginCell().storeAddress(address);
    return (next === null ? cell : cell.storeRef(next)).endCell();
  }, null);
  const body = beginCell().storeUint(ALLOW, 32).storeUint(0, 64).storeAddress(first);
  return (rest === null ? body : body.storeRef(rest)).endCell();
}

export interface Release {
  readonly to: Address;
  readonly amount: bigint;
  readonly words: string;
  readonly mode: number;
}

export function releaseBody({ to, amount, words, mode }: Release): Cell {
  const message = internal({ to, value: amount, bounce: true, body: comment(words) });
  return beginCell()
    .storeUint(SEND, 32)
    .storeUint(0, 64)
    .storeUint(mode, 8)
    .storeRef(beginCell().store(storeMessageRelaxed(message)))
    .endCell();
}
