import type { Genesis } from "./chain";
import { keysOf, derive, type KeyPair } from "./key-pairs";

export interface GenesisValidator {
  readonly keys: KeyPair;
  readonly weight: bigint;
  readonly adnl: Buffer;
}

/** The size of the genesis set; its first validators make masterchain blocks. */
export const VALIDATOR_COUNT = 15;
export const MASTERCHAIN_VALIDATOR_COUNT = 11;
const TOTAL_WEIGHT = 1n << 60n;

/** Cached because loading a private key is slow and validators' duties are checked all the time. */
const keysOfSeed = new Map<string, KeyPair[]>();

export function validatorKey({ seed }: Pick<Genesis, "seed">, index: number): KeyPair {
  const known = keysOfSeed.get(seed) ?? [];
  keysOfSeed.set(seed, known);
  return (known[index] ??= keysOf(seed, `validator ${index}`));
}

/** The key pairs of all possible validators, in the order of the set. */
export function validatorKeys(genesis: Pick<Genesis, "seed">, count = VALIDATOR_COUNT): readonly KeyPair[] {
  return Array.from({ length: count }, (_, index) => validatorKey(genesis, index));
}

/** A validator's ADNL address. */
export function adnlOf({ seed }: Pick<Genesis, "seed">, index: number): Buffer {
  return derive(seed, `adnl ${index}`);
}

export function genesisValidators(genesis: Genesis): readonly GenesisValidator[] {
  return validatorKeys(genesis).map((keys, index) => ({
    keys,
    weight: TOTAL_WEIGHT / BigInt(VALIDATOR_COUNT + index),
    adnl: adnlOf(genesis, index),
  }));
}
