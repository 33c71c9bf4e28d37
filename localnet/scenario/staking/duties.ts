import type { Election, ElectorData } from "../../contracts/elector-data";
import { readPool, type PoolState } from "../../contracts/pool-data";
import { coins, MINUTE, type Act, type DataOf, type Parcel } from "../act";
import { ask } from "../errands";
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
} from "./cast";
import {
  electorIn,
  ownRecovery,
  ownStake,
  poolStake,
  recoveryThrough,
  setInForce,
  singleStake,
} from "./errands";
import { noticeNewSet, poolOf, processWithdrawals, singleNominatorPool } from "./pools";

/** Each validator looks after its stake once in this time. */
const ROUND = 30 * MINUTE;
const FARE = coins(1);
/** Pools wait a little longer than stakes are held. */
const PATIENCE = 2 * MINUTE;

interface Situation {
  readonly town: Town;
  readonly dataOf: DataOf;
  readonly now: number;
  readonly elector: ElectorData;
}

/**
 * What validators do in a minute of the present. Elections come when the chain has time for them, so
 * they look at what the elector says, and not at the clock alone.
 */
export function dutiesAt(town: Town, dataOf: DataOf, at: number): readonly Act[] {
  const turn = (Math.floor(at / MINUTE) % (ROUND / MINUTE)) - 1;
  const name = VALIDATORS[turn];
  const elector = name === undefined ? null : electorIn(dataOf);
  // Whoever has no wallet was never given anything.
  if (name === undefined || elector === null || dataOf(town.addressOf(name)) === null) return [];
  const duty = dutyOf({ town, dataOf, now: at, elector }, name);
  return duty === null ? [] : [{ at, by: name, sends: [duty] }];
}

function dutyOf(situation: Situation, name: ValidatorName): Parcel | null {
  const { town, elector } = situation;
  const own = OWN_VALIDATORS.find((each) => each === name);
  if (own !== undefined) {
    if (isOwed(elector, town.addressOf(own).hash)) return ownRecovery();
    return mayStake(situation, own) ? ownStake(town, own) : null;
  }
  if (name === SINGLE_VALIDATOR) {
    const { address } = singleNominatorPool(town);
    if (isOwed(elector, address.hash)) return recoveryThrough(address);
    return mayStake(situation, name) ? singleStake(town) : null;
  }
  const [duty = null] = POOL_NAMES.flatMap((pool) => dutyOfPool(situation, pool) ?? []);
  return duty;
}

function isOwed({ credits }: ElectorData, holder: Buffer): boolean {
  return credits.has(numberOf(holder));
}

function numberOf(bytes: Buffer): bigint {
  return BigInt(`0x${bytes.toString("hex")}`);
}

function isOpen(election: Election | null, now: number): election is Election {
  return election !== null && !election.finished && now < election.closesAt;
}

/** While stakes are taken, and there is none with this validator's key. */
function mayStake({ town, elector: { election }, now }: Situation, name: ValidatorName): boolean {
  const key = numberOf(validatorOf(town, name).keys.publicKey);
  return isOpen(election, now) && !election.candidates.has(key);
}

function dutyOfPool(situation: Situation, name: PoolName): Parcel | null {
  const { town, dataOf, now } = situation;
  const place = poolOf(town, name);
  const data = dataOf(place.address);
  const pool = data === null ? null : readPool(data);
  if (pool === null) return null;
  if (pool.state !== 0) {
    if (pool.noticed.setHash !== setInForce(dataOf)?.hash) return ask(place, FARE, noticeNewSet());
    return isFree(pool, now) ? recoveryThrough(place.address) : null;
  }
  const isAwaited = [...pool.shares.values()].some(({ leaving }) => leaving);
  if (isAwaited) return ask(place, FARE, processWithdrawals());
  return mayStake(situation, POOL_VALIDATOR) ? poolStake(town, name) : null;
}

/** Its cycle has ended, and its stake has been held for as long as that takes. */
function isFree({ noticed: { changes, at, heldFor } }: PoolState, now: number): boolean {
  return changes >= 2 && now > at + heldFor + PATIENCE;
}
