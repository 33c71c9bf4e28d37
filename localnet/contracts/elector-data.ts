import { Dictionary, type Cell, type DictionaryValue, type Slice } from "@ton/core";

/** A participant of an election. */
export interface Candidate {
  readonly stake: bigint;
  readonly maxFactor: number;
  /** The masterchain account that sent the stake. */
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

/** A stake that is held during its validator's term and for some time after. */
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
  /** Indexes of the voters in the set that they belong to. */
  readonly voters: readonly number[];
  /** The hash of that set; zero before the first vote. */
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
  /** Amounts that masterchain accounts may withdraw, by account id. */
  readonly credits: ReadonlyMap<bigint, bigint>;
  /** By election id. */
  readonly past: ReadonlyMap<number, PastElection>;
  /** The elector's own balance. */
  readonly own: bigint;
}

const KEY = Dictionary.Keys.BigUint(256);

/** A dictionary value that is never written. */
function readOnly<T>(parse: (slice: Slice) => T): DictionaryValue<T> {
  return {
    parse,
    serialize: () => {
      throw new Error("the elector writes its data itself");
    },
  };
}

const CANDIDATE = readOnly((slice): Candidate => {
  const stake = slice.loadCoins();
  slice.skip(32);
  return {
    stake,
    maxFactor: slice.loadUint(32),
    holder: slice.loadUintBig(256),
    adnl: slice.loadUintBig(256),
  };
});

const HELD_STAKE = readOnly((slice): HeldStake => ({
  holder: slice.loadUintBig(256),
  weight: slice.loadUintBig(64),
  stake: slice.loadCoins(),
}));

const COMPLAINT = readOnly((slice): ComplaintData => {
  const complaint = slice.skip(8).loadRef().beginParse().skip(8);
  const voters = slice
    .loadDict(
      Dictionary.Keys.Uint(16),
      readOnly(() => true),
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

const PAST = readOnly((slice): PastElection => {
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

/** Reads the elector's data; throws for other data. */
export function readElector(data: Cell): ElectorData {
  const slice = data.beginParse();
  const election = slice.loadMaybeRef();
  return {
    election: election === null ? null : readElection(election.beginParse()),
    credits: new Map(
      slice.loadDict(
        KEY,
        readOnly((value) => value.loadCoins()),
      ),
    ),
    past: new Map(slice.loadDict(Dictionary.Keys.Uint(32), PAST)),
    own: slice.loadCoins(),
  };
}
