/** The `dex` of actions of the town's exchanges. */
export const DEX = "town_exchange";

/** Fields of concentrated liquidity, which these exchanges do not have. */
export const NO_RANGE = { tick_lower: null, tick_upper: null } as const;
