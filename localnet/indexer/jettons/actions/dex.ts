/** As actions name the exchanges of the town. */
export const DEX = "town_exchange";

/** What only exchanges of other makes have: ranges of prices, and shares that are NFTs. */
export const NO_RANGE = { tick_lower: null, tick_upper: null } as const;
