import type { Election, ElectorData } from "../../contracts/elector-data";
import { readPool } from "../../contracts/pool-data";
import { coins, type ScenarioEvent, type DataOf, type OutgoingMessage } from "../scenario-event";
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
import { releaseTime } from "./staking-schedule";
import { noticeNewSet, poolContract, processWithdrawals, singleNominatorContract } from "./staking-pools";

const CALL_AMOUNT = coins(1);

interface DutyContext {
  readonly town: Town;
  readonly dataOf: DataOf;
  readonly now: number;
  readonly elector: ElectorData;
}

/**
 * The duties of validators at that time, at most one event each. They depend only on the state of the contracts,
 * so none is missed when the chain's time jumps or the chain was not running.
 */
export function dutiesAt(town: Town, dataOf: DataOf, at: number): readonly ScenarioEvent[] {
  const elector = electorIn(dataOf);
  if (elector === null) return [];
  return VALIDATORS.flatMap((name) => {
    // A validator without a deployed wallet was never funded.
    if (dataOf(town.addressOf(name)) === null) return [];
    const duty = dutyOf({ town, dataOf, now: at, elector }, name);
    return duty === null ? [] : [{ at, by: name, messages: [duty] }];
  });
}

function dutyOf(context: DutyContext, name: ValidatorName): OutgoingMessage | null {
  const { town, elector } = context;
  const own = OWN_VALIDATORS.find((each) => each === name);
  if (own !== undefined) {
    const { hash } = town.addressOf(own);
    if (hasCredit(elector, hash)) return ownRecovery();
    return canAfford(elector, hash) && mayStake(context, own) ? ownStake(town, own) : null;
  }
  if (name === SINGLE_VALIDATOR) {
    const { address } = singleNominatorContract(town);
    if (hasCredit(elector, address.hash)) return recoveryThrough(address);
    return canAfford(elector, address.hash) && mayStake(context, name) ? singleStake(town) : null;
  }
  const [duty = null] = POOL_NAMES.flatMap((pool) => dutyOfPool(context, pool) ?? []);
  return duty;
}

function hasCredit({ credits }: ElectorData, holder: Buffer): boolean {
  return credits.has(numberOf(holder));
}

/** Participants have the money for two stakes. */
function canAfford({ past }: ElectorData, holder: Buffer): boolean {
  const own = numberOf(holder);
  const held = [...past.values()].filter(({ stakes }) =>
    [...stakes.values()].some((stake) => stake.holder === own),
  );
  return held.length < 2;
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
    const release = releaseTime(pool);
    const isReleased = hasCredit(context.elector, contract.address.hash);
    return isReleased && release !== null && now >= release ? recoveryThrough(contract.address) : null;
  }
  const isAwaited = [...pool.shares.values()].some(({ leaving }) => leaving);
  if (isAwaited) return callContract(contract, CALL_AMOUNT, processWithdrawals());
  return mayStake(context, POOL_VALIDATOR) ? poolStake(town, name) : null;
}
