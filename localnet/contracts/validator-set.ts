import { Dictionary, type Cell } from "@ton/core";

/** A validator set of the config. */
export interface ValidatorSet {
  /** The hash of its cell. */
  readonly hash: bigint;
  /** Seconds since 1970. */
  readonly since: number;
  readonly until: number;
  /** How many of the first validators make masterchain blocks. */
  readonly main: number;
  readonly totalWeight: bigint;
  readonly members: readonly ValidatorMember[];
}

export interface ValidatorMember {
  readonly pubkey: bigint;
  readonly weight: bigint;
  readonly adnl: bigint;
}

const TIMING = 15;
const PREVIOUS = 32;
const CURRENT = 34;
const NEXT = 36;
/** Tags of a set, and of a validator with an ADNL address. */
const SET_TAG = 0x12;
const WITH_ADDRESS = 0x73;

export function parametersOf(config: Cell): Dictionary<number, Cell> {
  return Dictionary.loadDirect(Dictionary.Keys.Int(32), Dictionary.Values.Cell(), config);
}

const MEMBER = {
  serialize: () => {
    throw new Error("sets are only read here");
  },
  parse: (slice: ReturnType<Cell["beginParse"]>): ValidatorMember => {
    const tag = slice.loadUint(8);
    const pubkey = slice.skip(32).loadUintBig(256);
    const weight = slice.loadUintBig(64);
    return { pubkey, weight, adnl: tag === WITH_ADDRESS ? slice.loadUintBig(256) : 0n };
  },
};

/** Throws for a cell that is not a validator set. */
export function readValidatorSet(cell: Cell): ValidatorSet {
  const slice = cell.beginParse();
  if (slice.loadUint(8) !== SET_TAG) throw new Error("not a set of validators");
  const [since, until] = [slice.loadUint(32), slice.loadUint(32)];
  const main = slice.skip(16).loadUint(16);
  const totalWeight = slice.loadUintBig(64);
  const members = slice.loadDict(Dictionary.Keys.Uint(16), MEMBER);
  const hash = BigInt(`0x${cell.hash().toString("hex")}`);
  return { hash, since, until, main, totalWeight, members: members.values() };
}

/** The previous, current and next sets that exist. */
export function setsIn(config: Cell): readonly ValidatorSet[] {
  const parameters = parametersOf(config);
  return [PREVIOUS, CURRENT, NEXT].flatMap((number) => {
    const cell = parameters.get(number);
    return cell === undefined ? [] : [readValidatorSet(cell)];
  });
}

export function currentSet(config: Cell): ValidatorSet | null {
  const cell = parametersOf(config).get(CURRENT);
  return cell === undefined ? null : readValidatorSet(cell);
}

/** Seconds before the end of a set at which the next election opens and closes. */
export interface ElectionTiming {
  readonly opensBefore: number;
  readonly closesBefore: number;
}

export function electionTiming(config: Cell): ElectionTiming | null {
  const timing = parametersOf(config).get(TIMING)?.beginParse().skip(32);
  return timing === undefined
    ? null
    : { opensBefore: timing.loadUint(32), closesBefore: timing.loadUint(32) };
}
