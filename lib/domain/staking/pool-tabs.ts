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

export type PoolTab = keyof typeof POOL_TABS;

/** The tab for the path segment after the pool's. */
export function tabOfPoolSegment(segment: string | null): PoolTab {
  return segment !== null && isTab(segment) ? segment : "overview";
}

function isTab(segment: string): segment is PoolTab {
  return Object.hasOwn(POOL_TABS, segment);
}
