import { Dictionary, type Cell } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import { parseAddress } from "@/lib/ton/address/read-address";
import { parseHash } from "@/lib/ton/value/hash";
import { codeOf } from "./stored-code";

/** The code hash of nominator pools. */
export const POOL_CODE = parseHash(codeOf("nominator_pool").hash().toString("hex"));

/** A nominator's deposit in a pool. */
export interface PoolShare {
  readonly amount: bigint;
  /** Added to the amount with the next stake. */
  readonly pending: bigint;
  readonly leaving: boolean;
}

export interface PoolState {
  /** 0 without a stake, 1 when a stake was sent, 2 when it was accepted. */
  readonly state: number;
  readonly nominatorsCount: number;
  readonly sent: bigint;
  readonly validatorAmount: bigint;
  readonly validator: Address;
  /** In ten-thousandths of the earnings. */
  readonly validatorShare: number;
  readonly maxNominators: number;
  readonly minValidatorStake: bigint;
  readonly minNominatorStake: bigint;
  readonly shares: ReadonlyMap<Address, PoolShare>;
  /** The id of the election that it staked in. */
  readonly stakeAt: number;
  /** The changes of the validator set that it has observed since then. */
  readonly observed: ObservedSets;
}

export interface ObservedSets {
  readonly setHash: bigint;
  readonly changes: number;
  /** The time of the last observed change in seconds since 1970. */
  readonly at: number;
  /** How long the elector holds stakes after a cycle. */
  readonly heldFor: number;
}

export const NO_SHARE: PoolShare = { amount: 0n, pending: 0n, leaving: false };

const KEY = Dictionary.Keys.BigUint(256);
const NOT_WRITTEN = () => {
  throw new Error("a pool writes its data itself");
};
const AMOUNTS = {
  serialize: NOT_WRITTEN,
  parse: (slice: ReturnType<Cell["beginParse"]>) => ({
    amount: slice.loadCoins(),
    pending: slice.loadCoins(),
  }),
};
const NOTHING = { serialize: NOT_WRITTEN, parse: () => true };

function accountAt(workchain: 0 | -1, id: bigint): Address {
  return parseAddress(`${workchain}:${id.toString(16).padStart(64, "0")}`);
}

/** Throws for data that is not a pool's. */
export function readPool(data: Cell): PoolState {
  const slice = data.beginParse();
  const [state, nominatorsCount] = [slice.loadUint(8), slice.loadUint(16)];
  const [sent, validatorAmount] = [slice.loadCoins(), slice.loadCoins()];
  const terms = slice.loadRef().beginParse();
  const amounts = slice.loadDict(KEY, AMOUNTS);
  const leaving = slice.loadDict(KEY, NOTHING);
  const shares = [...amounts].map(
    ([id, share]) => [accountAt(0, id), { ...share, leaving: leaving.has(id) }] as const,
  );
  return {
    state,
    nominatorsCount,
    sent,
    validatorAmount,
    validator: accountAt(-1, terms.loadUintBig(256)),
    validatorShare: terms.loadUint(16),
    maxNominators: terms.loadUint(16),
    minValidatorStake: terms.loadCoins(),
    minNominatorStake: terms.loadCoins(),
    shares: new Map(shares),
    stakeAt: slice.loadUint(32),
    observed: {
      setHash: slice.loadUintBig(256),
      changes: slice.loadUint(8),
      at: slice.loadUint(32),
      heldFor: slice.loadUint(32),
    },
  };
}
