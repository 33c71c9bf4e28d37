import { beginCell, type Address, type Cell } from "@ton/core";
import type { KeyPair } from "../../chain/key-pairs";

/** Opcodes of the elector. */
const NEW_STAKE = 0x4e73744b;
const RECOVER_STAKE = 0x47657424;
const NEW_COMPLAINT = 0x52674370;
const VOTE_FOR_COMPLAINT = 0x56744370;

/** Tags at the start of the data that a validator signs. */
const STAKE_TAG = 0x654c5074;
const VOTE_TAG = 0x56744350;
const COMPLAINT_TAG = 0xbc;

/** 65536 is a factor of one: a stake counts for at most three times the smallest one. */
const MAX_FACTOR = 3 * 0x10000;

export interface StakeTerms {
  readonly electionId: number;
  /** The masterchain account that sends the stake and gets it back. */
  readonly holder: Address;
  /** The validator's keys, not those of a wallet. */
  readonly keys: KeyPair;
  readonly adnl: Buffer;
  readonly maxFactor?: number;
}

/** The fields after the query id in a request to stake. */
function stakeBody({ electionId, holder, keys, adnl, maxFactor = MAX_FACTOR }: StakeTerms): Cell {
  const signed = beginCell()
    .storeUint(STAKE_TAG, 32)
    .storeUint(electionId, 32)
    .storeUint(maxFactor, 32)
    .storeBuffer(holder.hash)
    .storeBuffer(adnl);
  return beginCell()
    .storeBuffer(keys.publicKey)
    .storeUint(electionId, 32)
    .storeUint(maxFactor, 32)
    .storeBuffer(adnl)
    .storeRef(signature(keys, signed.endCell()))
    .endCell();
}

/** The signature covers the cell's bytes, not its hash. */
function signature(keys: KeyPair, signed: Cell): Cell {
  return beginCell()
    .storeBuffer(keys.sign(bytesOf(signed)))
    .endCell();
}

function bytesOf(cell: Cell): Buffer {
  const slice = cell.beginParse();
  return slice.loadBuffer(slice.remainingBits / 8);
}

function requestBody(op: number, queryId: number) {
  return beginCell().storeUint(op, 32).storeUint(queryId, 64);
}

export function newStake(queryId: number, terms: StakeTerms): Cell {
  return requestBody(NEW_STAKE, queryId).storeSlice(stakeBody(terms).beginParse()).endCell();
}

/** The same request to a pool, with the amount that the pool is to stake. */
export function newStakeOfPool(queryId: number, amount: bigint, terms: StakeTerms): Cell {
  return requestBody(NEW_STAKE, queryId)
    .storeCoins(amount)
    .storeSlice(stakeBody(terms).beginParse())
    .endCell();
}

/** For the elector, or for a pool that forwards it. */
export function recoverStake(queryId: number): Cell {
  return requestBody(RECOVER_STAKE, queryId).endCell();
}

export interface ComplaintFields {
  readonly electionId: number;
  /** The public key of the accused validator. */
  readonly accused: Buffer;
  readonly severity: number;
  readonly fine: bigint;
  /** A fraction of the stake in units of 2^-32. */
  readonly finePart: number;
  readonly description: string;
}

export function newComplaint(queryId: number, fields: ComplaintFields): Cell {
  const { electionId, accused, severity, fine, finePart, description } = fields;
  const complaint = beginCell()
    .storeUint(COMPLAINT_TAG, 8)
    .storeBuffer(accused)
    .storeRef(beginCell().storeStringTail(description))
    // The elector fills in the time, the sender and the amount.
    .storeUint(0, 32)
    .storeUint(severity, 8)
    .storeUint(0, 256 + 4)
    .storeCoins(fine)
    .storeUint(finePart, 32);
  return requestBody(NEW_COMPLAINT, queryId).storeUint(electionId, 32).storeBuilder(complaint).endCell();
}

export interface ComplaintVoteTerms {
  readonly electionId: number;
  readonly complaint: bigint;
  /** The voter's index in the current validator set. */
  readonly index: number;
  readonly keys: KeyPair;
}

export function voteForComplaint(
  queryId: number,
  { electionId, complaint, index, keys }: ComplaintVoteTerms,
): Cell {
  const signed = beginCell()
    .storeUint(VOTE_TAG, 32)
    .storeUint(index, 16)
    .storeUint(electionId, 32)
    .storeUint(complaint, 256)
    .endCell();
  return requestBody(VOTE_FOR_COMPLAINT, queryId)
    .storeBuffer(keys.sign(bytesOf(signed)))
    .storeSlice(signed.beginParse())
    .endCell();
}
