import { beginCell, contractAddress, type Cell } from "@ton/core";
import { codeOf } from "../../contracts/stored-code";
import { coins } from "../scenario-event";
import type { TownContract } from "../town-contracts";
import type { Town } from "../town";
import {
  POOL_VALIDATOR,
  POOLS,
  SINGLE_NOMINATOR,
  SINGLE_VALIDATOR,
  type PoolName,
} from "./staking-participants";

const MASTERCHAIN = -1;
const MAX_NOMINATORS = 40;
const MIN_VALIDATOR_STAKE = coins(100_000);
const MIN_NOMINATOR_STAKE = coins(5_000);

/** Opcodes of a nominator pool. */
const PROCESS_WITHDRAWALS = 2;
const DEPOSIT_OF_VALIDATOR = 4;
const WITHDRAWAL_OF_VALIDATOR = 5;
const NOTICE_NEW_SET = 6;

/** Comments with which nominators deposit and withdraw. */
export const DEPOSIT = "d";
export const WITHDRAW = "w";

function masterchainContract(code: Cell, data: Cell): TownContract {
  const init = { code, data };
  return { init, address: contractAddress(MASTERCHAIN, init) };
}

/** A pool in its initial state. */
export function poolContract(town: Town, name: PoolName): TownContract {
  const terms = beginCell()
    .storeBuffer(town.addressOf(POOL_VALIDATOR).hash)
    .storeUint(POOLS[name].share, 16)
    .storeUint(MAX_NOMINATORS, 16)
    .storeCoins(MIN_VALIDATOR_STAKE)
    .storeCoins(MIN_NOMINATOR_STAKE);
  const data = beginCell()
    // State, number of nominators, amount sent, and the validator's amount: all zero.
    .storeUint(0, 8 + 16 + 4 + 4)
    .storeRef(terms)
    // No withdrawal requests, no stake, no validator set observed, no votes.
    .storeUint(0, 1 + 1 + 32 + 256 + 8 + 32 + 32 + 1)
    .endCell();
  return masterchainContract(codeOf("nominator_pool"), data);
}

export function singleNominatorContract(town: Town): TownContract {
  const data = beginCell()
    .storeAddress(town.addressOf(SINGLE_NOMINATOR))
    .storeAddress(town.addressOf(SINGLE_VALIDATOR))
    .endCell();
  return masterchainContract(codeOf("single_nominator"), data);
}

function requestBody(op: number) {
  return beginCell().storeUint(op, 32).storeUint(1, 64);
}

export function depositOfValidator(): Cell {
  return requestBody(DEPOSIT_OF_VALIDATOR).endCell();
}

export function withdrawalOfValidator(amount: bigint): Cell {
  return requestBody(WITHDRAWAL_OF_VALIDATOR).storeCoins(amount).endCell();
}

/** Pools count the changes of the validator set since they staked. */
export function noticeNewSet(): Cell {
  return requestBody(NOTICE_NEW_SET).endCell();
}

export function processWithdrawals(): Cell {
  return requestBody(PROCESS_WITHDRAWALS).storeUint(MAX_NOMINATORS, 8).endCell();
}
