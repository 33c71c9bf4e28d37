import type { Election, ElectorData } from "../../contracts/elector-data";
import { readPool, type PoolState } from "../../contracts/pool-data";
import { coins, MINUTE, type ScenarioEvent, type DataOf, type OutgoingMessage } from "../scenario-event";
import { callContract } from "../town-operations";
import { VALIDATORS } from "../residents";
import type { Town } from "../town";
import {
  OWN_VALIDATORS,
  POOL_NAMES,
  POOL_VALIDATOR,
  SINGLE_VALIDATOR,
  validatorOf,
  type PoolName,
  type ValidatorName,
} from "./staking-participants";
import {
  electorIn,
  ownRecovery,
  ownStake,
  poolStake,
  recoveryThrough,
  currentValidators,
  singleStake,
} from "./staking-operations";
import { noticeNewSet, poolContract, processWithdrawals, singleNominatorContract } from "./staking-pools";

/** Each validator has one turn in this interval. */
const DUTY_INTERVAL = 30 * MINUTE;
const CALL_AMOUNT = coins(1);
/** Pools hold their stakes a little longer than the elector does. */
const HOLD_MARGIN = 2 * MINUTE;

interface DutyContext {
  readonly town: Town;
  readonly dataOf: DataOf;
  readonly now: number;
  readonly elector: ElectorData;
}

/**
 * The validators' events in one minute while the chain is live. They depend on the elector's data and not
 * on the clock alone, because elections may be late.
 */
export function dutiesAt(town: Town, dataOf: DataOf, at: number): readonly ScenarioEvent[] {
  const turn = (Math.floor(at / MINUTE) % (DUTY_INTERVAL / MINUTE)) - 1;
  const name = VALIDATORS[turn];
  const elector = name === undefined ? null : electorIn(dataOf);
  // A validator without a deployed wallet was never funded.
  if (name === undefined || elector === null || dataOf(town.addressOf(name)) === null) return [];
  const duty = dutyOf({ town, dataOf, now: at, elector }, name);
  return duty === null ? [] : [{ at, by: name, messages: [duty] }];
}

function dutyOf(context: DutyContext, name: ValidatorName): OutgoingMessage | null {
  const { town, elector } = context;
  const own = OWN_VALIDATORS.find((each) => each === name);
  if (own !== undefined) {
    if (hasCredit(elector, town.addressOf(own).hash)) return ownRecovery();
    return mayStake(context, own) ? ownStake(town, own) : null;
  }
  if (name === SINGLE_VALIDATOR) {
    const { address } = singleNominatorContract(town);
    if (hasCredit(elector, address.hash)) return recoveryThrough(address);
    return mayStake(context, name) ? singleStake(town) : null;
  }
  const [duty = null] = POOL_NAMES.flatMap((pool) => dutyOfPool(context, pool) ?? []);
  return duty;
}

function hasCredit({ credits }: ElectorData, holder: Buffer): boolean {
  return credits.has(numberOf(holder));
}

function numberOf(bytes: Buffer): bigint {
  return BigInt(`0x${bytes.toString("hex")}`);
}

function isOpen(election: Election | null, now: number): election is Election {
  return election !== null && !election.finished && now < election.closesAt;
}

/** Whether the election accepts stakes and has none with this validator's key. */
function mayStake({ town, elector: { election }, now }: DutyContext, name: ValidatorName): boolean {
  const key = numberOf(validatorOf(town, name).keys.publicKey);
  return isOpen(election, now) && !election.candidates.has(key);
}

function dutyOfPool(context: DutyContext, name: PoolName): OutgoingMessage | null {
  const { town, dataOf, now } = context;
  const contract = poolContract(town, name);
  const data = dataOf(contract.address);
  const pool = data === null ? null : readPool(data);
  if (pool === null) return null;
  if (pool.state !== 0) {
    if (pool.observed.setHash !== currentValidators(dataOf)?.hash)
      return callContract(contract, CALL_AMOUNT, noticeNewSet());
    return isFree(pool, now) ? recoveryThrough(contract.address) : null;
  }
  const isAwaited = [...pool.shares.values()].some(({ leaving }) => leaving);
  if (isAwaited) return callContract(contract, CALL_AMOUNT, processWithdrawals());
  return mayStake(context, POOL_VALIDATOR) ? poolStake(town, name) : null;
}

/** Whether the cycle is over and the elector has released the stake. */
function isFree({ observed: { changes, at, heldFor } }: PoolState, now: number): boolean {
  return changes >= 2 && now > at + heldFor + HOLD_MARGIN;
}
