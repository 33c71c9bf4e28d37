import type { Genesis } from "./chain";
import { keysOf, derive, type KeyPair } from "./keys";

export interface Validator {
  readonly keys: KeyPair;
  readonly weight: bigint;
  readonly adnl: Buffer;
}

/** Of the set that the network begins with; the masterchain's blocks are signed by the first ones. */
export const VALIDATORS = 15;
export const MASTERCHAIN_VALIDATORS = 11;
const TOTAL_WEIGHT = 1n << 60n;

export function validatorKey({ seed }: Pick<Genesis, "seed">, index: number): KeyPair {
  return keysOf(seed, `validator ${index}`);
}

/** The keys of every validator that the network can have, in the order of the set. */
export function validatorKeys(genesis: Pick<Genesis, "seed">, count = VALIDATORS): readonly KeyPair[] {
  return Array.from({ length: count }, (_, index) => validatorKey(genesis, index));
}

/** Where others find a validator. */
export function adnlOf({ seed }: Pick<Genesis, "seed">, index: number): Buffer {
  return derive(seed, `adnl ${index}`);
}

export function genesisValidators(genesis: Genesis): readonly Validator[] {
  return validatorKeys(genesis).map((keys, index) => ({
    keys,
    weight: TOTAL_WEIGHT / BigInt(VALIDATORS + index),
    adnl: adnlOf(genesis, index),
  }));
}
