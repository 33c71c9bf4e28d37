import { beginCell, type Address, type Cell } from "@ton/core";
import type { KeyPair } from "../../chain/keys";

/** What can be asked of the elector, by the numbers that it knows it by. */
const NEW_STAKE = 0x4e73744b;
const RECOVER_STAKE = 0x47657424;
const NEW_COMPLAINT = 0x52674370;
const VOTE_FOR_COMPLAINT = 0x56744370;

/** What stands before that which a validator signs. */
const STAKE_TAG = 0x654c5074;
const VOTE_TAG = 0x56744350;
const COMPLAINT_TAG = 0xbc;

/** 65536 is one: nobody's stake counts for more than three times the least. */
const MAX_FACTOR = 3 * 0x10000;

export interface Candidacy {
  readonly electionId: number;
  /** Who puts up the stake and gets it back: an account of the masterchain. */
  readonly holder: Address;
  /** The validator's, not those of a wallet. */
  readonly keys: KeyPair;
  readonly adnl: Buffer;
  readonly maxFactor?: number;
}

/** What follows the query's number in a request to stake. */
function candidacy({ electionId, holder, keys, adnl, maxFactor = MAX_FACTOR }: Candidacy): Cell {
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

/** A cell's bits, signed as they are and not by their hash. */
function signature(keys: KeyPair, signed: Cell): Cell {
  return beginCell()
    .storeBuffer(keys.sign(bytesOf(signed)))
    .endCell();
}

function bytesOf(cell: Cell): Buffer {
  const slice = cell.beginParse();
  return slice.loadBuffer(slice.remainingBits / 8);
}

function request(op: number, queryId: number) {
  return beginCell().storeUint(op, 32).storeUint(queryId, 64);
}

export function newStake(queryId: number, terms: Candidacy): Cell {
  return request(NEW_STAKE, queryId).storeSlice(candidacy(terms).beginParse()).endCell();
}

/** The same, asked of a pool: the stake is as much of its money as that. */
export function newStakeOfPool(queryId: number, amount: bigint, terms: Candidacy): Cell {
  return request(NEW_STAKE, queryId).storeCoins(amount).storeSlice(candidacy(terms).beginParse()).endCell();
}

/** Asked of the elector, or of a pool that passes it on. */
export function recoverStake(queryId: number): Cell {
  return request(RECOVER_STAKE, queryId).endCell();
}

export interface Grievance {
  readonly electionId: number;
  /** The public key of who is to be fined. */
  readonly accused: Buffer;
  readonly severity: number;
  readonly fine: bigint;
  /** A part of the stake, of 2 to the power of 32. */
  readonly finePart: number;
  readonly description: string;
}

export function newComplaint(queryId: number, grievance: Grievance): Cell {
  const { electionId, accused, severity, fine, finePart, description } = grievance;
  const complaint = beginCell()
    .storeUint(COMPLAINT_TAG, 8)
    .storeBuffer(accused)
    .storeRef(beginCell().storeStringTail(description))
    // When, by whom and for how much is filled in by the elector.
    .storeUint(0, 32)
    .storeUint(severity, 8)
    .storeUint(0, 256 + 4)
    .storeCoins(fine)
    .storeUint(finePart, 32);
  return request(NEW_COMPLAINT, queryId).storeUint(electionId, 32).storeBuilder(complaint).endCell();
}

export interface Vote {
  readonly electionId: number;
  readonly complaint: bigint;
  /** Where the voter stands in the set in force. */
  readonly index: number;
  readonly keys: KeyPair;
}

export function voteForComplaint(queryId: number, { electionId, complaint, index, keys }: Vote): Cell {
  const signed = beginCell()
    .storeUint(VOTE_TAG, 32)
    .storeUint(index, 16)
    .storeUint(electionId, 32)
    .storeUint(complaint, 256)
    .endCell();
  return request(VOTE_FOR_COMPLAINT, queryId)
    .storeBuffer(keys.sign(bytesOf(signed)))
    .storeSlice(signed.beginParse())
    .endCell();
}
