import { Dictionary, type Cell } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import { parseAddress } from "@/lib/ton/address/read-address";
import { parseHash } from "@/lib/ton/value/hash";
import { codeOf } from "./code";

/** The code that nominator pools everywhere have. */
export const POOL_CODE = parseHash(codeOf("nominator_pool").hash().toString("hex"));

/** What a nominator has in a pool. */
export interface Share {
  readonly amount: bigint;
  /** Comes to work with the next stake. */
  readonly pending: bigint;
  readonly leaving: boolean;
}

export interface PoolState {
  /** 0 while nothing is staked, 1 when a stake was sent, 2 when it was taken. */
  readonly state: number;
  readonly nominatorsCount: number;
  readonly sent: bigint;
  readonly validatorAmount: bigint;
  readonly validator: Address;
  /** In ten-thousandths of what is earned. */
  readonly validatorShare: number;
  readonly mostNominators: number;
  readonly leastOfValidator: bigint;
  readonly leastOfNominator: bigint;
  readonly shares: ReadonlyMap<Address, Share>;
  /** The election that it staked for. */
  readonly stakeAt: number;
  /** What it has noticed of sets of validators since then. */
  readonly noticed: Noticed;
}

export interface Noticed {
  readonly setHash: bigint;
  readonly changes: number;
  /** When it noticed the last change; seconds since 1970. */
  readonly at: number;
  /** How long stakes are held after their cycle. */
  readonly heldFor: number;
}

export const NO_SHARE: Share = { amount: 0n, pending: 0n, leaving: false };

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
    mostNominators: terms.loadUint(16),
    leastOfValidator: terms.loadCoins(),
    leastOfNominator: terms.loadCoins(),
    shares: new Map(shares),
    stakeAt: slice.loadUint(32),
    noticed: {
      setHash: slice.loadUintBig(256),
      changes: slice.loadUint(8),
      at: slice.loadUint(32),
      heldFor: slice.loadUint(32),
    },
  };
}
