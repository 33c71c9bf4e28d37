import { Address, type Cell } from "@ton/core";
import { CONFIG } from "../../chain/genesis";
import { readElector, type ElectorData } from "../../contracts/elector-data";
import { currentSet, type ValidatorSet } from "../../contracts/validator-set";
import { coins, type DataOf, type OutgoingMessage } from "../scenario-event";
import { deployOrCall } from "../town-operations";
import type { Town } from "../town";
import {
  OWN_STAKES,
  POOL_STAKE,
  POOL_VALIDATOR,
  SINGLE_STAKE,
  SINGLE_VALIDATOR,
  ELECTOR_ADDRESS,
  validatorOf,
  type OwnValidator,
  type PoolName,
  type ValidatorName,
} from "./staking-participants";
import { depositOfValidator, poolContract, singleNominatorContract } from "./staking-pools";
import { newComplaint, newStake, newStakeOfPool, recoverStake, voteForComplaint } from "./elector-messages";

const CONFIG_ADDRESS = Address.parseRaw(CONFIG);
/** Returned with the confirmation, or used for fees. */
const STAKING_FEE = coins(1);
/** For the messages from a pool to the elector and back. */
const POOL_CALL_AMOUNT = coins(2);

export function electorIn(dataOf: DataOf): ElectorData | null {
  const data = dataOf(ELECTOR_ADDRESS);
  return data === null ? null : readElector(data);
}

/** The root of the config; null before the config contract exists. */
export function configIn(dataOf: DataOf): Cell | null {
  return dataOf(CONFIG_ADDRESS)?.beginParse().loadRef() ?? null;
}

export function currentValidators(dataOf: DataOf): ValidatorSet | null {
  const config = configIn(dataOf);
  return config === null ? null : currentSet(config);
}

/** 0 without an open election; the elector then rejects the message. */
function electionIn(dataOf: DataOf): number {
  return electorIn(dataOf)?.election?.id ?? 0;
}

function toElector(amount: bigint, makeBody: (dataOf: DataOf) => Cell): OutgoingMessage {
  return { to: ELECTOR_ADDRESS, amount, makeBody, bounce: true };
}

export function ownStake(town: Town, name: OwnValidator, stake: bigint = OWN_STAKES[name]): OutgoingMessage {
  const { keys, adnl } = validatorOf(town, name);
  const holder = town.addressOf(name);
  return toElector(stake + STAKING_FEE, (dataOf) => {
    const electionId = electionIn(dataOf);
    return newStake(electionId, { electionId, holder, keys, adnl });
  });
}

export function ownRecovery(): OutgoingMessage {
  return toElector(STAKING_FEE, (dataOf) => recoverStake(electionIn(dataOf)));
}

export function poolStake(town: Town, name: PoolName): OutgoingMessage {
  return stakeThrough(town, poolContract(town, name).address, POOL_VALIDATOR, POOL_STAKE);
}

export function singleStake(town: Town): OutgoingMessage {
  return stakeThrough(town, singleNominatorContract(town).address, SINGLE_VALIDATOR, SINGLE_STAKE);
}

function stakeThrough(
  town: Town,
  pool: Address,
  validator: typeof POOL_VALIDATOR | typeof SINGLE_VALIDATOR,
  amount: bigint,
): OutgoingMessage {
  const { keys, adnl } = validatorOf(town, validator);
  const makeBody = (dataOf: DataOf) => {
    const electionId = electionIn(dataOf);
    return newStakeOfPool(electionId, amount, { electionId, holder: pool, keys, adnl });
  };
  return { to: pool, amount: POOL_CALL_AMOUNT, makeBody, bounce: true };
}

export function recoveryThrough(pool: Address): OutgoingMessage {
  const makeBody = (dataOf: DataOf) => recoverStake(electionIn(dataOf));
  return { to: pool, amount: POOL_CALL_AMOUNT, makeBody, bounce: true };
}

/** The validator's deposit to a pool. The first one deploys the pool. */
export function validatorDeposit(town: Town, name: PoolName, amount: bigint): OutgoingMessage {
  return deployOrCall(poolContract(town, name), amount + STAKING_FEE, depositOfValidator());
}

/** The amount that is paid with a complaint, and its text. */
export interface ComplaintTerms {
  readonly amount: bigint;
  readonly description: string;
}

const SEVERITY = 1;
const FINE = coins(101);
/** About a thousandth of the stake. */
const FINE_PART = 2 ** 22;

/** A complaint about a validator of the oldest election whose stakes are held. */
export function complaintAbout(
  town: Town,
  name: OwnValidator,
  { amount, description }: ComplaintTerms,
): OutgoingMessage {
  const accused = validatorOf(town, name).keys.publicKey;
  const terms = { accused, severity: SEVERITY, fine: FINE, finePart: FINE_PART, description };
  return toElector(amount, (dataOf) => {
    const [electionId = 0] = electorIn(dataOf)?.past.keys() ?? [];
    return newComplaint(electionId, { ...terms, electionId });
  });
}

/** A vote for the oldest complaint. Without one the elector rejects the message. */
export function vote(town: Town, name: ValidatorName): OutgoingMessage {
  const { keys } = validatorOf(town, name);
  return toElector(STAKING_FEE, (dataOf) => {
    const [electionId, complaint] = firstComplaint(electorIn(dataOf)) ?? [0, 0n];
    const members = currentValidators(dataOf)?.members ?? [];
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
