import { Address } from "@ton/core";
import { ELECTOR } from "../../chain/genesis";
import { adnlOf, validatorKey } from "../../chain/genesis-validators";
import { coins } from "../scenario-event";
import { VALIDATORS, type ResidentName } from "../residents";
import type { Town } from "../town";

export const ELECTOR_ADDRESS = Address.parseRaw(ELECTOR);

/** Each validator's stake in every election; all are different. */
export const OWN_STAKES = {
  viktor: coins(250_000),
  wanda: coins(290_000),
  xenia: coins(330_000),
  yusuf: coins(370_000),
  zelda: coins(410_000),
  boris: coins(450_000),
} as const satisfies Partial<Record<ResidentName, bigint>>;

/** In one election a validator stakes so little compared with the others that it is not elected and gets it back. */
export const SMALL_STAKE = { cycle: 4, by: "yusuf", amount: coins(20_000) } as const;

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

/** A pool takes part in every second election, because its stake is still held during the next one. */
export interface PoolTerms {
  readonly parity: 0 | 1;
  /** The validator's share of the earnings in ten-thousandths. */
  readonly share: number;
  readonly nominators: readonly ResidentName[];
}

export const POOLS = {
  lighthouse: { parity: 1, share: 4_000, nominators: ["ada", "bruno", "clara", "dmitri"] },
  windmill: { parity: 0, share: 3_000, nominators: ["edith", "farid", "greta", "hugo"] },
} as const satisfies Record<string, PoolTerms>;

export type PoolName = keyof typeof POOLS;
export const POOL_NAMES: readonly PoolName[] = ["lighthouse", "windmill"];

/** The validator of both pools. */
export const POOL_VALIDATOR = "petra";
/** The owner of a single-nominator contract whose validator is another resident. */
export const SINGLE_NOMINATOR = "kaito";
export const SINGLE_VALIDATOR = "leon";

/** The validator's deposit in a pool, the stake of a pool, and the stake of the single nominator. */
export const VALIDATOR_DEPOSIT = coins(200_000);
export const POOL_STAKE = coins(210_000);
export const SINGLE_STAKE = coins(310_000);

export type ValidatorName = (typeof VALIDATORS)[number];

/** A validator's key pair and ADNL address. They are the same before and after the first election. */
export function validatorOf({ seed }: Pick<Town, "seed">, name: ValidatorName) {
  const index = VALIDATORS.indexOf(name);
  return { keys: validatorKey({ seed }, index), adnl: adnlOf({ seed }, index) };
}
