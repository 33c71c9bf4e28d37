import { beginCell, contractAddress, type Cell } from "@ton/core";
import { codeOf } from "../../contracts/code";
import { coins } from "../act";
import type { Place } from "../places";
import type { Town } from "../town";
import { POOL_VALIDATOR, POOLS, SINGLE_NOMINATOR, SINGLE_VALIDATOR, type PoolName } from "./cast";

const MASTERCHAIN = -1;
const MOST_NOMINATORS = 40;
const LEAST_OF_VALIDATOR = coins(100_000);
const LEAST_OF_NOMINATOR = coins(5_000);

/** What can be asked of a pool, by the numbers that it knows it by. */
const PROCESS_WITHDRAWALS = 2;
const DEPOSIT_OF_VALIDATOR = 4;
const WITHDRAWAL_OF_VALIDATOR = 5;
const NOTICE_NEW_SET = 6;

/** Nominators write these as comments. */
export const DEPOSIT = "d";
export const WITHDRAW = "w";

function place(code: Cell, data: Cell): Place {
  const build = { code, data };
  return { build, address: contractAddress(MASTERCHAIN, build) };
}

/** A pool that nobody has put anything into. */
export function poolOf(town: Town, name: PoolName): Place {
  const terms = beginCell()
    .storeBuffer(town.addressOf(POOL_VALIDATOR).hash)
    .storeUint(POOLS[name].share, 16)
    .storeUint(MOST_NOMINATORS, 16)
    .storeCoins(LEAST_OF_VALIDATOR)
    .storeCoins(LEAST_OF_NOMINATOR);
  const data = beginCell()
    // Nothing staked, no nominators, nothing sent, nothing of the validator's.
    .storeUint(0, 8 + 16 + 4 + 4)
    .storeRef(terms)
    // No requests, no stake, no set that it waits for, no votes.
    .storeUint(0, 1 + 1 + 32 + 256 + 8 + 32 + 32 + 1)
    .endCell();
  return place(codeOf("nominator_pool"), data);
}

export function singleNominatorPool(town: Town): Place {
  const data = beginCell()
    .storeAddress(town.addressOf(SINGLE_NOMINATOR))
    .storeAddress(town.addressOf(SINGLE_VALIDATOR))
    .endCell();
  return place(codeOf("single_nominator"), data);
}

function request(op: number) {
  return beginCell().storeUint(op, 32).storeUint(1, 64);
}

export function depositOfValidator(): Cell {
  return request(DEPOSIT_OF_VALIDATOR).endCell();
}

export function withdrawalOfValidator(amount: bigint): Cell {
  return request(WITHDRAWAL_OF_VALIDATOR).storeCoins(amount).endCell();
}

/** Pools count how often the set of validators has changed since they staked. */
export function noticeNewSet(): Cell {
  return request(NOTICE_NEW_SET).endCell();
}

export function processWithdrawals(): Cell {
  return request(PROCESS_WITHDRAWALS).storeUint(MOST_NOMINATORS, 8).endCell();
}
