import { Address, type Cell } from "@ton/core";
import { CONFIG } from "../../chain/genesis";
import { readElector, type ElectorData } from "../../contracts/elector-data";
import { currentSet, type ValidatorSet } from "../../contracts/validator-set";
import { coins, type DataOf, type Parcel } from "../act";
import { visit } from "../errands";
import type { Town } from "../town";
import {
  OWN_STAKES,
  POOL_STAKE,
  POOL_VALIDATOR,
  SINGLE_STAKE,
  SINGLE_VALIDATOR,
  THE_ELECTOR,
  validatorOf,
  type OwnValidator,
  type PoolName,
  type ValidatorName,
} from "./cast";
import { depositOfValidator, poolOf, singleNominatorPool } from "./pools";
import { newComplaint, newStake, newStakeOfPool, recoverStake, voteForComplaint } from "./requests";

const THE_CONFIG = Address.parseRaw(CONFIG);
/** Comes back with the confirmation, or pays for the way. */
const STAKING_FEE = coins(1);
/** For what goes on from a pool to the elector and back. */
const FARE_OF_POOL = coins(2);

export function electorIn(dataOf: DataOf): ElectorData | null {
  const data = dataOf(THE_ELECTOR);
  return data === null ? null : readElector(data);
}

export function setInForce(dataOf: DataOf): ValidatorSet | null {
  const data = dataOf(THE_CONFIG);
  return data === null ? null : currentSet(data.beginParse().loadRef());
}

/** 0 when there is no election: the elector says so then. */
function electionIn(dataOf: DataOf): number {
  return electorIn(dataOf)?.election?.id ?? 0;
}

function toElector(amount: bigint, sayThen: (dataOf: DataOf) => Cell): Parcel {
  return { to: THE_ELECTOR, amount, sayThen, returns: true };
}

export function ownStake(town: Town, name: OwnValidator, stake: bigint = OWN_STAKES[name]): Parcel {
  const { keys, adnl } = validatorOf(town, name);
  const holder = town.addressOf(name);
  return toElector(stake + STAKING_FEE, (dataOf) => {
    const electionId = electionIn(dataOf);
    return newStake(electionId, { electionId, holder, keys, adnl });
  });
}

export function ownRecovery(): Parcel {
  return toElector(STAKING_FEE, (dataOf) => recoverStake(electionIn(dataOf)));
}

export function poolStake(town: Town, name: PoolName): Parcel {
  return stakeThrough(town, poolOf(town, name).address, POOL_VALIDATOR, POOL_STAKE);
}

export function singleStake(town: Town): Parcel {
  return stakeThrough(town, singleNominatorPool(town).address, SINGLE_VALIDATOR, SINGLE_STAKE);
}

function stakeThrough(
  town: Town,
  pool: Address,
  validator: typeof POOL_VALIDATOR | typeof SINGLE_VALIDATOR,
  amount: bigint,
): Parcel {
  const { keys, adnl } = validatorOf(town, validator);
  const sayThen = (dataOf: DataOf) => {
    const electionId = electionIn(dataOf);
    return newStakeOfPool(electionId, amount, { electionId, holder: pool, keys, adnl });
  };
  return { to: pool, amount: FARE_OF_POOL, sayThen, returns: true };
}

export function recoveryThrough(pool: Address): Parcel {
  const sayThen = (dataOf: DataOf) => recoverStake(electionIn(dataOf));
  return { to: pool, amount: FARE_OF_POOL, sayThen, returns: true };
}

/** What the validator adds to a pool; the first time, it builds the pool. */
export function validatorDeposit(town: Town, name: PoolName, amount: bigint): Parcel {
  return visit(poolOf(town, name), amount + STAKING_FEE, depositOfValidator());
}

/** How much is paid for it, and what it says. */
export interface Complaint {
  readonly amount: bigint;
  readonly description: string;
}

const SEVERITY = 1;
const FINE = coins(101);
/** A thousandth or so of the stake. */
const FINE_PART = 2 ** 22;

/** A complaint about how somebody validated after the first of the elections whose stakes are held. */
export function complaintAbout(town: Town, name: OwnValidator, { amount, description }: Complaint): Parcel {
  const accused = validatorOf(town, name).keys.publicKey;
  const terms = { accused, severity: SEVERITY, fine: FINE, finePart: FINE_PART, description };
  return toElector(amount, (dataOf) => {
    const [electionId = 0] = electorIn(dataOf)?.past.keys() ?? [];
    return newComplaint(electionId, { ...terms, electionId });
  });
}

/** A vote for whatever complaint came first; nonsense when there is none. */
export function vote(town: Town, name: ValidatorName): Parcel {
  const { keys } = validatorOf(town, name);
  return toElector(STAKING_FEE, (dataOf) => {
    const [electionId, complaint] = firstComplaint(electorIn(dataOf)) ?? [0, 0n];
    const members = setInForce(dataOf)?.members ?? [];
    const own = keys.publicKey.toString("hex");
    const index = members.findIndex(({ pubkey }) => pubkey === BigInt(`0x${own}`));
    return voteForComplaint(electionId, { electionId, complaint, index: Math.max(0, index), keys });
  });
}

function firstComplaint(elector: ElectorData | null): readonly [electionId: number, hash: bigint] | null {
  for (const [electionId, { complaints }] of elector?.past ?? [])
    for (const hash of complaints.keys()) return [electionId, hash];
  return null;
}
