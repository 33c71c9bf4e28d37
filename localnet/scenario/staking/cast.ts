import { Address } from "@ton/core";
import { ELECTOR } from "../../chain/genesis";
import { adnlOf, validatorKey } from "../../chain/validators";
import { coins } from "../act";
import { VALIDATORS, type ResidentName } from "../residents";
import type { Town } from "../town";

export const THE_ELECTOR = Address.parseRaw(ELECTOR);

/** With what each of them takes part in every election; no two stakes are the same. */
export const OWN_STAKES = {
  viktor: coins(250_000),
  wanda: coins(290_000),
  xenia: coins(330_000),
  yusuf: coins(370_000),
  zelda: coins(410_000),
  boris: coins(450_000),
} as const satisfies Partial<Record<ResidentName, bigint>>;

export type OwnValidator = keyof typeof OWN_STAKES;

/** In the order of their stakes. */
export const OWN_VALIDATORS: readonly OwnValidator[] = [
  "viktor",
  "wanda",
  "xenia",
  "yusuf",
  "zelda",
  "boris",
];

/** A pool takes part in every second election: its money is held while the next one is held. */
export interface PoolTerms {
  readonly parity: 0 | 1;
  /** Of what is earned, the validator's part in ten-thousandths. */
  readonly share: number;
  readonly nominators: readonly ResidentName[];
}

export const POOLS = {
  lighthouse: { parity: 1, share: 4_000, nominators: ["ada", "bruno", "clara", "dmitri"] },
  windmill: { parity: 0, share: 3_000, nominators: ["edith", "farid", "greta", "hugo"] },
} as const satisfies Record<string, PoolTerms>;

export type PoolName = keyof typeof POOLS;
export const POOL_NAMES: readonly PoolName[] = ["lighthouse", "windmill"];

/** Runs the validator of both pools. */
export const POOL_VALIDATOR = "petra";
/** Puts up all of the stake of somebody else's validator. */
export const SINGLE_NOMINATOR = "kaito";
export const SINGLE_VALIDATOR = "leon";

/** What the validator puts into a pool, what a pool and the single nominator stake. */
export const VALIDATOR_DEPOSIT = coins(200_000);
export const POOL_STAKE = coins(210_000);
export const SINGLE_STAKE = coins(310_000);

export type ValidatorName = (typeof VALIDATORS)[number];

/** Keys and address by which the network knows a validator: those of before the first election keep theirs. */
export function validatorOf({ seed }: Pick<Town, "seed">, name: ValidatorName) {
  const index = VALIDATORS.indexOf(name);
  return { keys: validatorKey({ seed }, index), adnl: adnlOf({ seed }, index) };
}
