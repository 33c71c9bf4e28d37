import {
  poolEventsPath,
  poolPath,
  poolRewardsPath,
  poolValidatorPath,
  type AddressNetwork,
} from "../../paths";
import type { Address } from "../../ton/address/address";

interface Tab {
  readonly name: string;
  readonly path: (network: AddressNetwork, pool: Address) => string;
}

/** The tabs of a pool, each its own page. */
export const POOL_TABS = {
  overview: { name: "Overview", path: poolPath },
  rewards: { name: "Rewards", path: poolRewardsPath },
  events: { name: "Nominator events", path: poolEventsPath },
  validator: { name: "Validator", path: poolValidatorPath },
} as const satisfies Readonly<Record<string, Tab>>;
