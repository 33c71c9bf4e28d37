import {
  beginCell,
  comment,
  contractAddress,
  internal,
  storeMessageRelaxed,
  type Address,
  type Cell,
} from "@ton/core";
import { codeOf } from "../contracts/stored-code";
import { coins, DAY } from "./scenario-event";
import type { TownContract } from "./town-contracts";
import type { ResidentName } from "./residents";
import type { Town } from "./town";

/** A wallet whose coins are unlocked step by step. Times are in days since the genesis. */
export interface TownVesting {
  readonly sender: ResidentName;
  readonly owner: ResidentName;
  /** In coins. */
  readonly amount: number;
  readonly starts: number;
  readonly days: number;
  /** Days between two unlocks. */
  readonly step: number;
  /** Days before the first unlock. */
  readonly cliff: number;
}

export const VESTINGS = {
  /** Unlocked daily. */
  wages: { sender: "mill", owner: "tove", amount: 60, starts: -2, days: 30, step: 1, cliff: 0 },
  /** Fully unlocked before the history ends. */
  apprentice: { sender: "ines", owner: "quentin", amount: 24, starts: 0, days: 4, step: 1, cliff: 2 },
  /** Fully locked. */
  pension: { sender: "mill", owner: "rosa", amount: 90, starts: 1, days: 360, step: 30, cliff: 90 },
} as const satisfies Record<string, TownVesting>;

export type VestingName = keyof typeof VESTINGS;

const BASECHAIN = 0;
const SUBWALLET = 0x10c;
const SEND = 0xa7733acd;
const ALLOW = 0x7258a69b;

export function vestingContract(town: Town, name: VestingName, genesisTime: number): TownContract {
  const { sender, owner, amount, starts, days, step, cliff }: TownVesting = VESTINGS[name];
  const terms = beginCell()
    .storeUint(genesisTime + starts * DAY, 64)
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
  const init = { code: codeOf("wallet_vesting"), data };
  return { init, address: contractAddress(BASECHAIN, init) };
}

/** Allows the owner to send locked coins to these addresses. */
export function allowReceiversBody([first, ...others]: readonly [Address, ...Address[]]): Cell {
  const rest = others.reduceRight<Cell | null>((next, address) => {
    const cell = beginCell().storeAddress(address);
    return (next === null ? cell : cell.storeRef(next)).endCell();
  }, null);
  const body = beginCell().storeUint(ALLOW, 32).storeUint(0, 64).storeAddress(first);
  return (rest === null ? body : body.storeRef(rest)).endCell();
}

export interface VestingTransfer {
  readonly to: Address;
  readonly amount: bigint;
  readonly text: string;
  readonly mode: number;
}

export function transferBody({ to, amount, text, mode }: VestingTransfer): Cell {
  const message = internal({ to, value: amount, bounce: true, body: comment(text) });
  return beginCell()
    .storeUint(SEND, 32)
    .storeUint(0, 64)
    .storeUint(mode, 8)
    .storeRef(beginCell().store(storeMessageRelaxed(message)))
    .endCell();
}
