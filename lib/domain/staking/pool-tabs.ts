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

/** The tabs of a pool, each a page of its own. */
export const POOL_TABS = {
  overview: { name: "Overview", path: poolPath },
  rewards: { name: "Rewards", path: poolRewardsPath },
  events: { name: "Nominator events", path: poolEventsPath },
  validator: { name: "Validator", path: poolValidatorPath },
} as const satisfies Readonly<Record<string, Tab>>;

export type PoolTab = keyof typeof POOL_TABS;

/** The tab that a part of a path stands for, which comes behind that of the pool. */
export function tabOfPoolSegment(segment: string | null): PoolTab {
  return segment !== null && isTab(segment) ? segment : "overview";
}

function isTab(segment: string): segment is PoolTab {
  return Object.hasOwn(POOL_TABS, segment);
}
