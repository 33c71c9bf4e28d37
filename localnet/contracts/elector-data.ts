import { Dictionary, type Cell, type DictionaryValue, type Slice } from "@ton/core";

/** Who takes part in an election, by the validator's public key. */
export interface Candidate {
  readonly stake: bigint;
  readonly maxFactor: number;
  /** The account of the masterchain that put up the stake. */
  readonly holder: bigint;
  readonly adnl: bigint;
}

export interface Election {
  readonly id: number;
  readonly closesAt: number;
  readonly minStake: bigint;
  readonly totalStake: bigint;
  readonly candidates: ReadonlyMap<bigint, Candidate>;
  readonly failed: boolean;
  readonly finished: boolean;
}

/** A stake that is held while its validator is in force, and for some time after. */
export interface HeldStake {
  readonly holder: bigint;
  readonly weight: bigint;
  readonly stake: bigint;
}

export interface ComplaintData {
  readonly accused: bigint;
  readonly description: Cell;
  readonly createdAt: number;
  readonly severity: number;
  readonly rewardAddress: bigint;
  readonly paid: bigint;
  readonly suggestedFine: bigint;
  readonly suggestedFinePart: number;
  /** Where those who have voted stand in the set that they voted in. */
  readonly voters: readonly number[];
  /** Of that set; zero before the first vote. */
  readonly setHash: bigint;
  readonly weightRemaining: bigint;
}

export interface PastElection {
  readonly unfreezesAt: number;
  readonly setHash: bigint;
  /** By the validator's public key. */
  readonly stakes: ReadonlyMap<bigint, HeldStake>;
  readonly totalStake: bigint;
  readonly bonuses: bigint;
  readonly complaints: ReadonlyMap<bigint, ComplaintData>;
}

export interface ElectorData {
  readonly election: Election | null;
  /** What accounts of the masterchain may take out. */
  readonly credits: ReadonlyMap<bigint, bigint>;
  /** By the election's number. */
  readonly past: ReadonlyMap<number, PastElection>;
  /** What belongs to nobody in particular. */
  readonly own: bigint;
}

const KEY = Dictionary.Keys.BigUint(256);

/** Values that are only read. */
function read<T>(parse: (slice: Slice) => T): DictionaryValue<T> {
  return {
    parse,
    serialize: () => {
      throw new Error("the elector writes its data itself");
    },
  };
}

const CANDIDATE = read((slice): Candidate => {
  const stake = slice.loadCoins();
  slice.skip(32);
  return {
    stake,
    maxFactor: slice.loadUint(32),
    holder: slice.loadUintBig(256),
    adnl: slice.loadUintBig(256),
  };
});

const HELD_STAKE = read((slice): HeldStake => ({
  holder: slice.loadUintBig(256),
  weight: slice.loadUintBig(64),
  stake: slice.loadCoins(),
}));

const COMPLAINT = read((slice): ComplaintData => {
  const complaint = slice.skip(8).loadRef().beginParse().skip(8);
  const voters = slice
    .loadDict(
      Dictionary.Keys.Uint(16),
      read(() => true),
    )
    .keys();
  return {
    accused: complaint.loadUintBig(256),
    description: complaint.loadRef(),
    createdAt: complaint.loadUint(32),
    severity: complaint.loadUint(8),
    rewardAddress: complaint.loadUintBig(256),
    paid: complaint.loadCoins(),
    suggestedFine: complaint.loadCoins(),
    suggestedFinePart: complaint.loadUint(32),
    voters,
    setHash: slice.loadUintBig(256),
    weightRemaining: slice.loadIntBig(64),
  };
});

const PAST = read((slice): PastElection => {
  const unfreezesAt = slice.loadUint(32);
  slice.skip(32);
  return {
    unfreezesAt,
    setHash: slice.loadUintBig(256),
    stakes: new Map(slice.loadDict(KEY, HELD_STAKE)),
    totalStake: slice.loadCoins(),
    bonuses: slice.loadCoins(),
    complaints: new Map(slice.loadDict(KEY, COMPLAINT)),
  };
});

function readElection(slice: Slice): Election {
  return {
    id: slice.loadUint(32),
    closesAt: slice.loadUint(32),
    minStake: slice.loadCoins(),
    totalStake: slice.loadCoins(),
    candidates: new Map(slice.loadDict(KEY, CANDIDATE)),
    failed: slice.loadBit(),
    finished: slice.loadBit(),
  };
}

/** What the elector keeps; throws for data that is not an elector's. */
export function readElector(data: Cell): ElectorData {
  const slice = data.beginParse();
  const election = slice.loadMaybeRef();
  return {
    election: election === null ? null : readElection(election.beginParse()),
    credits: new Map(
      slice.loadDict(
        KEY,
        read((value) => value.loadCoins()),
      ),
    ),
    past: new Map(slice.loadDict(Dictionary.Keys.Uint(32), PAST)),
    own: slice.loadCoins(),
  };
}
