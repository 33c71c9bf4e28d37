import { isAddress, type Address } from "../address/address";
import type { CellGraph } from "../cell/cell";
import { CellReader } from "../cell/cell-reader";

/** What a nominator pool stores besides its dictionaries of nominators, withdrawals and votes. */
export interface PoolData {
  /** 0 without a stake, 1 while one is on its way to the elector, 2 with an accepted one. */
  readonly state: number;
  readonly nominators: number;
  /** The stake that was sent last. It stays after the elector has rejected it: `stakeAtElector` is what the elector has. */
  readonly sent: bigint;
  readonly validatorAmount: bigint;
  readonly validator: Address;
  /** Of rewards, in ten-thousandths. */
  readonly validatorShare: number;
  readonly maxNominators: number;
  readonly minValidatorStake: bigint;
  readonly minNominatorStake: bigint;
  readonly hasWithdrawals: boolean;
}

/** The contract clears the amount only when a stake is returned after its round; a rejected one only resets the state. */
export function stakeAtElector<Sent extends bigint | null>(state: number | null, sent: Sent): Sent | 0n {
  return state === 0 && sent !== null ? 0n : sent;
}

const VALIDATOR_WORKCHAIN = "-1";
/** The election, the last validator set seen, how often it changed and when, and how long stakes are held. */
const SEEN_SETS = 32 + 256 + 8 + 32 + 32;

/** Null for data of another form: every bit must belong to one of the fields. */
export function readPoolData(graph: CellGraph, root: number): PoolData | null {
  const cell = graph.cells[root];
  const terms = graph.cells[cell?.refs[0] ?? -1];
  if (cell === undefined || terms === undefined) return null;
  if (cell.kind !== "ordinary" || terms.kind !== "ordinary") return null;
  const reader = new CellReader(cell);
  const [state, nominators] = [numberOf(reader, 8), numberOf(reader, 16)];
  const [sent, validatorAmount] = [reader.coins(), reader.coins()];
  reader.ref();
  const [hasNominators, hasWithdrawals] = [reader.uint(1), reader.uint(1)];
  const seen = reader.uint(SEEN_SETS);
  const hasVotes = reader.uint(1);
  if (state === null || nominators === null || sent === null || validatorAmount === null) return null;
  if (hasNominators === null || hasWithdrawals === null || seen === null || hasVotes === null) return null;
  const dictionaries = [hasNominators, hasWithdrawals, hasVotes].filter((has) => has === 1n).length;
  if (reader.bitsLeft > 0 || reader.refsLeft !== dictionaries) return null;
  const read = readTerms(new CellReader(terms));
  return read === null
    ? null
    : { state, nominators, sent, validatorAmount, hasWithdrawals: hasWithdrawals === 1n, ...read };
}

function readTerms(reader: CellReader) {
  const id = reader.uint(256);
  const [validatorShare, maxNominators] = [numberOf(reader, 16), numberOf(reader, 16)];
  const [minValidatorStake, minNominatorStake] = [reader.coins(), reader.coins()];
  if (id === null || validatorShare === null || maxNominators === null) return null;
  if (minValidatorStake === null || minNominatorStake === null) return null;
  const validator = `${VALIDATOR_WORKCHAIN}:${id.toString(16).padStart(64, "0").toUpperCase()}`;
  if (reader.bitsLeft > 0 || reader.refsLeft > 0 || !isAddress(validator)) return null;
  return { validator, validatorShare, maxNominators, minValidatorStake, minNominatorStake };
}

function numberOf(reader: CellReader, bits: number): number | null {
  const value = reader.uint(bits);
  return value === null ? null : Number(value);
}
